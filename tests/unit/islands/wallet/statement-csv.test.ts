import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { NO_BALANCES, type Posting } from '#domain/money/ledger.ts';
import { DAY } from '#domain/time.ts';
import { fileDating } from '#i18n/file-dates.ts';
import { statementCsv, statementFileName } from '#islands/wallet/statement-csv.ts';
import { subjectLinkFinder } from '#islands/wallet/subjects.ts';
import { entriesOf } from '#tests/unit/support/some-ledger.ts';

const CALENDAR = fileDating(() => null);
const AT = Date.UTC(2026, 10, 20, 14, 5, 9);
const POSTINGS: readonly Posting[] = [
  {
    id: 'ada:1',
    kind: 'credit',
    from: 'external',
    to: 'locked:ada',
    amount: cents(500_00),
    at: AT,
    subject: 'd',
  },
  {
    id: 'ben:2',
    kind: 'activation',
    from: 'locked:ben',
    to: 'earning:ada',
    amount: cents(150_05),
    at: AT,
    subject: 's6-1',
  },
  {
    id: 'ada:3',
    kind: 'hold',
    from: 'earning:ada',
    to: 'held:ada',
    amount: cents(100_00),
    at: AT,
    subject: 'w',
  },
  { id: 'ada:4', kind: 'pay', from: 'held:ada', to: 'external', amount: cents(100_00), at: AT, subject: 'w' },
];

const REVERSAL: Posting = {
  id: 'ada:5',
  kind: 'reversal',
  from: 'locked:ada',
  to: 'external',
  amount: cents(500_00),
  at: AT + DAY,
  subject: 'd',
  reversal: { of: 'ada:1', entry: 1, reason: 'Credited twice.', operator: 'olga' },
};

const ALL = { entries: entriesOf('ada', POSTINGS), opening: NO_BALANCES };

/** Splits a file without quotes into cells. */
const cellsOf = (csv: string) => csv.split('\r\n').map((row) => row.split(','));

describe('a statement for spreadsheets', () => {
  const csv = statementCsv('ada', ALL, ({ subject }) => subject, CALENDAR);

  it('has a row for each posting, oldest first, with plain decimals', () => {
    const [heading, opening, ...rows] = cellsOf(csv);
    expect(heading?.[0]).toBe('\uFEFFDate (UTC)');
    expect(opening?.slice(1, 8)).toEqual(['Opening balance', '', '', '', '', '', '0.00']);
    expect(rows.map((row) => row.slice(0, 3))).toEqual([
      ['2026-11-20 14:05:09', 'Deposit credited', 'd'],
      ['2026-11-20 14:05:09', 'Earned', 's6-1'],
      ['2026-11-20 14:05:09', 'Held for a withdrawal', 'w'],
      ['2026-11-20 14:05:09', 'Withdrawal paid', 'w'],
      [''],
    ]);
    expect(rows.map((row) => row.slice(3))).toEqual([
      ['Outside', 'Active deposit', '500.00', '500.00', '500.00', '500.00', '0.00', '0.00', ''],
      ['Another member', 'Earning', '150.05', '150.05', '650.05', '500.00', '150.05', '0.00', ''],
      ['Earning', 'Held', '100.00', '0.00', '650.05', '500.00', '50.05', '100.00', ''],
      ['Held', 'Outside', '100.00', '-100.00', '550.05', '500.00', '50.05', '0.00', ''],
      [],
    ]);
  });

  it('explains each balance by the one above it', () => {
    const rows = cellsOf(csv).slice(1, -1);
    for (const [index, row] of rows.slice(1).entries()) {
      const before = Math.round(Number(rows[index]?.[7]) * 100);
      expect(before + Math.round(Number(row[6]) * 100)).toBe(Math.round(Number(row[7]) * 100));
    }
  });

  it('has no stored id, of other members least of all', () => {
    for (const id of ['ada', 'ben']) expect(csv).not.toContain(id);
  });

  it('says of a correction what it takes back and why, and of that when it was corrected', () => {
    const entries = entriesOf('ada', [...POSTINGS, REVERSAL]);
    const rows = cellsOf(
      statementCsv('ada', { entries, opening: NO_BALANCES }, ({ subject }) => subject, CALENDAR),
    );
    expect(rows.map((row) => row.at(-1))).toEqual([
      'Correction',
      '',
      'Corrected on 2026-11-21 14:05:09: Credited twice.',
      '',
      '',
      '',
      'Takes back the posting of 2026-11-20 14:05:09: Credited twice.',
      '',
    ]);
    expect(rows.at(-2)?.slice(1, 8)).toEqual([
      ...['Correction of a deposit', 'd', 'Active deposit', 'Outside', '500.00', '-500.00', '50.05'],
    ]);
    // A filter has left out what it takes back.
    const alone = statementCsv(
      'ada',
      { entries: entries.slice(0, 1), opening: NO_BALANCES },
      () => 'd',
      CALENDAR,
    );
    expect(cellsOf(alone)[2]?.at(-1)).toBe('Credited twice.');
  });

  it('is dated by the days of a walk, as the screen is', () => {
    const entries = entriesOf('ada', [...POSTINGS, REVERSAL]);
    const dating = fileDating((at) => (at === AT ? 3 : 33));
    const [heading, , first, ...rest] = cellsOf(
      statementCsv('ada', { entries, opening: NO_BALANCES }, () => 'd', dating),
    );
    expect([heading?.[0], first?.[0], rest.at(-2)?.[0]]).toEqual(['\uFEFFDay', '3', '33']);
    expect(first?.at(-1)).toBe('Corrected on Day 33: Credited twice.');
    expect(dating.inName(AT)).toBe('day-3');
  });

  it('runs nothing that a name might say', () => {
    const evil = statementCsv('ada', ALL, () => '=HYPERLINK("x","y")', CALENDAR);
    expect(evil).toContain(`"'=HYPERLINK(""x"",""y"")"`);
    expect(evil).not.toMatch(/(^|[\r\n,])"?=/);
  });

  it('has another name for each part of the statement', () => {
    const nameOf = (view: Partial<Parameters<typeof statementFileName>[0]>) =>
      statementFileName({ group: null, from: '', to: '', ...view }, '2026-11-20');
    expect(nameOf({})).toBe('tessera-statement-2026-11-20.csv');
    expect(nameOf({ group: 'income' })).toBe('tessera-statement-2026-11-20-income.csv');
    expect(nameOf({ group: 'withdrawals', from: '2026-01-01', to: '2026-02-01' })).toBe(
      'tessera-statement-2026-11-20-withdrawals-from-2026-01-01-to-2026-02-01.csv',
    );
  });
});

it('a posting whose deposit or withdrawal is not known goes by its kind', () => {
  const subjectLinkOf = subjectLinkFinder(new Map(), []);
  expect(POSTINGS.map((posting) => subjectLinkOf(posting).name)).toEqual([
    'Deposit',
    'S6 level 1',
    'Withdrawal',
    'Withdrawal',
  ]);
  expect(subjectLinkOf(REVERSAL).name).toBe('Earlier posting');
});
