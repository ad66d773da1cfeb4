import { fileURLToPath } from 'node:url';
import { AstroError } from 'astro/errors';

/** Something for the editor to mend. `message` continues a sentence that begins with the field's name. */
export interface Finding {
  readonly field: string;
  readonly message: string;
  /** Without a kind it stops a build; so does what is `unfinished`, but not in a draft. A `warning` stops none. */
  readonly kind?: 'unfinished' | 'warning' | undefined;
}

export interface Mistake extends Finding {
  /** Path from the root of the project. */
  readonly file: string;
  readonly line: number;
}

export const isWarning = ({ kind }: Finding): boolean => kind === 'warning';

export function describeMistake({ file, line, field, message }: Mistake): string {
  return `${file}:${line} ${field}: ${message}`;
}

const counted = (count: number, noun: string): string => (count === 1 ? `One ${noun}` : `${count} ${noun}s`);

/** The headings of lists. */
export const countMistakes = (count: number): string => counted(count, 'mistake');
export const countWarnings = (count: number): string => counted(count, 'warning');

/**
 * Stops a build, or a page of the development server, and reports all errors at once.
 *
 * @param root of the project, to show the line of the first error
 */
export function contentError(mistakes: readonly Mistake[], root?: URL): AstroError {
  const [first] = mistakes;
  const title = `${countMistakes(mistakes.length)} in the content`;
  const error = new AstroError([`${title}:`, ...mistakes.map(describeMistake)].join('\n\n'));
  const loc = root &&
    first && { file: fileURLToPath(new URL(first.file, root)), line: first.line, column: 1 };
  // Without a stack: the lines of our own source would bury the editor's.
  return Object.assign(error, { name: 'Content', title, stack: '', ...(loc && { loc }) });
}
