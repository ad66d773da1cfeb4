import { beforeEach, describe, expect, it } from 'vitest';
import { cents, ZERO } from '#domain/money/cents.ts';
import { readMissingRegistrations, type ChainMember } from '#domain/programme/upline-chain.ts';
import { Programme } from '#domain/programme/programme.ts';
import { highestLevels, totalOf } from '#domain/programme/view.ts';
import { incomesOf } from '#tests/unit/support/fold-holdings.ts';
import { registered, Story } from './programme-setting.ts';

describe('three members in a line', () => {
  let story: Story;
  beforeEach(() => {
    story = new Story();
    story.join('ada');
    story.join('ben', 'ada');
    story.join('cleo', 'ben');
  });

  it('pay the one above in S8', () => {
    expect(story.activate('ada', 's8').payee).toBeNull();
    expect(story.activate('ben', 's8')).toMatchObject({ payee: 'ada', price: cents(5_00) });
    expect(story.activate('cleo', 's8').payee).toBe('ben');
    expect(story.levelOf('ada', 's8')).toMatchObject({
      status: 'active',
      earned: cents(5_00),
      missed: ZERO,
      box: { cycles: 0, filled: 1, places: [{ place: 1, username: 'ben_name' }] },
    });
    expect(story.levelOf('cleo', 's8').box).toEqual({
      cycles: 0,
      filled: 0,
      frozen: false,
      places: [],
      earned: 0,
      missed: 0,
      paidTo: 'ben_name',
    });
    expect(story.levelOf('ada', 's8').box?.paidTo).toBeNull();
  });

  it('pay the member two above in S6, whose second line they are in', () => {
    expect(story.activate('ada', 's6').payee).toBeNull();
    expect(story.activate('ben', 's6').payee).toBeNull();
    expect(story.activate('cleo', 's6').payee).toBe('ada');
    expect(story.levelOf('ada', 's6').box?.places).toEqual([
      { place: 1, username: 'ben_name' },
      { place: 3, username: 'cleo_name' },
    ]);
    expect(story.levelOf('ben', 's6').box?.places).toEqual([{ place: 1, username: 'cleo_name' }]);
  });

  it('are skipped by members below who hold a level that they lack', () => {
    story.activate('ada', 's8');
    expect(story.activate('cleo', 's8').payee).toBe('ada');
    story.activate('ben', 's8');
    expect(story.levelOf('ben', 's8').box?.places).toEqual([]);
  });

  it('activate levels in order, once', () => {
    const asked = { kind: 'activate', uid: 'ada', username: 'ada_name', matrix: 's6', at: 0 } as const;
    expect(story.programme.preview({ ...asked, level: 2 })).toEqual({
      ok: false,
      refusal: 'level-below-inactive',
    });
    story.activate('ada', 's6');
    expect(story.programme.preview({ ...asked, level: 1 })).toEqual({ ok: false, refusal: 'level-active' });
    expect(story.programme.preview({ ...asked, level: 13 })).toEqual({ ok: false, refusal: 'level-unknown' });
    expect(
      story.viewOf('ada').matrices.map(({ levels }) => levels.slice(0, 3).map(({ status }) => status)),
    ).toEqual([
      ['active', 'next', 'locked'],
      ['next', 'locked', 'locked'],
    ]);
  });

  it('take no part while the log lacks them', () => {
    const stranger = {
      kind: 'activate',
      uid: 'eve',
      username: 'eve',
      matrix: 's6',
      level: 1,
      at: 0,
    } as const;
    expect(story.programme.preview(stranger)).toEqual({ ok: false, refusal: 'member-unknown' });
    expect(() => story.programme.apply(stranger)).toThrow('member-unknown');
    expect(() => story.programme.apply(registered('ada'))).toThrow('member-exists');
    expect(() => story.programme.apply(registered('dan', 'eve'))).toThrow('sponsor-unknown');
  });

  it('are shown under the name that they had when they took a place', () => {
    story.activate('ada', 's8');
    story.tell({ kind: 'activate', uid: 'ben', username: 'benedict', matrix: 's8', level: 1, at: 1 });
    expect(story.levelOf('ada', 's8').box?.places).toEqual([{ place: 1, username: 'benedict' }]);
    expect(incomesOf('ada', story.incomes)).toMatchObject([{ partner: 'benedict' }]);
  });
});

