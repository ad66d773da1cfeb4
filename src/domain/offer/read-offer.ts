import { type DecimalProblem, parseDecimal } from '#domain/money/parse-decimal.ts';
import { plainNumber } from '#domain/text/plain-number.ts';
import { visible } from '#domain/text/typed-text.ts';
import { parseWholeNumber } from '#domain/text/whole-number.ts';
import {
  type Claim,
  CLAIMS,
  type Offer,
  PART,
  type Period,
  PERIODS,
  type Promised,
  PROMISE_KINDS,
  type PromiseKind,
} from './offer.ts';

/** The fields as a person fills them in, and as an address names them. */
export const OFFER_FIELDS = [
  'cost',
  'promise',
  'percent',
  'per',
  'for',
  'times',
  'months',
  'sum',
  'wide',
  'deep',
  'pays',
  'bring',
  'fee',
  'members',
  'said',
] as const;
export type OfferField = (typeof OFFER_FIELDS)[number];
/** `said` holds claims with commas between them. An empty text is a question without an answer. */
export type OfferText = Readonly<Record<OfferField, string>>;

export type OfferProblem = DecimalProblem | 'not-a-whole-number' | 'too-small' | 'not-a-choice';
export type OfferErrors = Readonly<Partial<Record<OfferField, OfferProblem>>>;

/** An offer that is read; or the fields that are missing, and what is wrong with others. */
export type ReadOffer =
  | { readonly ok: true; readonly offer: Offer }
  | { readonly ok: false; readonly missing: readonly OfferField[]; readonly errors: OfferErrors };

/** Which fields a kind of promise asks for: those that it needs, and those that may stay empty. */
export const FIELDS_OF: Readonly<
  Record<PromiseKind, { needed: readonly OfferField[]; more: readonly OfferField[] }>
> = {
  rate: { needed: ['percent', 'per'], more: ['for', 'bring'] },
  multiple: { needed: ['times'], more: ['months', 'bring'] },
  recruits: { needed: ['sum', 'bring'], more: [] },
  matrix: { needed: ['wide', 'deep', 'pays'], more: ['bring'] },
};

/** Ten times the money of the world in cents would fit: a key is stuck, not an offer made. */
const MOST = 1_000_000_000_000;
/** What whole numbers may be. A hundred years are 36,500 days. */
const RANGES = {
  for: [1, 36_500],
  months: [1, 1_200],
  wide: [1, 1_000],
  deep: [1, 20],
  bring: [0, 1_000_000],
  members: [1, 8_000_000_000],
} as const satisfies Partial<Record<OfferField, readonly [number, number]>>;

/** How many have joined if no one says so. */
export const MEMBERS_IF_UNKNOWN = 1000;

export const EMPTY_OFFER = {
  ...(Object.fromEntries(OFFER_FIELDS.map((field) => [field, ''])) as OfferText),
  promise: 'rate',
  per: 'month',
} satisfies OfferText;

/** Signs of currencies, before or after an amount: which one, no ratio asks. */
const CURRENCY = /^(?:\p{Sc}|US\$|[A-Z]{3,4}\s)\s*(?=.)|(?<=.)\s*(?:\p{Sc}|\s?[A-Z]{3,4})$/iu;

