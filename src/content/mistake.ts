import { AstroError } from 'astro/errors';

/** Something for the editor to mend. `message` goes on from the name of the field. */
export interface Mistake {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

export function describeMistake({ file, line, field, message }: Mistake): string {
  return `${file}:${line} ${field}: ${message}`;
}

/** Stops the build and tells of all mistakes at once. */
export function contentError(mistakes: readonly Mistake[]): AstroError {
  const count = mistakes.length === 1 ? 'One mistake' : `${mistakes.length} mistakes`;
  return new AstroError([`${count} in the content:`, ...mistakes.map(describeMistake)].join('\n\n'));
}
