import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { paths } from '#firestore/paths.ts';
import type { Person } from '#tests/e2e/people.ts';
import { PROJECT } from './environment.ts';

/** Grants a member the operator's rights from the next log-in on. The operator adds the second factor. */
export const makeOperator = ({ email }: Person): Promise<void> =>
  asAdministrator(async (auth, db) => {
    const { uid } = await auth.getUserByEmail(email);
    await auth.updateUser(uid, { emailVerified: true });
    await auth.setCustomUserClaims(uid, { operator: true });
    await db
      .doc(paths.operator(uid))
      .create({ grantedBy: 'a test', grantedAt: FieldValue.serverTimestamp() });
  });

/** Removes an operator from the list. Their token keeps the claim. */
export const removeOperator = ({ email }: Person): Promise<void> =>
  asAdministrator(async (auth, db) => {
    const { uid } = await auth.getUserByEmail(email);
    await db.doc(paths.operator(uid)).delete();
  });

async function asAdministrator(
  work: (auth: ReturnType<typeof getAuth>, db: ReturnType<typeof getFirestore>) => Promise<void>,
): Promise<void> {
  const app = initializeApp({ projectId: PROJECT }, crypto.randomUUID());
  await work(getAuth(app), getFirestore(app));
  await deleteApp(app);
}
