/** An amount with a true minus sign: for English, Italian and most other languages `Intl` writes a hyphen. */
export const withMinus = (figure: string): string => figure.replace('-', '−');