describe('a box that is full', () => {
  const story = new Story();
  story.join('ada');
  story.activate('ada', 's8');
  const partners = Array.from({ length: 10 }, (_, index) => `partner${index}`);
  for (const uid of partners) story.join(uid, 'ada');

  it('starts over, freezes while the next level is not active, and thaws with it', () => {
    const payees = partners.slice(0, 8).map((uid) => story.activate(uid, 's8').payee);
    expect(payees).toEqual([...Array(6).fill('ada'), null, null]);
    expect(story.levelOf('ada', 's8')).toMatchObject({
      status: 'frozen',
      earned: cents(30_00),
      box: { cycles: 1, filled: 0, places: [] },
    });

    expect(story.activate('partner8', 's8').payee).toBeNull();
    expect(story.levelOf('ada', 's8')).toMatchObject({
      status: 'frozen',
      missed: cents(5_00),
      box: { filled: 1, places: [{ place: 1, username: 'partner8_name' }] },
    });

    story.activate('ada', 's8', 2);
    expect(story.levelOf('ada', 's8')).toMatchObject({ status: 'active', box: { filled: 1 } });
    expect(story.activate('partner9', 's8').payee).toBe('ada');
    expect(story.levelOf('ada', 's8').box?.places).toHaveLength(2);
  });

  it('names the partners whose payments it received and missed', () => {
    const view = story.viewOf('ada');
    const incomes = incomesOf('ada', story.incomes).map(({ partner, kind }) => [partner, kind]);
    expect(incomes).toHaveLength(8);
    expect(incomes[0]).toEqual(['partner0_name', 'earned']);
    expect(incomes).toContainEqual(['partner8_name', 'missed']);
    expect(incomes.at(-1)).toEqual(['partner9_name', 'earned']);
    expect([totalOf(view, 'earned'), totalOf(view, 'missed')]).toEqual([35_00, 5_00]);
    expect(highestLevels(view)).toEqual([{ matrix: 's8', level: 2 }]);
    expect(highestLevels(new Story().viewOf('nobody'))).toEqual([]);
  });

  it('is the same after every fold of the log', () => {
    const again = new Programme();
    const incomes = story.log.flatMap((entry) => again.apply(entry)?.incomes ?? []);
    expect(again.hash()).toBe(story.programme.hash());
    expect(again.boxesOf('ada')).toEqual(story.programme.boxesOf('ada'));
    expect(incomes).toEqual(story.incomes);
  });
});

describe('the line of a member whom the log lacks', () => {
  /** Each member's upline; null: the programme. */
  const lineIn = (uplines: Readonly<Record<string, string | null>>, member: string, known: string[] = []) => {
    const find = async (uid: string): Promise<ChainMember | null> => {
      const upline = uplines[uid];
      return upline === undefined ? null : { username: `${uid}_name`, upline };
    };
    return readMissingRegistrations(member, (uid) => known.includes(uid), find);
  };

  it('is registered from the top, without those in the log', async () => {
    const uplines = { ada: null, ben: 'ada', cleo: 'ben' };
    expect(await lineIn(uplines, 'cleo')).toEqual([
      registered('ada'),
      registered('ben', 'ada'),
      registered('cleo', 'ben'),
    ]);
    expect(await lineIn(uplines, 'cleo', ['ada'])).toEqual([
      registered('ben', 'ada'),
      registered('cleo', 'ben'),
    ]);
    expect(await lineIn(uplines, 'cleo', ['ada', 'ben', 'cleo'])).toEqual([]);
  });

  it('ends at the programme below a deleted account', async () => {
    expect(await lineIn({ cleo: 'ben' }, 'cleo')).toEqual([registered('cleo')]);
    expect(await lineIn({}, 'cleo')).toEqual([]);
    expect(await lineIn({ cleo: 'ben' }, 'cleo', ['ben'])).toEqual([registered('cleo', 'ben')]);
  });

  it('ends at the programme where it has a cycle', async () => {
    expect(await lineIn({ ada: 'ben', ben: 'ada' }, 'ben')).toEqual([
      registered('ada'),
      registered('ben', 'ada'),
    ]);
  });
});
