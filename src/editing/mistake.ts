import { fileURLToPath } from 'node:url';
import { AstroError } from 'astro/errors';

/** An error for the editor to mend. `message` continues a sentence that begins with the field's name. */
export interface Mistake {
  /** Path from the root of the project. */
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

export function describeMistake({ file, line, field, message }: Mistake): string {
  return `${file}:${line} ${field}: ${message}`;
}

/** The heading of a list of mistakes. */
export const countMistakes = (count: number): string => (count === 1 ? 'One mistake' : `${count} mistakes`);

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
