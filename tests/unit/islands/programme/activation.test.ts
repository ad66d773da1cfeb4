import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { backend } from '#backend/index.ts';
import { BackendError } from '#backend/port/backend.ts';
import { cents } from '#domain/money/cents.ts';
import type { Balances } from '#domain/money/ledger.ts';
import type { MatrixLevel } from '#domain/programme/activation.ts';
import {
  $activatedLevel,
  $reviewedLevel,
  activation,
  backToLevels,
  reviewActivation,
} from '#islands/programme/model.ts';
import { tradingPlanName } from '#i18n/levels.ts';
import { $tradingPlan } from '#stores/programme.ts';
import { $walk } from '#stores/walk.ts';
import { openPageWithHistory } from '#tests/unit/support/browser-history.ts';
import { OFFERS } from '#tests/unit/support/sample-offers.ts';
import { beMember, delayNextAnswer, earn, loseNextAnswer, presently } from '#tests/unit/support/member.ts';
import { until } from '#tests/unit/support/until.ts';

const level = (number: number): MatrixLevel => ({ matrix: 's8', level: number });

const balances = () =>
  presently<Balances>((opened, onBalances, onError) =>
    opened.watchPosition(({ balances: present }) => onBalances(present), onError),
  );

beforeAll(async () => {
  await earn(await beMember('lina'), cents(16_00));
});

beforeEach(() => {
  openPageWithHistory('/dashboard/programme/');
  onTestFinished($reviewedLevel.listen(() => undefined));
});

it('takes nothing while a level is only reviewed', async () => {
  reviewActivation(level(1));
  expect($reviewedLevel.get()).toEqual(level(1));
  expect(location.search).toBe('?activate=s8-1');
  backToLevels();
  expect($reviewedLevel.get()).toBeNull();
  expect(await balances()).toMatchObject({ earning: 16_00 });
});

it('pays once when the answer is lost and the person tries again, and leads back to all levels', async () => {
  reviewActivation(level(1));
  await loseNextAnswer('activateLevel');
  await activation.run(level(1));
  expect(activation.$progress.get()).toMatchObject({ state: 'failed' });
  expect($reviewedLevel.get()).toEqual(level(1));

  await activation.run(level(1));
  expect($reviewedLevel.get()).toBeNull();
  expect($activatedLevel.get()).toEqual(level(1));
  expect(await balances()).toMatchObject({ earning: 11_00 });
});

it('says why a level was not activated, and stays there', async () => {
  reviewActivation(level(2));
  await activation.run(level(2));
  reviewActivation(level(3));
  expect($activatedLevel.get()).toBeNull();
  await activation.run(level(3));
  expect(activation.$progress.get()).toMatchObject({ failure: { code: 'insufficient-funds' } });
  expect($reviewedLevel.get()).toEqual(level(3));
});

it('stays on another level when the answer comes late', async () => {
  const answer = await delayNextAnswer('activateLevel');
  reviewActivation(level(2));
  const run = activation.run(level(2));
  await answer.isOnItsWay;
  reviewActivation(level(4));
  expect(activation.$progress.get()).toEqual({ state: 'running' });

  answer.arrive();
  await run;
  expect($activatedLevel.get()).toEqual(level(2));
  expect($reviewedLevel.get()).toEqual(level(4));
});

it('counts an activation that is not settled yet as recorded, and no other failure', async () => {
  const opened = await backend();
  const { activateLevel } = opened;
  onTestFinished(() => void Object.assign(opened, { activateLevel }));
  for (const [code, state] of [
    ['network-down', 'failed'],
    ['settlement-pending', 'done'],
  ] as const) {
    Object.assign(opened, { activateLevel: () => Promise.reject(new BackendError(code)) });
    reviewActivation(level(3));
    await activation.run(level(3));
    expect(activation.$progress.get().state).toBe(state);
  }
  expect($activatedLevel.get()).toEqual(level(3));
  expect($reviewedLevel.get()).toBeNull();
});

it('names the highest levels as the trading plan', async () => {
  const plan = await until($tradingPlan, ({ state }) => state === 'ready');
  expect(plan.state === 'ready' && tradingPlanName(plan.value)).toBe('S8 level 2');
  expect(tradingPlanName([])).toBe('None yet');
  expect(tradingPlanName([{ matrix: 's6', level: 2, isFrozen: true }])).toBe('S6 level 2 (frozen)');
});

it('keeps the outcome of an activation until time passes', async () => {
  const { sandbox } = await backend();
  if (!sandbox) throw new Error('The local backend is a sandbox');
  await sandbox.beginWalk({ place: 'first', seed: 7 }, OFFERS, () => undefined);
  await sandbox.giveDeposit(OFFERS);
  onTestFinished($activatedLevel.listen(() => undefined));
  await until($walk, ({ state }) => state === 'ready');
  await activation.run(level(1));
  expect($activatedLevel.get()).toEqual(level(1));
  await sandbox.passDays(1, OFFERS);
  await until($activatedLevel, (activated) => activated === null);
});
