import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PART } from '#domain/offer/offer.ts';
import {
  EMPTY_OFFER,
  OFFER_FIELDS,
  offerInQuery,
  type OfferField,
  type OfferText,
  queryOfOffer,
  readOffer,
} from '#domain/offer/read-offer.ts';
import { raisedSigns } from '#domain/offer/signs.ts';
import { offerOf } from './offers.ts';

const problem = (field: OfferField, typed: string) => {
  const read = readOffer({ ...EMPTY_OFFER, cost: '100', percent: '1', [field]: typed });
  return read.ok ? null : read.errors[field];
};

describe('what is typed', () => {
  it.each(['1000', '1 000', '1’000', '1.000,00', '€ 1.000,00', '1000 EUR', '1000 ETH', '١٠٠٠', '１０００'])(
    'is an amount: %s',
    (cost) => {
      expect(offerOf({ cost, percent: '1' }).cost).toBe(1000n * PART);
    },
  );

  it.each([
    ['cost', '-5', 'negative'],
    ['cost', '0', 'too-small'],
    ['cost', '1,500', 'ambiguous'],
    ['cost', 'a lot', 'not-a-number'],
    ['cost', 'NaN', 'not-a-number'],
    ['cost', '1e9', 'not-a-number'],
    ['cost', '999999999999999', 'too-large'],
    ['cost', '0.123456789', 'too-many-decimals'],
    ['percent', '-1 %', 'negative'],
    ['percent', 'Infinity', 'not-a-number'],
    ['per', 'hour', 'not-a-choice'],
    ['promise', 'riches', 'not-a-choice'],
    ['bring', '2.5', 'not-a-whole-number'],
    ['bring', '-2', 'negative'],
    ['bring', '99999999999999999999', 'too-large'],
    ['for', '0', 'too-small'],
    ['fee', '100', 'too-large'],
    ['members', '−7', 'negative'],
    ['members', '9000000000', 'too-large'],
  ] as const)('is refused: %s %s, %s', (field, typed, expected) => {
    expect(problem(field, typed)).toBe(expected);
  });

  it('asks for what is missing, and complains of nothing that is empty', () => {
    expect(readOffer(EMPTY_OFFER)).toEqual({ ok: false, missing: ['cost', 'percent'], errors: {} });
    expect(readOffer({ ...EMPTY_OFFER, promise: 'matrix', wide: '2' })).toEqual({
      ok: false,
      missing: ['cost', 'deep', 'pays'],
      errors: {},
    });
  });

  it('may be anything at all', () => {
    const text = fc.record(
      Object.fromEntries(OFFER_FIELDS.map((field) => [field, fc.string({ unit: 'grapheme' })])),
    ) as fc.Arbitrary<unknown> as fc.Arbitrary<OfferText>;
    fc.assert(
      fc.property(text, (typed) => {
        expect(readOffer(typed).ok).toBeTypeOf('boolean');
        expect(readOffer(offerInQuery(`?${queryOfOffer(typed)}`)).ok).toBeTypeOf('boolean');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the address of an offer', () => {
  it('names what was answered, and nothing that the promise does not ask', () => {
    const text = {
      ...EMPTY_OFFER,
      cost: '5',
      promise: 'matrix',
      wide: '2',
      deep: '2',
      pays: '15',
      percent: '9',
    };
    const query = queryOfOffer(text);
    expect(query).toBe('cost=5&promise=matrix&wide=2&deep=2&pays=15');
    expect(readOffer(offerInQuery(query))).toEqual(readOffer(text));
  });

  it('is empty while nothing was answered, and what it cannot mean is left out', () => {
    expect(queryOfOffer(EMPTY_OFFER)).toBe('');
    expect(offerInQuery('?promise=riches&per=hour&ref=ada')).toEqual(EMPTY_OFFER);
  });
});

describe('warning signs', () => {
  const people = [58_952_704, 8_141_808_945];

  it('are what was said, and what the numbers show', () => {
    expect(
      raisedSigns(offerOf({ cost: '5', promise: 'matrix', wide: '2', deep: '2', pays: '15' }), people),
    ).toEqual(['recruits-needed', 'buy-in']);
    expect(
      raisedSigns(offerOf({ cost: '100', percent: '1', per: 'day', said: 'urgency,other' }), people),
    ).toEqual(['urgency', 'high-return', 'buy-in']);
    expect(raisedSigns(offerOf({ cost: '100', percent: '0.2', per: 'month' }), people)).toEqual([]);
  });
});
