import { atom, onMount, type ReadableAtom } from 'nanostores';
import { openPublicLog } from '#backend/index.ts';
import { BackendError, loadChunk } from '#backend/port/error.ts';
import type { PublicLog } from '#backend/port/public-log.ts';
import { checkWith, isUnsupported } from '#domain/log/ed25519.ts';
import { type LogOverview, overviewOf } from '#domain/log/overview.ts';
import { type LogFault, LogFileBroken } from '#domain/log/fault.ts';
import type { Vouched } from '#domain/log/policy.ts';
import type { Verification, VerifiedLog } from '#domain/log/verify.ts';
import { asLogFailure, type Failure } from '#stores/failure.ts';
import { $ownPolicy, policyInForce, witnessesOf } from '#stores/ledger-policy.ts';
import { $lastSeenLog, type LastSeenLog } from '#stores/last-seen-log.ts';
import type { RemoteData, RemoteStore } from '#stores/remote-data.ts';
import { workerAt, workerFailure } from '#stores/worker/page-side.ts';
import type { FromWorker, ToWorker } from './worker/messages.ts';
import workerUrl from './worker/verify-worker.ts?worker&url';

const startWorker = workerAt(workerUrl, 'tessera-verifier');

const $data = atom<RemoteData<LogOverview>>({ state: 'loading' });

/** The first look at the log, read once per page. */
export const $overview: RemoteStore<LogOverview> = Object.assign($data, { retry: () => void look() });

async function look(): Promise<void> {
  $data.set({ state: 'loading' });
  try {
    const publicLog = await openPublicLog();
    await checkAtOnce(publicLog);
    $data.set({ state: 'ready', value: await overviewOf(publicLog) });
  } catch (thrown) {
    if (thrown instanceof LogFileBroken) refuse(thrown.fault, $lastSeenLog.get());
    $data.set({ state: 'failed', failure: asLogFailure(thrown) });
  }
}

/**
 * Says at once that the log was cut or rewritten since this browser verified it, or that witnesses are missing.
 * The code for it is not in the first view.
 */
async function checkAtOnce(publicLog: PublicLog): Promise<void> {
  const before = $lastSeenLog.get();
  if (!before && policyInForce() === '') return;
  try {
    const { comparePublicLog } = await loadChunk(import('#domain/log/compare.ts'));
    const compared = await comparePublicLog(publicLog, before, checkWith(crypto.subtle));
    if (!compared.ok) return refuse(compared.fault, before);
    const witnesses = await witnessesOf(compared);
    if (witnesses?.ok === false) refuse(witnesses.fault, before);
  } catch (thrown) {
    // Verifying says so.
    if (!isUnsupported(thrown)) throw thrown;
  }
}

const refuse = (fault: LogFault, before: LastSeenLog | null): void =>
  $verification.set({ state: 'refused', fault, before });

onMount($data, () => void look());

/** Begins again, for example after the log got a new key for a good reason. */
export const forgetLastSeen = (): void => {
  $lastSeenLog.set(null);
  $verification.set({ state: 'idle' });
};

// What was verified under another policy says nothing about this one.
$ownPolicy.listen(() => $verification.set({ state: 'idle' }));

export type VerificationState =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly entries: number; readonly size: number }
  | { readonly state: 'cancelled' }
  | {
      readonly state: 'verified';
      readonly publicLog: VerifiedLog;
      /** What it was compared with; null: this browser saw the log for the first time. */
      readonly before: LastSeenLog | null;
      /** Null: no policy demands witnesses. */
      readonly vouched: Vouched | null;
    }
  | { readonly state: 'refused'; readonly fault: LogFault; readonly before: LastSeenLog | null }
  /** The browser cannot check the signature. */
  | { readonly state: 'unsupported' }
  | { readonly state: 'failed'; readonly failure: Failure };

const $verification = atom<VerificationState>({ state: 'idle' });
export const $verificationState: ReadableAtom<VerificationState> = $verification;

let cancel = () => {};
export const cancelVerification = (): void => cancel();

/** Verifies the whole log in a worker. */
export async function verify(): Promise<void> {
  const before = $lastSeenLog.get();
  const { promise: cancelled, resolve } = Promise.withResolvers<'cancelled'>();
  cancel = () => resolve('cancelled');
  $verification.set({ state: 'running', entries: 0, size: 0 });
  try {
    const publicLog = await Promise.race([openPublicLog(), cancelled]);
    const result =
      publicLog === 'cancelled'
        ? publicLog
        : await verifyInWorker(publicLog, before, cancelled, (entries, size) =>
            $verification.set({ state: 'running', entries, size }),
          );
    if (result === 'cancelled' || result === 'unsupported') return $verification.set({ state: result });
    if (!result.ok) return refuse(result.fault, before);
    const witnesses = await witnessesOf(result);
    if (witnesses?.ok === false) return refuse(witnesses.fault, before);
    const { checkpoint, edge, verifierKey } = result;
    $lastSeenLog.set({ ...checkpoint, edge, verifierKey, at: Date.now() });
    $verification.set({ state: 'verified', publicLog: result, before, vouched: witnesses });
  } catch (thrown) {
    $verification.set({ state: 'failed', failure: asLogFailure(thrown) });
  }
}

/**
 * Reads and verifies a whole log in a worker.
 *
 * @throws BackendError if the log is out of reach, or the worker cannot start or breaks
 */
export function verifyInWorker<Cancelled = never>(
  source: PublicLog,
  before: LastSeenLog | null = null,
  cancelled?: Promise<Cancelled>,
  onProgress: (entries: number, size: number) => void = () => undefined,
): Promise<Verification | 'unsupported' | Cancelled> {
  const worker = startWorker();
  const { promise, resolve, reject } = Promise.withResolvers<Verification | 'unsupported'>();
  const send = (message: ToWorker) => worker.postMessage(message);
  const read = source as unknown as Record<string, (...args: readonly number[]) => Promise<unknown>>;

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    switch (data.kind) {
      case 'progress':
        return onProgress(data.entries, data.size);
      case 'read':
        read[data.method]?.(...data.args).then((value) => send({ kind: 'file', id: data.id, value }), reject);
        return;
      case 'result':
        return resolve(data.result);
      case 'unreachable':
        return reject(new BackendError(data.code));
      case 'unsupported':
        return resolve('unsupported');
    }
  });
  worker.addEventListener('error', (event) => reject(workerFailure(event)));
  send({
    kind: 'verify',
    url: source.url,
    verifierKey: before?.verifierKey,
    seen: before ? [before] : [],
  });

  return Promise.race(cancelled ? [promise, cancelled] : [promise]).finally(() => worker.terminate());
}
