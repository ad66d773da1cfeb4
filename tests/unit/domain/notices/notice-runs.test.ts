import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { unreadIn } from '#domain/notices/notice-count.ts';
import { noticeRuns } from '#domain/notices/notice-runs.ts';
import { joinedNotice, type Notice } from '#domain/notices/notice.ts';

const earned = (nth: number): Notice => ({
  id: `earned:${nth}`,
  kind: 'income-earned',
  at: nth,
  subject: 's6-1',
  amount: cents(5_00),
  partner: `partner_${nth}`,
  note: null,
});
const many = (count: number) => Array.from({ length: count }, (_, nth) => earned(nth));

const shapes = (notices: readonly Notice[], unread = 0) =>
  noticeRuns(notices, unread).map((run) => [run.notices.length, run.amount, run.isUnread]);

describe('a list of notices', () => {
  it('folds many of one kind that follow one another, with their sum', () => {
    expect(shapes(many(14))).toEqual([[14, 70_00, false]]);
  });

  it('leaves two of a kind as they are', () => {
    expect(shapes(many(2))).toEqual([
      [1, 5_00, false],
      [1, 5_00, false],
    ]);
  });

  it('has no sum where there are no amounts', () => {
    const joined = ['ben', 'cleo', 'dan'].map((name) => joinedNotice(name, 1));
    expect(shapes([...joined, earned(1)])).toEqual([
      [3, null, false],
      [1, 5_00, false],
    ]);
  });

  it('keeps read and unread ones apart', () => {
    expect(shapes(many(8), 4)).toEqual([
      [4, 20_00, true],
      [4, 20_00, false],
    ]);
    expect(shapes(many(3), 1)).toEqual([
      [1, 5_00, true],
      [1, 5_00, false],
      [1, 5_00, false],
    ]);
  });

  it('is empty without notices', () => {
    expect(shapes([])).toEqual([]);
  });
});

describe('the number of unread notices', () => {
  it('follows from two counts', () => {
    expect(unreadIn({ written: 10_000, read: 9_997 })).toBe(3);
    expect(unreadIn({ written: 2, read: 2 })).toBe(0);
  });
});
