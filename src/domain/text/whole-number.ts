import { plainNumber } from './plain-number.ts';
import { visible } from './typed-text.ts';

/** `10000`, or in groups of three as people write them: `10,000`, `10.000`, `10 000`, `10’000`. */
const WHOLE_NUMBER = /^(\d+|\d{1,3}([,.\s'’]\d{3})+)$/;

/** A whole number as a person types or pastes it, or null if the text is none. */
export function parseWholeNumber(text: string): number | null {
  const typed = visible(plainNumber(text));
  return WHOLE_NUMBER.test(typed) ? Number(typed.replaceAll(/\D/g, '')) : null;
}
