import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend, BackendError } from '#backend/port/backend.ts';
import type { SeenDeposit } from '#domain/decisions/seen.ts';
import type { Decision } from '#domain/decisions/decision.ts';
import { cents } from '#domain/money/cents.ts';
import { seenDeposit } from './console.ts';
import type { Harness } from './harness.ts';
import {
  accountOf,
  balancesOf,
  depositsOf,
  messagesOf,
  observe,
  programmeOf,
  uidOf,
  withdrawalsOf,
} from './observe.ts';
import { PASSWORD, join, joinAsOperator, register } from './people.ts';
import { picture } from './pictures.ts';
import { depositDeclaration, withdrawalRequest } from './requests.ts';

/** A request without a network is still done, or refused for that reason alone. */
async function whileAway(asked: Promise<unknown>): Promise<string> {
  const outcome = await asked.then(
    () => 'done',
    ({ code }: BackendError) => code,
  );
  expect(['done', 'network-down']).toContain(outcome);
  return outcome;
}

const DETAILS = { firstName: 'Olga Maria', lastName: 'Rossi', phoneNumber: null, country: null };

/** A deposit of Ben's, as an operator saw it. */
interface OfBen {
  readonly uid: string;
  readonly seen: SeenDeposit;
}

/** Every request of a member or an operator. Each can be repeated under the same id. */
const REQUESTS: Readonly<
  Record<
    string,
    {
      readonly ask: (tab: Backend, ofBen: OfBen) => Promise<void>;
      /** Resolves once the effect is visible, exactly once. */
      readonly isDone: (tab: Backend) => Promise<unknown>;
    }
  >
> = {
  'a deposit': {
    ask: (tab) => tab.submitDeposit(depositDeclaration('new')),
    isDone: (tab) => depositsOf(tab).until((all) => all.filter(({ id }) => id === 'new').length === 1),
  },
  'the deletion of a deposit': {
    ask: (tab) => tab.deleteDeposit('unwanted'),
    isDone: (tab) => depositsOf(tab).until((all) => all.every(({ id }) => id !== 'unwanted')),
  },
  'a proof': {
    ask: (tab) => tab.putProof('paid', picture('image/png', 100)),
    isDone: (tab) => depositsOf(tab).until((all) => all.some(({ proofAt }) => proofAt !== null)),
  },
  'a withdrawal': {
    ask: (tab) => tab.requestWithdrawal(withdrawalRequest('new', cents(100_00))),
    isDone: (tab) =>
      withdrawalsOf(tab).until((all) => all.some(({ id, status }) => id === 'new' && status === 'held')),
  },
  'a cancellation': {
    ask: (tab) => tab.cancelWithdrawal('held'),
    isDone: (tab) =>
      withdrawalsOf(tab).until((all) =>
        all.some(({ id, status }) => id === 'held' && status === 'cancelled'),
      ),
  },
  'an activation': {
    ask: (tab) => tab.activateLevel({ matrix: 's8', level: 1 }),
    isDone: (tab) => programmeOf(tab).until(({ matrices }) => matrices[1]?.levels[0]?.status === 'active'),
  },
  'a decision': {
    ask: (tab, ofBen) =>
      tab.decideDeposit({ ...ofBen, depositId: 'of-ben', outcome: 'credit', note: 'Seen.' }),
    isDone: (tab) =>
      observe<readonly Decision[]>((...call) => tab.watchDecisions(10, ...call)).until(
        (all) => all.length === 1 && all[0]?.status === 'settled',
      ),
  },
  'a message': {
    ask: (tab) => tab.sendMessage({ id: 'new', text: 'Is anyone there?' }),
    isDone: (tab) => messagesOf(tab).until((all) => all.length === 1),
  },
  'a photo': {
    ask: (tab) => tab.putPhoto(picture('image/webp', 100)),
    isDone: (tab) => observe<unknown>((...call) => tab.watchPhoto(...call)).until((photo) => photo !== null),
  },
  'a change of details': {
    ask: (tab) => tab.changeDetails(DETAILS),
    isDone: (tab) => accountOf(tab).until(({ firstName }) => firstName === DETAILS.firstName),
  },
};

export function describeNetwork(harness: Harness): void {
  describe(`a network that fails and returns on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
    });

    it('records once a request made before and after', async () => {
      await join(tab, 'ada');
      const deposits = depositsOf(tab);
      await deposits.first();
      await harness.disconnect();
      await whileAway(tab.submitDeposit(depositDeclaration('same')));
      await harness.reconnect();
      await tab.submitDeposit(depositDeclaration('same'));
      await deposits.until((rows) => rows.length === 1);
      expect(deposits.values.every((rows) => rows.length <= 1)).toBe(true);
    });

    it('never confirms a request that is not recorded', async () => {
      await join(tab, 'ben');
      await tab.submitDeposit(depositDeclaration('of-ben'));
      const ben = await uidOf(await harness.open());
      // Operators are members too.
      await joinAsOperator(harness, tab, 'olga');
      const ofBen = { uid: ben, seen: await seenDeposit(tab, ben, 'of-ben') };
      await harness.fund('olga@mail.example', cents(500_00));
      await tab.submitDeposit(depositDeclaration('unwanted'));
      await tab.submitDeposit(depositDeclaration('paid'));
      await tab.requestWithdrawal(withdrawalRequest('held', cents(100_00)));

      await harness.disconnect();
      const outcomes = await Promise.all(
        Object.entries(REQUESTS).map(
          async ([name, { ask }]) => [name, await whileAway(ask(tab, ofBen))] as const,
        ),
      );
      await harness.reconnect();
      const page = await harness.open();
      for (const [name, outcome] of outcomes) if (outcome === 'done') await REQUESTS[name]?.isDone(page);
      for (const { ask } of Object.values(REQUESTS)) await ask(tab, ofBen);
      for (const { isDone } of Object.values(REQUESTS)) await isDone(page);
      await balancesOf(page).until(({ earning, held }) => earning === 395_00 && held === 100_00);
    });

    it('shows what happened in between', async () => {
      await join(tab, 'ada');
      const messages = messagesOf(tab);
      await messages.first();
      await harness.disconnect();
      await harness.reply('ada@mail.example', 'While you were away');
      await harness.reconnect();
      await messages.until((thread) => thread.length === 1);
    });

    it('allows a log-in once it is back', async () => {
      await register(tab, 'ada');
      await harness.disconnect();
      await whileAway(tab.logIn('ada@mail.example', PASSWORD));
      await harness.reconnect();
      await tab.logIn('ada@mail.example', PASSWORD);
      expect(await depositsOf(tab).first()).toEqual([]);
    });

    it('creates one account when a registration is repeated', async () => {
      await harness.disconnect();
      await whileAway(register(tab, 'ada'));
      await harness.reconnect();
      // If the first attempt succeeded, the second reports it.
      await register(tab, 'ada').catch(({ code }: BackendError) => expect(code).toBe('username-taken'));
      await tab.logIn('ada@mail.example', PASSWORD);
      expect(await tab.findUpline('ada')).toEqual({ username: 'ada' });
    });
  });
}
