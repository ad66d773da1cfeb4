import { describe, expect, it } from 'vitest';
import { areBankDetailsDue, isAccountDue, isProofDue, redacted, RETENTION } from '#domain/retention.ts';
import { DAY } from '#domain/time.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';

const BEGUN = Date.UTC(2023, 0, 15);
const BANK = {
  method: 'bank',
  country: 'IT',
  bankName: 'Banca di Prova',
  accountHolder: 'Ada Byron',
  accountNumber: 'IT60 X054 2811 1010 0000 0123 456',
  zip: '00184',
  postalCode: '00184',
} as const;

/** Whether something is due a moment before its period is over, and at its end. */
const dueAround = (period: number, isDue: (now: number) => boolean) => [
  isDue(BEGUN + period - 1),
  isDue(BEGUN + period),
];

describe('an account', () => {
  const signIn = { isGuest: false, isVerified: false, createdAt: BEGUN, lastSeenAt: BEGUN };

  it('that is never verified goes when its time is over', () => {
    const around = dueAround(RETENTION.unverifiedAccount, (now) => isAccountDue(signIn, false, now));
    expect(around).toEqual([false, true]);
    // However often its owner was there.
    expect(isAccountDue({ ...signIn, lastSeenAt: BEGUN + 30 * DAY }, false, BEGUN + 30 * DAY)).toBe(true);
  });

  it('stays where something was posted for it, and where it is verified', () => {
    const later = BEGUN + 3650 * DAY;
    expect(isAccountDue(signIn, true, later)).toBe(false);
    expect(isAccountDue({ ...signIn, isVerified: true }, false, later)).toBe(false);
  });

  it('of a guest is due after the last visit, whatever is in it', () => {
    const guest = { ...signIn, isGuest: true, createdAt: 0 };
    const around = dueAround(RETENTION.idleGuest, (now) => isAccountDue(guest, true, now));
    expect(around).toEqual([false, true]);
  });
});

describe('a proof', () => {
  it('goes some time after the decision', () => {
    for (const status of ['credited', 'refused'] as const) {
      const isDue = (now: number) => isProofDue({ status, decidedAt: BEGUN }, now);
      expect(dueAround(RETENTION.proof, isDue)).toEqual([false, true]);
    }
  });

  it('stays while there is no decision', () => {
    expect(isProofDue({ status: 'pending', decidedAt: null }, BEGUN + 3650 * DAY)).toBe(false);
  });
});

describe('bank details', () => {
  const ended = (changes: Partial<Withdrawal>) => (now: number) =>
    areBankDetailsDue({ status: 'refused', details: BANK, decidedAt: BEGUN, ...changes }, now);

  it.each([
    ['refused', {}],
    ['cancelled', { status: 'cancelled' }],
    ['paid', { status: 'paid', decidedAt: 0, payout: { reference: 'tx-1', at: BEGUN } }],
    ['paid before payments were recorded', { status: 'paid' }],
  ] as const)('go some time after the withdrawal was %s', (_, changes) => {
    expect(dueAround(RETENTION.bankDetails, ended(changes))).toEqual([false, true]);
  });

  it.each([
    ['it is not decided', { status: 'held', decidedAt: null }],
    ['it is being cancelled', { status: 'cancelling', decidedAt: null }],
    ['the money is still to be sent', { status: 'paid', payout: null }],
    ['they are gone already', { details: { method: 'bank-redacted', ending: '3456' } }],
    [
      'they are no bank’s',
      { details: { method: 'crypto', coin: 'ethereum', network: 'sepolia', address: '0xA5' } },
    ],
  ] as const)('stay while %s', (_, changes) => {
    expect(ended(changes)(BEGUN + 3650 * DAY)).toBe(false);
  });

  it('leave the last four characters of the account number, and nothing else', () => {
    expect(redacted(BANK)).toEqual({ method: 'bank-redacted', ending: '3456' });
    expect(redacted({ ...BANK, accountNumber: '12' }).ending).toBe('12');
  });
});
