import { AstroError } from 'astro/errors';

/** An error for the editor to mend. `message` continues a sentence that begins with the field's name. */
export interface Mistake {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

export function describeMistake({ file, line, field, message }: Mistake): string {
  return `${file}:${line} ${field}: ${message}`;
}

/** Stops the build and reports all errors at once. */
export function contentError(mistakes: readonly Mistake[]): AstroError {
  const count = mistakes.length === 1 ? 'One mistake' : `${mistakes.length} mistakes`;
  return new AstroError([`${count} in the content:`, ...mistakes.map(describeMistake)].join('\n\n'));
}
