import { FIGURE_NAMES } from './figure-names.ts';

/** The fields of an entry as YAML has them. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a translation is one of. */
export interface Original {
  /** Path from the root of the project. */
  readonly file: string;
  readonly fields: Fields;
  /** Without a mistake in its fields. */
  readonly isSound: boolean;
}

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A translation writes what differs; groups are joined field by field, lists are its own. */
export function translatedFields(original: Fields, written: Fields): Record<string, unknown> {
  const joined = Object.entries(written).map(([field, value]) => {
    const of = original[field];
    return [field, isGroup(of) && isGroup(value) ? translatedFields(of, value) : value];
  });
  return { ...original, ...Object.fromEntries(joined) };
}

/** Words that the program reads, and that therefore have no translation. */
const NAMES: ReadonlySet<string> = new Set(['formerly', 'id', 'mailLanguage', 'regions', 'status', 'tags']);

/** A text is finished and changed in one language before it is in another, and each source was read on its own day. */
const OF_EACH_LANGUAGE: ReadonlySet<string> = new Set(['draft', 'read', 'updated']);

const DAY = /^\d{4}-\d\d-\d\d$/;

interface FactMistake {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Figures, days and names that a translation has otherwise than its original: readers of two languages would read two facts. */
export function factMistakes(
  { file, fields, isSound }: Original,
  written: Fields | null,
): readonly FactMistake[] {
  const compare = (of: unknown, own: unknown, path: readonly PropertyKey[]): FactMistake[] => {
    const name = path.findLast((part) => typeof part === 'string') ?? '';
    if (own === undefined || OF_EACH_LANGUAGE.has(name)) return [];
    if (isGroup(own)) {
      return Object.entries(own).flatMap(([field, value]) =>
        compare(isGroup(of) ? of[field] : undefined, value, [...path, field]),
      );
    }
    if (Array.isArray(own) && !NAMES.has(name)) {
      return own.flatMap((item, index) =>
        compare(Array.isArray(of) ? of[index] : undefined, item, [...path, index]),
      );
    }
    const lacking = typeof own === 'string' ? figuresIn(of).filter((each) => !own.includes(each)) : [];
    if (lacking.length > 0) {
      const message = `lacks ${lacking.join(', ')}, which ${file} has. Name the same figures here, so that the engine works them out.`;
      return [{ path, message }];
    }
    const isListed = path.some((part) => typeof part === 'number');
    const isFact =
      NAMES.has(name) ||
      typeof own === 'number' ||
      typeof own === 'boolean' ||
      (typeof own === 'string' && DAY.test(own));
    // A list may have other items than the original's.
    if (!isFact || JSON.stringify(of) === JSON.stringify(own) || (isListed && of === undefined)) return [];
    const there = of === undefined ? `is not in ${file}` : `is ${show(of)} in ${file}`;
    const remedy = isListed ? 'Write the same here.' : 'A translation has the words alone: take it out here.';
    return [{ path, message: `${there}, and ${show(own)} here. ${remedy}` }];
  };
  return written === null || !isSound ? [] : compare(fields, written, []);
}

const figuresIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? FIGURE_NAMES.map((name) => `{${name}}`).filter((sign) => value.includes(sign))
    : [];

const show = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : `${value}`);
