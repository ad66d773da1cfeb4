import type { Firestore } from 'firebase-admin/firestore';
import { readCheckpoint } from '#domain/log/checkpoint.ts';
import { signFirst } from '#settler/ledger/signed-checkpoint.ts';
import { WrongUsage } from '#settler/runtime/command.ts';
import type { Program } from './program.ts';
import { readSigner } from './signer.ts';

/**
 * Signs the public log with a key that has not signed any of it yet.
 *
 * @returns the exit code
 * @throws WrongUsage without a key; BooksDisagree
 */
export async function publish({ logger }: Program, db: Firestore): Promise<number> {
  const signer = await readSigner();
  if (!signer) throw new WrongUsage('--publish-log needs the key in TESSERA_LOG_KEY.');
  const size = readCheckpoint(await signFirst(db, signer))?.size ?? 0;
  logger('INFO', { event: 'published', name: signer.key.name, size });
  return 0;
}
