import type { User } from 'firebase/auth';
import { expect, it } from 'vitest';
import type { Context } from '#backend/firebase/context.ts';
import { firebaseDeletion } from '#backend/firebase/deletion.ts';
import type { FirestoreLiteClient } from '#backend/firebase/firestore-lite.ts';
import { BackendError } from '#backend/port/backend.ts';

it('an account stays if an operator decides on a payout while its withdrawals are cancelled', async () => {
  let isPaid = false;
  const did: string[] = [];
  const lite: Partial<FirestoreLiteClient> = {
    openWithdrawals: async () => (isPaid ? [] : ['first']),
    hasUnsentPayout: async () => isPaid,
    setErasureAsked: async (_uid, isAsked) => void did.push(`asked: ${isAsked}`),
    erase: async () => void did.push('erased'),
  };
  const context = {
    auth: {},
    member: { present: async () => ({ uid: 'ada', isAnonymous: true }) as User },
    openFirestoreLite: async () => lite,
    accountHint: { forget: () => undefined },
  } as unknown as Context;
  const { deleteAccount } = firebaseDeletion(context, {
    async cancelWithdrawal() {
      isPaid = true;
      throw new BackendError('already-decided');
    },
  });
  await expect(deleteAccount()).rejects.toMatchObject({ code: 'withdrawals-open' });
  expect(did).toEqual(['asked: true']);
});
