import type { Firestore } from 'firebase-admin/firestore';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishedLog } from '#settler/ledger/published-log.ts';
import { readsOf } from '#settler/ledger/reads.ts';
import { logServer } from '#settler/runtime/serve-log.ts';
import { key, sign } from '#tests/support/log.ts';

/** The public log, as the settler serves it on the site's origin. */
export interface LogFiles {
  readonly origin: string;
  close(): void;
}

export async function openLogFiles(db: Firestore): Promise<LogFiles> {
  const log = publishedLog(readsOf(db), { key, sign });
  const failed = (cause: unknown) => console.error('The log cannot be served', cause);
  // A server per request: it keeps no checkpoint, so a test need not wait for the next one.
  const server = createServer((request, answer) => void logServer(log, failed)(request, answer));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
