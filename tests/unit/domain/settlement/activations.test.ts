import { describe, expect, it } from 'vitest';
import { type Cents, cents } from '#domain/money/cents.ts';
import { type Balances, NO_BALANCES } from '#domain/money/ledger.ts';
import type { OpenedLevel } from '#domain/programme/programme.ts';
import { payingParts, shortfall, spendable } from '#domain/settlement/activations.ts';
import { activationOf } from '#domain/settlement/request.ts';
import { settle } from '#domain/settlement/settle.ts';
import { adaWith, NOW } from './setting.ts';
import { NO_TALLY } from '#domain/programme/results.ts';

const PRICE = cents(5_00);
const ASKED = activationOf('ada', 'ada', { matrix: 's8', level: 1 });

const balances = (locked: number, earning: number): Balances => ({
  locked: cents(locked),
  earning: cents(earning),
  held: cents(900_00),
});

/** Asks for a level whose price goes to this member. */
function activate(payee: string | null, has: Balances) {
  const opened: OpenedLevel = {
    entry: { ...ASKED, at: NOW },
    payee,
    price: PRICE,
    boxes: [],
    incomes: [],
    frozen: [],
    results: [],
    community: NO_TALLY,
  };
  const programme = { preview: () => ({ ok: true, opened }) as const };
  return settle({ ...adaWith({ balances: has }), programme }, ASKED, NOW);
}

describe('what pays for a level', () => {
  it.each<[locked: number, earning: number, missing: number, parts: { locked: number; earning: number }]>([
    [0, 0, 5_00, { locked: 0, earning: 0 }],
    [3_00, 1_99, 1, { locked: 3_00, earning: 1_99 }],
    [3_00, 2_00, 0, { locked: 3_00, earning: 2_00 }],
    [3_00, 9_00, 0, { locked: 3_00, earning: 2_00 }],
    [9_00, 9_00, 0, { locked: 5_00, earning: 0 }],
  ])('of %s locked and %s earned cents: %s are missing', (locked, earning, missing, parts) => {
    const has = balances(locked, earning);
    expect(spendable(has)).toBe(locked + earning);
    expect(shortfall(PRICE, has)).toBe(missing);
    expect(payingParts(PRICE, has)).toEqual(parts);
  });
});

describe('an activation', () => {
  it('is posted from each book that pays for it, under an id of its own', () => {
    const posting = { kind: 'activation', to: 'earning:ben', at: NOW, subject: 's8-1' };
    expect(activate('ben', balances(3_00, 9_00))).toMatchObject({
      ok: true,
      postings: [
        { ...posting, id: 'ada:activate:s8-1:locked', from: 'locked:ada', amount: 3_00 },
        { ...posting, id: 'ada:activate:s8-1:earning', from: 'earning:ada', amount: 2_00 },
      ],
      changes: [],
      opened: { payee: 'ben' },
    });
  });

  it('pays the programme itself where no member is named', () => {
    expect(activate(null, balances(9_00, 0))).toMatchObject({ postings: [{ to: 'house', amount: 5_00 }] });
  });

  it('that would pay its own member moves only what is locked', () => {
    expect(activate('ada', balances(3_00, 9_00))).toMatchObject({
      ok: true,
      postings: [{ from: 'locked:ada', to: 'earning:ada', amount: 3_00 }],
    });
    expect(activate('ada', balances(0, 9_00))).toMatchObject({ ok: true, postings: [] });
  });

  it('is refused where a cent is missing, and says what there is', () => {
    expect(activate('ben', balances(3_00, 1_99))).toEqual({
      ok: false,
      refusal: { code: 'insufficient-funds', available: 4_99 as Cents },
    });
  });

  it('is refused where the matrix refuses it, with the reason', () => {
    const programme = { preview: () => ({ ok: false, refusal: 'level-below-inactive' }) as const };
    expect(settle({ ...adaWith({ balances: balances(9_00, 0) }), programme }, ASKED, NOW)).toEqual({
      ok: false,
      refusal: { code: 'level-below-inactive' },
    });
  });

  it('needs the programme: a backend that leaves it out has a bug', () => {
    expect(() => settle(adaWith({ balances: NO_BALANCES }), ASKED, NOW)).toThrow('programme');
  });
});
