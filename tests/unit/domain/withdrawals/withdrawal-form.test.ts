import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { NO_BALANCES } from '#domain/money/ledger.ts';
import { checkBankForm, checkCryptoForm } from '#domain/withdrawals/withdrawal-form.ts';
import { withdrawable } from '#domain/withdrawals/withdrawal.ts';
import { ETHEREUM_CHECKSUMMED, TRON } from '#tests/fixtures/addresses.ts';

const earning = (amount: number) => ({ ...NO_BALANCES, locked: cents(9999_00), earning: cents(amount) });
const BALANCES = earning(500_00);

const BANK = {
  amount: '100',
  country: 'it',
  bankName: ' Banca del Mosaico ',
  accountHolder: 'Ada Rossi',
  accountNumber: 'IT60X0542811101000000123456',
  zip: '',
  postalCode: ' 20121 ',
};
const CRYPTO = { amount: '100', coin: 'tron', network: 'nile', address: ` ${TRON[0]} ` };

describe('a withdrawal to a bank', () => {
  it('is brought into canonical form', () => {
    expect(checkBankForm(BANK, BALANCES)).toEqual({
      ok: true,
      value: {
        amount: 100_00,
        details: {
          method: 'bank',
          country: 'IT',
          bankName: 'Banca del Mosaico',
          accountHolder: 'Ada Rossi',
          accountNumber: 'IT60X0542811101000000123456',
          zip: '',
          postalCode: '20121',
        },
      },
    });
  });

  it('reports every field at once', () => {
    const form = {
      amount: '',
      country: '',
      bankName: '',
      accountHolder: 'x'.repeat(81),
      accountNumber: 'x'.repeat(35),
      zip: 'x'.repeat(17),
      postalCode: 'x'.repeat(17),
    };
    expect(checkBankForm(form, BALANCES)).toEqual({
      ok: false,
      errors: {
        amount: { code: 'required' },
        country: 'required',
        bankName: 'required',
        accountHolder: 'too-long',
        accountNumber: 'too-long',
        zip: 'too-long',
        postalCode: 'too-long',
      },
    });
  });

  it('accepts an IBAN as printed, in countries that use them', () => {
    const printed = { ...BANK, accountNumber: 'it60 x054 2811 1010 0000 0123 456' };
    expect(checkBankForm(printed, BALANCES)).toMatchObject({
      ok: true,
      value: { details: { accountNumber: 'IT60X0542811101000000123456' } },
    });
    const american = { ...BANK, country: 'US', accountNumber: '021 000 021' };
    expect(checkBankForm(american, BALANCES)).toMatchObject({
      ok: true,
      value: { details: { accountNumber: '021000021' } },
    });
  });

  it('reports a wrong IBAN together with other errors', () => {
    const mistyped = { ...BANK, bankName: '', accountNumber: 'IT60X0542811101000000123457' };
    expect(checkBankForm(mistyped, BALANCES)).toMatchObject({
      ok: false,
      errors: { bankName: 'required', accountNumber: { code: 'check-digits', form: { letters: 'IT' } } },
    });
    expect(checkBankForm({ ...BANK, country: 'DE' }, BALANCES)).toMatchObject({
      ok: false,
      errors: { accountNumber: { code: 'other-letters', form: { letters: 'DE', length: 22 } } },
    });
  });

  it('goes to an existing country', () => {
    expect(checkBankForm({ ...BANK, country: 'XX' }, BALANCES)).toEqual({
      ok: false,
      errors: { country: 'unknown-country' },
    });
  });
});

describe('the amount of a withdrawal', () => {
  const problemWith = (amount: string, balances = BALANCES) => {
    const checked = checkBankForm({ ...BANK, amount }, balances);
    return checked.ok ? null : checked.errors.amount;
  };

  it('is at least 100 dollars and at most what was earned', () => {
    expect(problemWith('99.99')).toEqual({ code: 'below-minimum', minimum: 100_00 });
    expect(problemWith('100')).toBeNull();
    expect(problemWith('500,00')).toBeNull();
    expect(problemWith('500.01')).toEqual({ code: 'insufficient-funds', available: 500_00 });
  });

  it('has nothing to draw on while less than the minimum was earned', () => {
    expect(problemWith('100', earning(99_99))).toEqual({ code: 'insufficient-funds', available: 0 });
    expect(withdrawable(earning(99_99))).toBe(0);
    expect(withdrawable(earning(100_00))).toBe(100_00);
  });

  it('is a valid amount', () => {
    expect(problemWith('a lot')).toEqual({ code: 'not-a-number' });
    expect(problemWith('-100')).toEqual({ code: 'negative' });
    expect(problemWith('1,100')).toEqual({ code: 'ambiguous', likely: 1_100_00 });
  });
});

describe('a withdrawal to a crypto address', () => {
  it('keeps the canonical address', () => {
    expect(checkCryptoForm(CRYPTO, BALANCES)).toEqual({
      ok: true,
      value: {
        amount: 100_00,
        details: { method: 'crypto', coin: 'tron', network: 'nile', address: TRON[0] },
      },
    });
    const lower = {
      ...CRYPTO,
      coin: 'ethereum',
      network: 'sepolia',
      address: ETHEREUM_CHECKSUMMED[4].toLowerCase(),
    };
    expect(checkCryptoForm(lower, BALANCES)).toMatchObject({
      value: { details: { address: ETHEREUM_CHECKSUMMED[4] } },
    });
  });

  it('puts each problem beside the field that causes it', () => {
    const fieldsAtFault = (typed: Partial<typeof CRYPTO>) => {
      const checked = checkCryptoForm({ ...CRYPTO, ...typed }, BALANCES);
      return checked.ok ? [] : Object.keys(checked.errors).sort();
    };
    expect(fieldsAtFault({})).toEqual([]);
    expect(fieldsAtFault({ coin: '' })).toEqual(['coin']);
    expect(fieldsAtFault({ network: 'testnet' })).toEqual(['network']);
    expect(fieldsAtFault({ address: 'x' })).toEqual(['address']);
    expect(fieldsAtFault({ coin: '', address: ' ', amount: '' })).toEqual(['address', 'amount', 'coin']);
  });

  it('never goes to mainnet, and says why', () => {
    expect(checkCryptoForm({ ...CRYPTO, network: 'mainnet' }, BALANCES)).toMatchObject({
      errors: { network: { code: 'mainnet-network', reason: expect.stringContaining('mainnet') } },
    });
    const bitcoin = {
      ...CRYPTO,
      coin: 'bitcoin',
      network: 'testnet',
      address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    };
    expect(checkCryptoForm(bitcoin, BALANCES)).toMatchObject({
      errors: { address: { code: 'mainnet-address', reason: expect.stringContaining('mainnet') } },
    });
  });
});
