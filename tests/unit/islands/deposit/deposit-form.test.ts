import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Package } from '#domain/deposits/package.ts';
import { cents } from '#domain/money/cents.ts';
import {
  $depositStep,
  chooseCoin,
  type CoinOffer,
  createCoinForm,
  createPackageForm,
  startOver,
} from '#islands/deposit/model.ts';
import { coinFormText, packageFormText } from '#islands/deposit/text.ts';
import { depositRemoval } from '#stores/deposits.ts';
import { openPageWithHistory } from '#tests/unit/support/browser-history.ts';
import { beMember, delayNextAnswer, loseNextAnswer, presently } from '#tests/unit/support/member.ts';

const DOGECOIN: CoinOffer = {
  id: 'dogecoin',
  name: 'Dogecoin',
  symbol: 'DOGE',
  network: 'testnet',
  address: 'nnieym48181hVLFpoYN7vw15atqJPRJDhq',
  icon: '/dogecoin.svg',
  price: '0.125',
  priceDate: '2025-11-20',
};

const BITCOIN: CoinOffer = {
  id: 'bitcoin',
  name: 'Bitcoin',
  symbol: 'BTC',
  network: 'testnet',
  address: 'tb1qnz3ufkc35dq8n8jdmnhc2a94202rrys9wtfdjp',
  icon: '/bitcoin.svg',
  price: '100000',
  priceDate: '2025-11-20',
};

const PACKAGES: readonly Package[] = [
  { id: 'bronze', name: 'Bronze', advertisedPercent: 30, amount: cents(300_00) },
  { id: 'silver', name: 'Silver', advertisedPercent: 60, amount: cents(500_00) },
];

let page: ReturnType<typeof openPageWithHistory>;

beforeAll(async () => {
  await beMember('dora');
  page = openPageWithHistory('/dashboard/deposit/');
});

beforeEach(async () => {
  onTestFinished($depositStep.listen(() => undefined));
  startOver();
  chooseCoin('dogecoin');
  for (const { id } of await recorded()) await depositRemoval.run(id);
});

const recorded = () =>
  presently<readonly Deposit[]>((opened, onDeposits, onError) =>
    opened.watchDeposits(10, ({ items }) => onDeposits(items), onError),
  );

function silver(offer = DOGECOIN) {
  const form = createPackageForm(offer, PACKAGES);
  form.change('package', 'silver');
  return form;
}

it('records the deposit as pending, with the amount of coins at the recorded price, and shows its payment', async () => {
  await silver().submit();

  const [deposit] = await recorded();
  expect(deposit).toMatchObject({
    coin: 'dogecoin',
    network: 'testnet',
    package: 'silver',
    amount: cents(500_00),
    coinAmount: '4000',
    address: DOGECOIN.address,
    status: 'pending',
  });
  expect($depositStep.get()).toEqual({ step: 'payment', deposit: deposit?.id });
  expect(page.address()).toBe(`/dashboard/deposit/?deposit=${deposit?.id}`);
});

it('leads back to the choice of a coin, not to where the same deposit would be made again', async () => {
  await silver().submit();
  page.back();
  expect($depositStep.get()).toEqual({ step: 'coin' });
});

it('records once when it is sent twice at a time', async () => {
  const form = silver();
  await Promise.all([form.submit(), form.submit()]);
  expect(await recorded()).toHaveLength(1);
});

it('records once when the answer is lost and the person tries again', async () => {
  await loseNextAnswer('submitDeposit');
  const form = silver();
  await form.submit();
  expect(form.$state.get()).toMatchObject({ phase: 'editing', failure: { code: 'unknown' } });
  expect(form.$state.get().values.package).toBe('silver');

  await form.submit();
  expect(form.$state.get().phase).toBe('sent');
  expect(await recorded()).toHaveLength(1);
});

it('records once when the person goes back after a lost answer and chooses the same again', async () => {
  await loseNextAnswer('submitDeposit');
  await silver().submit();
  await silver().submit();
  expect(await recorded()).toHaveLength(1);
});

it('records a second one when the person wants the same again', async () => {
  await silver().submit();
  await silver().submit();
  expect(await recorded()).toHaveLength(2);
});

it('stays on another choice when the answer comes late, and records that choice once', async () => {
  const answer = await delayNextAnswer('submitDeposit');
  const first = silver().submit();
  await answer.isOnItsWay;
  startOver();
  chooseCoin('bitcoin');
  await loseNextAnswer('submitDeposit');
  const next = silver(BITCOIN);
  await next.submit();

  answer.arrive();
  await first;
  expect($depositStep.get()).toEqual({ step: 'package', coin: 'bitcoin' });
  await next.submit();
  expect($depositStep.get().step).toBe('payment');
  expect((await recorded()).map(({ coin }) => coin).sort()).toEqual(['bitcoin', 'dogecoin']);
});

it('asks for a choice, at both steps', async () => {
  const coinForm = createCoinForm([DOGECOIN]);
  await coinForm.submit();
  expect(coinForm.$state.get()).toMatchObject({ errors: { coin: 'missing' }, failedSubmits: 1 });
  expect(coinFormText.error()).toBe('Choose the coin that you want to pay in.');

  const packageForm = createPackageForm(DOGECOIN, PACKAGES);
  await packageForm.submit();
  expect(packageForm.$state.get().errors.package).toBe('missing');
  expect(packageFormText.error('missing')).toBe('Choose the package that you want to deposit.');
});

it('never asks for a coin with a value, and names the field that is set up wrongly', async () => {
  const form = silver({ ...DOGECOIN, address: 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L' });
  await form.submit();

  const error = form.$state.get().errors.package;
  expect(error).toBeInstanceOf(Error);
  expect(packageFormText.error(error ?? 'missing')).toContain('coin.address');
  expect(await recorded()).toEqual([]);
});