export function readOffer(text: OfferText): ReadOffer {
  const missing: OfferField[] = [];
  const errors: Partial<Record<OfferField, OfferProblem>> = {};
  const refuse = (field: OfferField, problem: OfferProblem): null => {
    errors[field] = problem;
    return null;
  };

  function parts(field: OfferField, least: bigint, isNeeded = true): bigint | null {
    const typed = visible(text[field]).replace(CURRENCY, '').replace(/\s*%$/, '');
    if (typed === '') {
      if (isNeeded) missing.push(field);
      return null;
    }
    const parsed = parseDecimal(typed, 8);
    if (!parsed.ok) return refuse(field, parsed.problem);
    if (Number(parsed.value) > MOST) return refuse(field, 'too-large');
    const value = partsOf(parsed.value);
    return value < least ? refuse(field, 'too-small') : value;
  }

  function whole(field: keyof typeof RANGES, isNeeded = false): number | null {
    const typed = visible(text[field]);
    if (typed === '') {
      if (isNeeded) missing.push(field);
      return null;
    }
    if (/^[-\u2212]/.test(visible(plainNumber(typed)))) return refuse(field, 'negative');
    const value = parseWholeNumber(typed);
    const [least, most] = RANGES[field];
    if (value === null) return refuse(field, 'not-a-whole-number');
    return value < least ? refuse(field, 'too-small') : value > most ? refuse(field, 'too-large') : value;
  }

  function choice<Choice extends string>(field: OfferField, choices: readonly Choice[]): Choice | null {
    return choices.find((each) => each === text[field]) ?? refuse(field, 'not-a-choice');
  }

  const kind = choice('promise', PROMISE_KINDS);
  const cost = parts('cost', 1n);
  const promise = kind && readPromise(kind);
  const recruits = whole('bring', kind === 'recruits') ?? 0;
  if (kind === 'recruits' && recruits === 0 && text.bring !== '' && !errors.bring)
    refuse('bring', 'too-small');
  const fee = parts('fee', 0n, false);
  const members = whole('members') ?? MEMBERS_IF_UNKNOWN;
  if (fee !== null && fee >= 100n * PART) refuse('fee', 'too-large');
  if (cost === null || !promise || missing.length > 0 || Object.keys(errors).length > 0)
    return { ok: false, missing, errors };
  const claims: readonly Claim[] = CLAIMS.filter((claim) => text.said.split(',').includes(claim));
  return { ok: true, offer: { cost, promise, recruits, kept: (fee ?? 0n) / 100n, members, claims } };

  function readPromise(promised: PromiseKind): Promised | null {
    switch (promised) {
      case 'rate': {
        const [percent, period, periods] = [
          parts('percent', 1n),
          choice<Period>('per', PERIODS),
          whole('for'),
        ];
        return percent === null || !period ? null : { kind: promised, rate: percent / 100n, period, periods };
      }
      case 'multiple': {
        const [times, months] = [parts('times', 1n), whole('months')];
        return times === null ? null : { kind: promised, times, months };
      }
      case 'recruits': {
        const sum = parts('sum', 1n);
        return sum === null ? null : { kind: promised, sum };
      }
      case 'matrix': {
        const [width, depth, pays] = [whole('wide', true), whole('deep', true), parts('pays', 1n)];
        return !width || !depth || pays === null ? null : { kind: promised, width, depth, pays };
      }
    }
  }
}

/** @param decimal with a point and at most eight decimals: `0.025` */
function partsOf(decimal: string): bigint {
  const [units = '', decimals = ''] = decimal.split('.');
  return BigInt(units + decimals.padEnd(8, '0'));
}

/** @returns a query without the question mark, `cost=5&promise=multiple&times=3`; empty if nothing was answered */
export function queryOfOffer(text: OfferText): string {
  const kind = PROMISE_KINDS.find((each) => each === text.promise);
  const { needed, more } = FIELDS_OF[kind ?? 'rate'];
  const asked = new Set<OfferField>(['cost', 'promise', ...needed, ...more, 'fee', 'members', 'said']);
  const given = OFFER_FIELDS.filter((field) => asked.has(field) && text[field] !== '');
  const isAnswered = given.some((field) => field !== 'promise' && field !== 'per');
  return isAnswered ? new URLSearchParams(given.map((field) => [field, text[field]])).toString() : '';
}

/** What an address leaves out is an empty field. Other parameters are ignored. */
export function offerInQuery(query: string): OfferText {
  const given = new URLSearchParams(query);
  const text = (field: OfferField) => given.get(field)?.slice(0, 100) ?? EMPTY_OFFER[field];
  const read = Object.fromEntries(OFFER_FIELDS.map((field) => [field, text(field)])) as OfferText;
  const isKnown = (field: OfferField, choices: readonly string[]) => choices.includes(read[field]);
  return {
    ...read,
    promise: isKnown('promise', PROMISE_KINDS) ? read.promise : EMPTY_OFFER.promise,
    per: isKnown('per', PERIODS) ? read.per : EMPTY_OFFER.per,
  };
}
