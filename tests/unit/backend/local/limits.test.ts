import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { openTab } from '#tests/support/local-backend.ts';
import { openStore } from '#backend/local/store.ts';
import { SLOTS } from '#domain/limits.ts';
import { refusal, uidOf } from '#tests/contract/observe.ts';
import { join } from '#tests/contract/people.ts';
import { picture } from '#tests/contract/pictures.ts';
import { depositDeclaration } from '#tests/contract/requests.ts';

it('takes no further proof while a member’s proofs take up all their space, and replaces one', async () => {
  const tab = await openTab({ name: 'proofs' });
  await join(tab, 'ada');
  const uid = await uidOf(tab);
  for (const id of ['with-proof', 'without']) await tab.submitDeposit(depositDeclaration(id));
  const proof = picture('image/png', 60);
  await tab.putProof('with-proof', proof);
  // These proofs belong to deposits that are decided.
  const store = await openStore('proofs');
  await store.write({ writes: ['proofs'] }, async (transaction) => {
    for (let nth = 1; nth < SLOTS.proofs; nth += 1) {
      await transaction.objectStore('proofs').add({ uid, depositId: `decided-${nth}`, proof });
    }
  });
  expect(await refusal(tab.putProof('without', proof))).toBe('proofs-full');
  await tab.putProof('with-proof', picture('image/webp', 60));
  await tab.deleteDeposit('with-proof');
  await tab.putProof('without', proof);
});
