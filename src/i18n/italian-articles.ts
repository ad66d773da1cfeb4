/** Eight and eleven begin with a vowel, also in a date and in what follows an eight: l’8 novembre, l’80%, l’11%. */
const isElided = (figure: string): boolean => /^(8|11(?!\d))/.test(figure);

/** @param figure a number, percentage or date, as it is shown */
export const il = (figure: string): string => (isElided(figure) ? `l’${figure}` : `il ${figure}`);
export const del = (figure: string): string => (isElided(figure) ? `dell’${figure}` : `del ${figure}`);
export const dal = (figure: string): string => (isElided(figure) ? `dall’${figure}` : `dal ${figure}`);
