import { deleteApp } from 'firebase/app';
import { deleteUser, type UserCredential } from 'firebase/auth';
import { type BackendErrorCode, loadChunk } from '#backend/port/backend.ts';
import { type Client, openClient } from './app.ts';
import type { Context } from './context.ts';
import { toBackendError } from './errors.ts';
import type { NewAccount, FirestoreLiteClient } from './firestore-lite.ts';

/** Several may be open at the same time, and each needs a name of its own. */
let opened = 0;

/**
 * Runs work in a client of its own, whose session ends with the work. A new person signs in only there: the page's own
 * session changes once the account exists, or not at all.
 */
export async function withTemporaryApp<Value>(
  { config, ephemeral }: Context,
  work: (client: Client, firestoreLite: FirestoreLiteClient) => Promise<Value>,
): Promise<Value> {
  const { openFirestoreLite } = await loadChunk(import('./firestore-lite.ts'));
  opened += 1;
  const client = await openClient(config, [ephemeral], `temporary-${opened}`);
  try {
    return await work(client, openFirestoreLite(client.app, config));
  } finally {
    await deleteApp(client.app);
  }
}

/** After these refusals another person's attempt may succeed, so remove this one's traces. */
const DEFINITE: readonly BackendErrorCode[] = ['username-taken', 'upline-unknown', 'permission-denied'];

/**
 * Creates the account of a person new to the identity service. A refusal also removes the person there. If the answer
 * is lost the person stays, because the account may exist: the next sign-in finds it, or finishes it.
 */
export async function createAccountFor(
  { user }: UserCredential,
  firestoreLite: FirestoreLiteClient,
  account: NewAccount,
): Promise<void> {
  try {
    await firestoreLite.createAccount(user.uid, account);
  } catch (thrown) {
    if (DEFINITE.includes(toBackendError(thrown).code)) await deleteUser(user).catch(() => undefined);
    throw thrown;
  }
}
