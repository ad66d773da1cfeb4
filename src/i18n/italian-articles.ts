/**
 * Eight and eleven begin with a vowel, also in a date and in what follows an eight: l’8 novembre, l’80%, l’11%. So does
 * a one: l’1%, l’1,84%; but the first of a month is “il primo”. Zero begins with a z: lo 0,5%.
 */
function withArticle(figure: string, elided: string, beforeZ: string, otherwise: string): string {
  // A walk's day begins with a capital where it stands alone: Giorno 8, del giorno 8.
  const written = figure.toLowerCase();
  return /^(8|11(?!\d)|1(?=[,%]|$))/.test(written)
    ? `${elided}’${written}`
    : `${written.startsWith('0') ? beforeZ : otherwise} ${written}`;
}

/** @param figure a number, percentage or date, as it is shown */
export const il = (figure: string): string => withArticle(figure, 'l', 'lo', 'il');
export const del = (figure: string): string => withArticle(figure, 'dell', 'dello', 'del');
export const nel = (figure: string): string => withArticle(figure, 'nell', 'nello', 'nel');
export const al = (figure: string): string => withArticle(figure, 'all', 'allo', 'al');
export const dal = (figure: string): string => withArticle(figure, 'dall', 'dallo', 'dal');
/** Before a number of several things. @param figure e.g. `8`, `11.000` */
export const i = (figure: string): string => `${/^(8|11(?!\d))/.test(figure) ? 'gli' : 'i'} ${figure}`;
