import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_OFFER, OFFER_FIELDS, type OfferText } from '#domain/offer/read-offer.ts';
import { checkOffer, goldOfToday } from '#islands/check/model.ts';
import * as text from '#islands/check/text.ts';

const PEOPLE = { country: { name: 'Italy', number: 58_952_704 }, world: 8_141_808_945 };

/** All that the page would say. */
function everySentence(typed: Partial<OfferText>): string {
  const check = checkOffer({ ...EMPTY_OFFER, ...typed }, PEOPLE);
  if (check.kind === 'incomplete')
    return Object.values(check.errors)
      .map((each) => text.problemSentence(each))
      .join('\n');
  const { answer } = check;
  const gold = [0, answer.needed / 2, answer.needed].map((others) =>
    goldOfToday(answer.offer, Math.ceil(others)),
  );
  return [
    text.heardAnswer(answer),
    text.neededSentence(answer, PEOPLE),
    ...gold.map((each) => text.todaySentence(each, 40)),
    ...answer.outgrowths.map((each) => text.growthSentence(each, answer.offer.members, PEOPLE)),
    text.othersText(answer.needed),
  ].join('\n');
}

describe('what the page says', () => {
  it('has no NaN in it, whatever is typed', () => {
    const typed = fc.oneof(
      fc.constantFrom(
        '',
        '0',
        '-1',
        '1e309',
        'NaN',
        '999999999999',
        '0.00000001',
        '٣',
        '1,000',
        '12',
        '99.9',
      ),
      fc.double({ noNaN: true, min: 0, max: 1e12 }).map((value) => value.toFixed(4)),
      fc.nat(9999).map(String),
      fc.string(),
    );
    const kinds = fc.constantFrom('rate', 'multiple', 'recruits', 'matrix');
    const texts = fc
      .record(Object.fromEntries(OFFER_FIELDS.map((field) => [field, typed])))
      .chain((fields) => kinds.map((promise) => ({ ...fields, promise, per: 'day' }) as Partial<OfferText>));
    fc.assert(
      fc.property(texts, (offer) => {
        expect(everySentence(offer)).not.toMatch(/NaN|Infinity|∞|undefined|null/);
      }),
      { numRuns: 10_000 },
    );
  });

  it('is never that an offer is safe', () => {
    const savings = everySentence({ cost: '100', percent: '0.2', per: 'month' });
    expect(savings).toContain('Nothing in these numbers speaks against it, but');
    expect(savings).toContain('Look the company up before you pay.');
    const words = [...Object.values(text.verdictText), savings].join(' ');
    expect(words).not.toMatch(/\b(safe|trustworthy|genuine|legal|legitimate)\b/i);
  });

  it.each([
    ['', 'get their money and one year’s return'],
    ['1', 'get their money and 1 day’s return'],
    ['30', 'get their money and 30 days’ return'],
  ])('says what a rate comes to, for “%s” days', (days, promised) => {
    const check = checkOffer({ ...EMPTY_OFFER, cost: '100', percent: '2', per: 'day', for: days }, PEOPLE);
    expect(check.kind === 'answer' && text.mostText(check.answer).after).toContain(promised);
  });

  it('says of signs alone that they say more than the numbers', () => {
    const check = checkOffer({ ...EMPTY_OFFER, cost: '100', percent: '0.2', said: 'urgency' }, PEOPLE);
    expect(check).toMatchObject({ kind: 'answer', answer: { verdict: 'signs', signs: ['urgency'] } });
  });

  it.each([
    ['a matrix that pays less', { promise: 'matrix', wide: '2', deep: '2', pays: '15' }, 'no-gain'],
    ['a matrix that pays as much', { promise: 'matrix', wide: '2', deep: '2', pays: '1000' }, 'no-gain'],
    ['a part of the money', { promise: 'multiple', times: '0.5', fee: '60' }, 'no-gain'],
    ['more, but for a fee', { promise: 'multiple', times: '1.5', fee: '60' }, 'numbers'],
    ['a sum for each recruit', { promise: 'recruits', sum: '50', bring: '2' }, 'numbers'],
  ])('of a price of 1000 and %s, names what is wrong first', (_, typed, verdict) => {
    const check = checkOffer({ ...EMPTY_OFFER, cost: '1000', ...typed }, PEOPLE);
    if (check.kind !== 'answer') throw new Error('No answer');
    expect(check.answer.verdict).toBe(verdict);
    const isBoundSaid = text.heardAnswer(check.answer).includes('of 100');
    expect(isBoundSaid).toBe(verdict === 'numbers');
  });

  it('is of the world alone where the country is not known', () => {
    const nowhere = { country: { name: 'Another country', number: PEOPLE.world }, world: PEOPLE.world };
    const check = checkOffer({ ...EMPTY_OFFER, cost: '5', promise: 'multiple', times: '2' }, nowhere);
    if (check.kind !== 'answer') throw new Error('No answer');
    const [outgrowth] = check.answer.outgrowths;
    expect(outgrowth && text.growthSentence(outgrowth, 1000, nowhere)).toBe(
      'Each round of new members must be 2 times the one before. From 1,000 members, it outgrows the world in round 22.',
    );
  });

  it('says that there were too many members from the start', () => {
    const check = checkOffer(
      { ...EMPTY_OFFER, cost: '5', promise: 'multiple', times: '2', members: '2000000000' },
      PEOPLE,
    );
    if (check.kind !== 'answer') throw new Error('No answer');
    const [outgrowth] = check.answer.outgrowths;
    expect(outgrowth && text.growthSentence(outgrowth, 2_000_000_000, PEOPLE)).toContain(
      `it outgrows ${PEOPLE.country.name} from the start`,
    );
  });

  it('turns tiles to gold as others join', () => {
    const check = checkOffer(
      { ...EMPTY_OFFER, cost: '5', promise: 'matrix', wide: '2', deep: '2', pays: '15' },
      PEOPLE,
    );
    if (check.kind !== 'answer') throw new Error('No answer');
    const { offer, needed } = check.answer;
    expect([0, 30, 150, needed].map((others) => goldOfToday(offer, others))).toEqual([0, 10, 50, 100]);
  });
});
