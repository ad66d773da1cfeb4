import { cleanStores, keepMount } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { publicLogOfFiles } from '#domain/log/source.ts';
import { rootOf } from '#domain/log/merkle.ts';
import { $overview, $verificationState, forgetLastSeen } from '#islands/ledger/model.ts';
import { $lastSeenLog } from '#stores/last-seen-log.ts';
import { sampleRequest, sampleRequests, StoredLog, verifierKey } from '#tests/support/log.ts';

let log: unknown;
vi.mock('#backend/index.ts', () => ({ openPublicLog: async () => log }));

const logOf = (size: number) => new StoredLog().append(sampleRequests(size));

const saw = ({ head }: StoredLog) =>
  $lastSeenLog.set({ size: head.size, root: rootOf(head.edge), edge: head.edge, verifierKey, at: 0 });

/** Opens the page, which reads the log once: another reading could end during the next test. */
async function opened(shown: unknown) {
  log = shown;
  cleanStores($overview);
  keepMount($overview);
  await eventually(() => expect($overview.get().state).not.toBe('loading'));
  return { page: $overview.get(), run: $verificationState.get() };
}

beforeEach(() => forgetLastSeen());
afterEach(() => cleanStores($overview));

describe('the ledger’s page, as it opens', () => {
  it('shows the books, and says nothing of verification that was not asked for', async () => {
    expect(await opened(logOf(300))).toMatchObject({ page: { state: 'ready' }, run: { state: 'idle' } });
    saw(logOf(200));
    expect(await opened(logOf(300))).toMatchObject({ page: { state: 'ready' }, run: { state: 'idle' } });
  });

  it('says by itself that the log was cut, or rewritten, since this browser saw it', async () => {
    saw(logOf(300));
    expect((await opened(logOf(200))).run).toMatchObject({
      state: 'refused',
      fault: { kind: 'shorter-than-seen', size: 200, seen: 300 },
    });
    const requests = [...sampleRequests(400)];
    requests[40] = sampleRequest(600);
    expect((await opened(new StoredLog().append(requests))).run).toMatchObject({
      state: 'refused',
      fault: { kind: 'rewritten-since-seen', from: 1, to: 256 },
    });
  });

  it('says which entries are missing', async () => {
    const shown = logOf(300);
    shown.bundles.pop();
    expect(await opened(shown)).toMatchObject({
      page: { state: 'failed', failure: { code: 'log-broken' } },
      run: { state: 'refused', fault: { kind: 'entries-missing', from: 257, to: 300 } },
    });
  });

  it('says that the log is out of reach where none is published', async () => {
    expect(await opened(publicLogOfFiles(async () => null))).toMatchObject({
      page: { state: 'failed', failure: { code: 'log-out-of-reach' } },
      run: { state: 'idle' },
    });
  });
});
