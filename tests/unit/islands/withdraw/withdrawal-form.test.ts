import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import type { Coin } from '#domain/money/coin.ts';
import {
  $withdrawalStep,
  type BankField,
  type BankForm,
  createBankForm,
  createCryptoForm,
  createMethodForm,
} from '#islands/withdraw/model.ts';
import { bankFormText, cryptoFormText, methodFormText, SAMPLE_BANK_DETAILS } from '#islands/withdraw/text.ts';
import { openPageWithHistory } from '#tests/unit/support/browser-history.ts';
import { beMember } from '#tests/unit/support/member.ts';

const COINS: readonly Coin[] = [
  {
    id: 'bitcoin',
    name: 'Bitcoin',
    symbol: 'BTC',
    network: 'testnet',
    address: 'tb1qnz3ufkc35dq8n8jdmnhc2a94202rrys9wtfdjp',
  },
];

beforeAll(async () => {
  await beMember('wanda');
});

beforeEach(() => {
  openPageWithHistory('/dashboard/withdraw/');
  onTestFinished($withdrawalStep.listen(() => undefined));
});

async function bankFormWith(amount: string): Promise<BankForm> {
  const form = createBankForm();
  form.fill({ ...SAMPLE_BANK_DETAILS, amount });
  await form.submit();
  return form;
}

function sentence(form: BankForm, field: BankField): string | undefined {
  const error = form.$state.get().errors[field];
  return error && bankFormText.error(error, field);
}

it('asks how much and where to before anything else', async () => {
  const form = createMethodForm();
  await form.submit();
  expect(form.$state.get().errors).toEqual({ amount: { code: 'required' }, method: 'missing' });
  expect(methodFormText.error('missing')).toBe('Choose Bank or Cryptocurrency.');
});

it('says what an account with nothing on it can withdraw', async () => {
  expect(sentence(await bankFormWith('100'), 'amount')).toBe(
    'Insufficient funds: you can withdraw up to $0.00.',
  );
});

it('says the minimum', async () => {
  expect(sentence(await bankFormWith('99.99'), 'amount')).toBe('Enter $100.00 or more.');
});

it('never guesses what an amount means', async () => {
  expect(sentence(await bankFormWith('1,100'), 'amount')).toBe('Do you mean $1,100.00?');
});

it('finds every error at once and keeps what was typed, also for a later visit to the form', async () => {
  const form = createBankForm();
  form.fill({ amount: '1e3', country: '', bankName: 'My bank', accountHolder: ' ', accountNumber: '' });
  await form.submit();

  expect(Object.keys(form.$state.get().errors).sort()).toEqual([
    'accountHolder',
    'accountNumber',
    'amount',
    'country',
  ]);
  expect(sentence(form, 'country')).toBe('Choose a country.');
  expect(createBankForm().$state.get().values).toMatchObject({ amount: '1e3', bankName: 'My bank' });
});

it('says why an address is refused, and takes test coins only', async () => {
  const form = createCryptoForm(COINS);
  form.fill({ amount: '150', coin: 'bitcoin', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' });
  await form.submit();

  const { address, amount } = form.$state.get().errors;
  expect(address && cryptoFormText.error(address)).toContain('mainnet coins have real value');
  expect(amount && cryptoFormText.error(amount)).toContain('$0.00');
});

it('asks for coin and address when neither was given', async () => {
  const form = createCryptoForm(COINS);
  form.fill({ amount: '', coin: '', address: '' });
  await form.submit();
  expect(Object.keys(form.$state.get().errors).sort()).toEqual(['address', 'amount', 'coin']);
});
