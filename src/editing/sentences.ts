import type { z } from 'astro/zod';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** The editors' name for a type of value. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, each item on a line of its own after a hyphen',
  object: 'a group of fields, each on a line of its own, indented',
};

export const IS_MISSING = 'is missing. Add it.';

/** Says how a field is spelt whose name was misspelt. */
export const isWritten = (name: string): string => `is written ${name}. Correct its name.`;

/**
 * The error of a field and how to mend it, as the rest of a sentence that begins with the field's name. Used if the
 * schema has no message of its own.
 */
export function sentenceFor(issue: RawIssue): string | undefined {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return IS_MISSING;
  switch (issue.code) {
    case 'invalid_type':
      return wrongKind(issue.expected, issue.input);
    case 'invalid_value':
      return `must be ${issue.values.join(' or ')}, not ${show(issue.input)}.`;
    case 'invalid_format':
      return wrongFormat(issue.format, issue.input);
    case 'too_small':
      if (issue.origin === 'string' && `${issue.input}`.trim() !== '') {
        return `is too short: at least ${issue.minimum} characters, not ${`${issue.input}`.length}.`;
      }
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'is empty. Fill it in.'
        : `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}, not ${show(issue.input)}.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `is too long: at most ${issue.maximum} characters, not ${`${issue.input}`.length}.`
        : `must be at most ${issue.maximum}, not ${show(issue.input)}.`;
    case 'unrecognized_keys':
      return notFields(issue);
    default:
      return undefined;
  }
}

/** A line for each unknown field. */
function notFields({ keys, inst }: Extract<RawIssue, { code: 'unrecognized_keys' }>): string {
  const known = inst && 'shape' in inst._zod.def ? Object.keys(inst._zod.def.shape as object) : [];
  return keys
    .map((key) => known.find((each) => areAlike(each, key)))
    .map((meant) =>
      meant === undefined
        ? 'is not a field of this collection. Correct its name or remove it.'
        : isWritten(meant),
    )
    .join('\n');
}

/** Whether two names differ by capitals, a plural, or one slip of the hand. */
export function areAlike(name: string, written: string): boolean {
  const [left, right] = [name.toLowerCase(), written.toLowerCase().replaceAll(/[\s_-]/g, '')];
  if (left === right || `${left}s` === right || left === `${right}s`) return true;
  const sorted = (word: string) => [...word].sort().join('');
  if (left.length === right.length && sorted(left) === sorted(right)) return true;
  const differing =
    left.length === right.length ? [...left].filter((letter, at) => letter !== right[at]) : [];
  if (differing.length === 1 && left.length > 4) return true;
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return (
    long.length - short.length === 1 &&
    [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short)
  );
}

function wrongKind(expected: string, input: unknown): string {
  const kind = KINDS[expected] ?? expected;
  if (input === null) return `is empty. It must be ${kind}.`;
  if (expected === 'string' && Array.isArray(input)) {
    return `must be one text, not a list. Write ${input.join(' and ')}.`;
  }
  const isQuoted = { boolean: /^(true|false)$/, number: /^\d+$/, int: /^\d+$/ }[expected]?.test(`${input}`);
  if (typeof input === 'string' && isQuoted) return `is text because of its quotes. Remove them: ${input}.`;
  const quotes = expected === 'string' && typeof input !== 'object' ? ' Put it in quotes.' : '';
  return `must be ${kind}, not ${show(input)}.${quotes}`;
}

function wrongFormat(format: string, input: unknown): string {
  if (format === 'date') {
    return `must be a day of the calendar written like 2022-08-24, not ${show(input)}.${dayIn(input)}`;
  }
  if (format === 'url') return `must be a whole web address that begins with https://, not ${show(input)}.`;
  return `has the wrong form: ${show(input)}.`;
}

/** Some hyphens only look like those of the keyboard, and a sign behind the day is easily missed. */
function dayIn(input: unknown): string {
  const [, year, month = '', day = ''] = /^\D?(\d{4})\D(\d{1,2})\D(\d{1,2})(?!\d)/.exec(`${input}`) ?? [];
  const meant = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const time = Date.parse(meant);
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(meant);
  return isDay ? ` Type it again: ${meant}.` : '';
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
