import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend, OnError } from '#backend/port/backend.ts';
import type { DeskEntry, RequestRef } from '#domain/decisions/desk.ts';
import type { Harness } from './harness.ts';
import { observe, refusal, sessionOf } from './observe.ts';
import { join, joinAsOperator } from './people.ts';
import { picture } from './pictures.ts';
import { depositDeclaration } from './requests.ts';

const deskOf = (tab: Backend) =>
  observe<readonly DeskEntry[]>((onEntries, onError: OnError) => tab.watchDesk(onEntries, onError));

const uidOf = async (harness: Harness): Promise<string> => {
  const session = await sessionOf(await harness.open()).first();
  if (!('uid' in session)) throw new Error('No one is signed in');
  return session.uid;
};

export function describeDesk(harness: Harness): void {
  describe(`what operators tell one another on ${harness.name}`, () => {
    let tab: Backend;
    let request: RequestRef;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await join(tab, 'ada');
      await tab.submitDeposit(depositDeclaration('first'));
      request = { uid: await uidOf(harness), requestKind: 'deposit', requestId: 'first' };
    });

    it('is one operator’s while they handle a request, and free once they leave it', async () => {
      await joinAsOperator(harness, tab, 'olga');
      await tab.handle(request);
      await tab.handle(request);
      const [entry] = await deskOf(tab).until((entries) => entries.length === 1);
      expect(entry).toMatchObject({ ...request, sign: 'handling', operator: { username: 'olga' } });

      await joinAsOperator(harness, tab, 'oscar');
      expect(await refusal(tab.handle(request))).toBe('being-handled');
      // Only the one who handles it can end that.
      await tab.leave(request);
      expect(await deskOf(tab).first()).toHaveLength(1);

      await harness.logInAsOperator(tab, 'olga@mail.example');
      await tab.leave(request);
      await harness.logInAsOperator(tab, 'oscar@mail.example');
      await tab.handle(request);
      await deskOf(tab).until((entries) => entries[0]?.operator.username === 'oscar');
    });

    it('has marks that are everyone’s', async () => {
      await joinAsOperator(harness, tab, 'olga');
      await tab.mark(request);
      await joinAsOperator(harness, tab, 'oscar');
      const desk = deskOf(tab);
      expect(await desk.until((entries) => entries.length === 1)).toMatchObject([
        { ...request, sign: 'marked', operator: { username: 'olga' } },
      ]);
      await tab.unmark(request);
      await desk.until((entries) => entries.length === 0);
    });

    it('is for operators alone, and never about their own requests', async () => {
      expect(await refusal(tab.handle(request))).toBe('permission-denied');
      expect(await refusal(tab.mark(request))).toBe('permission-denied');
      expect(await refusal(deskOf(tab).first())).toBe('permission-denied');
      await joinAsOperator(harness, tab, 'olga');
      await tab.submitDeposit(depositDeclaration('own'));
      const own = { ...request, uid: await uidOf(harness), requestId: 'own' };
      expect(await refusal(tab.handle(own))).toBe('own-request');
      expect(await refusal(tab.mark(own))).toBe('own-request');
    });

    it('names other deposits with the same picture', async () => {
      await tab.putProof('first', picture('image/png', 80));
      await join(tab, 'ben');
      await tab.submitDeposit(depositDeclaration('of-ben'));
      await tab.putProof('of-ben', picture('image/png', 80));
      await tab.submitDeposit(depositDeclaration('other'));
      await tab.putProof('other', picture('image/png', 81));
      await joinAsOperator(harness, tab, 'olga');
      const { proven } = await observe<Parameters<Parameters<Backend['watchDepositQueue']>[1]>[0]>(
        (...call) => tab.watchDepositQueue(10, ...call),
      ).first();
      const waiting = proven.rows.flatMap(({ requests }) => requests);
      const used = async (id: string) => {
        const found = waiting.find(({ deposit }) => deposit.id === id);
        if (!found) throw new Error(`${id} does not wait`);
        return (await tab.findSameProof(found)).map(({ deposit }) => deposit.id);
      };
      expect(await used('first')).toEqual(['of-ben']);
      expect(await used('of-ben')).toEqual(['first']);
      expect(await used('other')).toEqual([]);
    });
  });
}
