import type { Person } from './people.ts';
import type { Data } from './requests.ts';
import { type RuleCase, deny, type Write } from './rule-case.ts';

/** Invalid values, by field. */
type WrongValues = Readonly<Record<string, readonly unknown[]>>;

/**
 * From one valid document, cases that each break one condition: every field missing, an extra field, and every invalid
 * value.
 */
export function denyInvalid(
  as: Person,
  what: string,
  valid: Data,
  wrong: WrongValues,
  send: (spoilt: Data) => readonly Write[],
): readonly RuleCase[] {
  const cases: (readonly [string, Data])[] = [
    ['with a field too many', { ...valid, extra: 'no' }],
    ...Object.keys(valid).map((field) => [`without ${field}`, without(valid, field)] as const),
    ...Object.entries(wrong).flatMap(([field, values]) =>
      values.map((value) => [`with ${field} ${shown(value)}`, { ...valid, [field]: value }] as const),
    ),
  ];
  return cases.flatMap(([how, spoilt]) => deny(as, `${what} ${how}`, send(spoilt)));
}

function without(data: Data, field: string): Data {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== field));
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= 60 ? text : `${text.slice(0, 40)}… (${text.length})`;
}
