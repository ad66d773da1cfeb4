// The thread that keeps the partner pages: `watchPartners` starts it.
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { parentPort, workerData } from 'node:worker_threads';
import { syncPartners } from './sync-partners.ts';
import { type FromThread, STOP, toPlain, type ThreadSettings } from './thread-messages.ts';

const { projectId, databaseId } = workerData as ThreadSettings;
const tell = (message: FromThread): void => parentPort?.postMessage(message);

const syncing = syncPartners(getFirestore(initializeApp({ projectId }), databaseId), {
  status: (isUpToDate) => tell({ kind: 'status', isUpToDate }),
  synced: () => tell({ kind: 'synced' }),
  failed: (cause, retryIn, failures) => tell({ kind: 'failed', cause: toPlain(cause), retryIn, failures }),
});

parentPort?.on('message', async (message) => {
  if (message !== STOP) return;
  await syncing.stop();
  // End the thread explicitly: open connections would keep it alive.
  process.exit(0);
});
