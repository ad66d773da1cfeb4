/** The values that JSON can represent. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/**
 * Writes a value as canonical JSON (RFC 8785): members sorted by UTF-16 code units, no white space, numbers
 * and strings as ECMAScript writes them. Equal values have equal texts, so a hash of the text is a hash of
 * the value. It leaves out members that are `undefined`.
 *
 * @throws RangeError when the value has no canonical form: a number that is not finite, or half of a
 * surrogate pair
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'string') return canonicalString(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new RangeError(`Not a JSON number: ${value}`);
    return JSON.stringify(value);
  }
  if (value === null || typeof value === 'boolean') return String(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.keys(value)
    .sort()
    .flatMap((name) => {
      const member = value[name];
      return member === undefined ? [] : [`${canonicalString(name)}:${canonicalJson(member)}`];
    });
  return `{${members.join(',')}}`;
}

function canonicalString(text: string): string {
  if (!text.isWellFormed()) throw new RangeError('Half of a surrogate pair has no canonical JSON');
  return JSON.stringify(text);
}

// `Array.isArray` does not narrow read-only arrays.
const isList = (value: object): value is readonly Json[] => Array.isArray(value);
