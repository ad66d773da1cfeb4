/** Characters that start a formula in spreadsheets (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/u;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
/** Includes the separators of other spreadsheet settings. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

/**
 * Rows as CSV (RFC 4180, UTF-8 with a byte order mark for spreadsheets). Text that a spreadsheet would run as a
 * formula gets an apostrophe in front; numbers, also negative ones, stay numbers.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string => UTF8_MARK + csvRows(rows);

/** Tells spreadsheets that the file is UTF-8. */
export const UTF8_MARK = '\uFEFF';

/** Further rows of such a file. */
export const csvRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

function cell(text: string): string {
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Downloads a file. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not at once: some browsers start the download only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
