import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { optionalPhoneNumber } from '#domain/accounts/account-details.ts';
import { checkEmailChange } from '#domain/accounts/email-change.ts';
import { checkEmail, checkLogIn } from '#domain/accounts/login.ts';
import { foldUsername, isUsername } from '#domain/accounts/username.ts';
import { checkAddress } from '#domain/address/address.ts';
import { readScenario, writeScenario } from '#domain/matrix/simulation/read-scenario.ts';
import { DEFAULT_SCENARIO } from '#domain/matrix/simulation/scenario.ts';
import { cents } from '#domain/money/cents.ts';
import { NO_BALANCES } from '#domain/money/ledger.ts';
import { createPartnerSearch } from '#domain/partners/search.ts';
import { canonicalIban } from '#domain/withdrawals/iban.ts';
import { checkBankForm, checkCryptoForm } from '#domain/withdrawals/withdrawal-form.ts';
import { ETHEREUM_CHECKSUMMED, TRON } from '#tests/fixtures/addresses.ts';

/** Invisible characters that web pages, chats, PDFs and address books insert between and around letters. */
const INVISIBLE = [
  ['a zero-width space', '\u200b'],
  ['a zero-width non-joiner', '\u200c'],
  ['a zero-width joiner', '\u200d'],
  ['a left-to-right mark', '\u200e'],
  ['a directional isolate', '\u2066'],
  ['a directional embedding', '\u202a'],
  ['a soft hyphen', '\u00ad'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
  ['a variation selector', '\ufe0f'],
] as const;

/** At both ends and in the middle. */
const strewn = (text: string, mark: string) => `${mark}${text.slice(0, 3)}${mark}${text.slice(3)}${mark}`;

const BALANCES = { ...NO_BALANCES, earning: cents(500_00) };
const [ETHEREUM = ''] = ETHEREUM_CHECKSUMMED;
const [TRON_ADDRESS = ''] = TRON;
const BANK = {
  amount: '100',
  country: 'IT',
  bankName: 'Banca del Mosaico',
  accountHolder: 'Ada Rossi',
  accountNumber: 'IT60X0542811101000000123456',
  zip: '12345',
  postalCode: '20121',
};

describe.each(INVISIBLE)('%s in pasted text', (_, mark) => {
  it.each([
    ['ethereum', 'sepolia', ETHEREUM],
    ['tron', 'nile', TRON_ADDRESS],
  ])('is ignored in an address of %s', (coin, network, address) => {
    expect(checkAddress(coin, network, strewn(address, mark))).toEqual({ ok: true, canonical: address });
  });

  it('does not hide a mainnet address', () => {
    const mainnet = strewn('1BoatSLRHtKNngkdXEeobR76b53LETtpyT', mark);
    expect(checkAddress('bitcoin', 'testnet', mainnet)).toMatchObject({ code: 'mainnet-address' });
  });

  it('alone is an empty address', () => {
    const form = { amount: '100', coin: '', network: '', address: mark };
    expect(checkCryptoForm(form, BALANCES)).toMatchObject({ errors: { address: { code: 'required' } } });
  });

  it('is ignored in an e-mail address', () => {
    const email = strewn('Ada@example.org', mark);
    const value = { email: 'ada@example.org' };
    expect(checkEmail({ email })).toEqual({ ok: true, value });
    expect(checkLogIn({ email, password: 'x' })).toMatchObject({ ok: true, value });
    expect(checkEmailChange({ email }, 'ada@example.org')).toMatchObject({ ok: false });
  });

  it('is ignored in a username, and does not make a second one', () => {
    expect(foldUsername(strewn('Ada_Rossi', mark))).toBe('ada_rossi');
    expect(isUsername(strewn('Ada_Rossi', mark))).toBe(true);
    expect(createPartnerSearch(['ada_rossi'])(strewn('ada_rossi', mark), 5)).toEqual(['ada_rossi']);
  });

  it('is ignored in a phone number', () => {
    expect(v.parse(optionalPhoneNumber, strewn('+39 06 1234 5678', mark))).toBe('+390612345678');
  });

  it('is ignored in the figures and codes of a bank account', () => {
    const { accountNumber, zip, postalCode, amount } = BANK;
    expect(canonicalIban(strewn('IT60 X054 2811 1010 0000 0123 456', mark))).toBe(accountNumber);
    const form = {
      ...BANK,
      amount: strewn(amount, mark),
      accountNumber: strewn(accountNumber, mark),
      zip: strewn(zip, mark),
      postalCode: strewn(postalCode, mark),
    };
    expect(checkBankForm(form, BALANCES)).toEqual(checkBankForm(BANK, BALANCES));
    expect(checkBankForm(BANK, BALANCES).ok).toBe(true);
  });

  it('is ignored in a figure of the simulator', () => {
    const members = strewn('10 000', mark);
    expect(readScenario({ ...writeScenario(DEFAULT_SCENARIO), members })).toMatchObject({
      value: { members: 10_000 },
    });
  });
});

it('joiners stay in names, because some scripts need them', () => {
  const form = { ...BANK, accountHolder: 'علی\u200cرضا' };
  expect(checkBankForm(form, BALANCES)).toMatchObject({
    value: { details: { accountHolder: 'علی\u200cرضا' } },
  });
});
