import { deleteApp } from 'firebase/app';
import { deleteUser, type UserCredential } from 'firebase/auth';
import { type BackendErrorCode, loadChunk } from '#backend/port/backend.ts';
import { type Client, openClient, sideName } from './app.ts';
import type { Context } from './context.ts';
import { toBackendError } from './errors.ts';
import type { NewAccount, FirestoreLiteClient } from './firestore-lite.ts';

/**
 * Works with a client of its own, whose session ends with the work. A new person is signed in there alone: the page's
 * own session changes when the account is there, or not at all.
 */
export async function withTemporaryApp<Value>(
  { config, ephemeral }: Context,
  work: (client: Client, once: FirestoreLiteClient) => Promise<Value>,
): Promise<Value> {
  const { openFirestoreLite: openOnce } = await loadChunk(import('./firestore-lite.ts'));
  const client = await openClient(config, [ephemeral], sideName());
  try {
    return await work(client, openOnce(client.app, config));
  } finally {
    await deleteApp(client.app);
  }
}

/** Refusals after which somebody else's try may succeed, so that nothing of this one may stay. */
const DEFINITE: readonly BackendErrorCode[] = ['username-taken', 'upline-unknown', 'permission-denied'];

/**
 * Makes the account of somebody new to the identity service. When it is refused, the person is removed there too.
 * When the answer is lost, the person stays, for the account may have been made: whoever signs in finds it, or can
 * finish it.
 */
export async function createAccountFor(
  { user }: UserCredential,
  once: FirestoreLiteClient,
  account: NewAccount,
): Promise<void> {
  try {
    await once.createAccount(user.uid, account);
  } catch (thrown) {
    if (DEFINITE.includes(toBackendError(thrown).code)) await deleteUser(user).catch(() => undefined);
    throw thrown;
  }
}
