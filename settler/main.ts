// The settler as a program: `npm run settle`, or `node settler/main.ts`. `--help` says what it does.
import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { setTimeout as wait } from 'node:timers/promises';
import { SECOND } from '#domain/time.ts';
import { BooksDisagree, findContradictions } from './ledger/contradictions.ts';
import { type LogSigner, publishedLog, readLogSigner } from './ledger/published-log.ts';
import { readsOf } from './ledger/reads.ts';
import { watchPartners } from './partners/watch-partners.ts';
import { release } from './requests/failed-requests.ts';
import { reverse } from './requests/reversal.ts';
import {
  NOT_RETAINING,
  type RetentionWatch,
  retainOnce,
  watchRetention,
} from './retention/watch-retention.ts';
import { settleAll } from './requests/settle-all.ts';
import { openSettler } from './requests/settler.ts';
import { assertSchemaKnown, migrate, SchemaTooNew } from './schema/migrate.ts';
import { openClock } from './runtime/clock.ts';
import { type Command, HELP, parseCommand, type ReversalOrder, WrongUsage } from './runtime/command.ts';
import { type Health, healthOf, serveStatus } from './runtime/health.ts';
import { keepHeartbeat, pulseOf } from './runtime/heartbeat.ts';
import { kindOf, logTo, stackOf } from './runtime/log.ts';
import { openMetrics } from './runtime/metrics.ts';
import { whenNpmIsGone } from './runtime/parent.ts';
import { databaseId, openProject, projectId } from './runtime/project.ts';
import { type LogServer, logServer } from './runtime/serve-log.ts';
import { reportTo } from './runtime/reporting.ts';
import { NOT_WATCHING, type Watch, watchRequests } from './runtime/watch.ts';
import { type OverdueDeposits, watchOverdue } from './upkeep/overdue.ts';
import { keepUp } from './upkeep/upkeep.ts';
import { verify } from './verify/verify.ts';

type Task = Exclude<Command, { kind: 'help' }>;

/** How long a running settlement may take after a stop signal. systemd and containers grant more. */
const GRACE = 8 * SECOND;

const log = logTo((line) => void process.stdout.write(line), Date.now);
const report = reportTo(log);
const clock = openClock(Date.now);

// Google's libraries reject promises that no code can catch. Log why before the process ends.
process.on('uncaughtException', (cause) => {
  logEnd(cause);
  process.exit(1);
});

let exitCode = 0;
try {
  const command = parseCommand(process.argv.slice(2));
  if (command.kind === 'help') console.log(HELP);
  else exitCode = await run(command);
} catch (cause) {
  exitCode = exitCodeOf(cause);
  if (cause instanceof WrongUsage) console.error(`${cause.message}\nnpm run settle -- --help`);
  else logEnd(cause);
}
// Firestore's library may still be retrying an unreachable server, so end the process explicitly.
process.stdout.write('', () => process.exit(exitCode));

function logEnd(cause: unknown): void {
  const message = cause instanceof Error ? cause.message : '';
  log('ERROR', { event: 'ended', ...kindOf(cause), message, ...stackOf(cause) });
}

function exitCodeOf(cause: unknown): number {
  if (cause instanceof WrongUsage) return 2;
  return cause instanceof BooksDisagree || cause instanceof SchemaTooNew ? 3 : 1;
}

async function run(command: Task): Promise<number> {
  const project = projectId(command.project, process.env);
  const stopped = untilStopped();
  if (command.kind === 'watch') return watch(project, command, stopped);

  const db = await open(project, command, stopped);
  if (db === null) return interrupted(command);
  switch (command.kind) {
    case 'verify':
      return check(db, stopped);
    case 'release':
      return releaseRequest(db, command);
    case 'reverse':
      return reversePosting(db, command.order);
    case 'once':
      return once(db, stopped);
  }
}

/**
 * Opens Firestore once clock and books are checked. Null if stopped before that.
 *
 * @throws WrongClock, BooksDisagree, SchemaTooNew
 */
async function open(project: string, command: Task, stopped: AbortSignal): Promise<Firestore | null> {
  const { kind } = command;
  const database = databaseId(command.database, process.env);
  const where = { project, database, env: process.env };
  const db = await unlessStopped(openProject(where, Date.now, clock.compare), stopped);
  if (db === null) return null;
  log('INFO', {
    event: 'started',
    mode: kind,
    project,
    database,
    emulator: process.env['FIRESTORE_EMULATOR_HOST'] ?? null,
  });
  await assertSchemaKnown(db);
  if (kind === 'verify' || kind === 'release') return db;

  const wrong = clock.wrong();
  if (wrong) throw wrong;
  const contradictions = await unlessStopped(findContradictions(db), stopped);
  if (contradictions === null) return null;
  for (const message of contradictions) log('ERROR', { event: 'contradiction', message });
  if (contradictions.length > 0) throw new BooksDisagree(contradictions);
  for (const version of await migrate(db)) log('INFO', { event: 'migrated', version });
  return db;
}

async function once(db: Firestore, stopped: AbortSignal): Promise<number> {
  const settler = openSettler(db, clock.now);
  const { unsettled, setAside } = await settleAll(db, settler, report, stopped);
  const isKeptUp = await upkeepOnce(db, stopped);
  const arePartnersSynced = await syncPartners(db, stopped);
  const isRetained =
    stopped.aborted || (await retainOnce({ db, auth: getAuth(), settler }, clock.now(), report));
  for (const path of unsettled) log('ERROR', { event: 'unsettled', path });
  log('INFO', {
    event: 'ended',
    unsettled: unsettled.length,
    setAside: setAside.length,
    interrupted: stopped.aborted,
  });
  return unsettled.length === 0 && isKeptUp && arePartnersSynced && isRetained ? 0 : 1;
}

async function releaseRequest(
  db: Firestore,
  { path, by }: Extract<Command, { kind: 'release' }>,
): Promise<number> {
  if (!(await release(db, path, by))) throw new WrongUsage(`Nothing is set aside at “${path}”.`);
  log('INFO', { event: 'released', path });
  return 0;
}

async function reversePosting(db: Firestore, order: ReversalOrder): Promise<number> {
  const path = await reverse(db, openSettler(db, clock.now), order);
  log('INFO', { event: 'reversed', path });
  return 0;
}

/** @returns whether all of it was done */
async function upkeepOnce(db: Firestore, stopped: AbortSignal): Promise<boolean> {
  if (stopped.aborted) return false;
  return keepUp(db, clock.now).then(
    () => true,
    (cause: unknown) => {
      report.failed({ kind: 'upkeep' }, cause, null);
      return false;
    },
  );
}

/** @returns whether every member's partner pages are up to date */
async function syncPartners(db: Firestore, stopped: AbortSignal): Promise<boolean> {
  if (stopped.aborted) return false;
  const partners = watchPartners(db, report.failed);
  const synced = partners.first.then(
    () => true,
    () => false,
  );
  const isDone = await unlessStopped(synced, stopped);
  await partners.stop();
  return isDone === true;
}

async function watch(
  project: string,
  command: Extract<Command, { kind: 'watch' }>,
  stopped: AbortSignal,
): Promise<number> {
  const { healthPort, longestLag } = command;
  let requests: Watch | null = null;
  let retention: RetentionWatch | null = null;
  let overdue: OverdueDeposits | null = null;
  const status = () => ({
    ...(requests?.status() ?? NOT_WATCHING),
    ...(retention?.status() ?? NOT_RETAINING),
  });
  const health = (): Health => healthOf(status(), clock.wrong(), Date.now(), longestLag);
  // Listen first: a port in use then fails the start and not a running settler.
  const signer = await logSigner();
  let serveLog: LogServer | null = null;
  const metrics = openMetrics();
  const measured = () => ({ ...status(), overdueDeposits: overdue?.count() ?? 0 });
  const served = { health, metrics: () => metrics.write(measured(), health()), log: () => serveLog };
  const server = healthPort === null ? null : await serveStatus(healthPort, served);
  const address = server?.address();
  if (address && typeof address === 'object') log('INFO', { event: 'health', port: address.port });

  const db = await open(project, command, stopped);
  if (db === null) return interrupted(command);
  serveLog =
    signer &&
    logServer(publishedLog(readsOf(db), signer), (cause) => report.failed({ kind: 'log' }, cause, null));
  const settler = metrics.metered(openSettler(db, clock.now));
  const watching = watchRequests(db, settler, clock.now, report);
  requests = watching;
  const retaining = watchRetention({ db, auth: getAuth(), settler }, clock.now, report);
  retention = retaining;
  const counting = watchOverdue(db, clock.now, report.failed);
  overdue = counting;
  const pulse = () => pulseOf(watching.status(), health().reason);
  const heartbeat = keepHeartbeat(db, pulse, clock, report.failed);

  await new Promise((resolve) => {
    if (stopped.aborted) resolve(null);
    else stopped.addEventListener('abort', resolve);
  });
  log('INFO', { event: 'stopping' });
  const done = Promise.all([watching.stop(), retaining.stop(), counting.stop(), heartbeat.stop()]).then(
    () => true,
  );
  // A request that gets no answer from Firestore is either unchanged or done, as after a kill.
  const isDone = await Promise.race([done, wait(GRACE, false)]);
  server?.closeAllConnections();
  server?.close();
  log('INFO', { event: 'ended', interrupted: !isDone });
  return 0;
}

/** @returns null where no key is given: then the log is kept, and not published */
async function logSigner(): Promise<LogSigner | null> {
  const text = process.env['TESSERA_LOG_KEY'];
  if (!text) return null;
  const signer = await readLogSigner(text);
  if (!signer) throw new WrongUsage('TESSERA_LOG_KEY is not a key as `npm run ledger:key` prints it.');
  log('INFO', { event: 'publishing', name: signer.key.name });
  return signer;
}

async function check(db: Firestore, stopped: AbortSignal): Promise<number> {
  const verdict = await unlessStopped(verify(db), stopped);
  if (verdict === null) return interrupted({ kind: 'verify' });
  const { at, postings, members, differences } = verdict;
  for (const { document, message } of differences) {
    log('ERROR', { event: 'difference', path: document, message });
  }
  const asOf = new Date(at).toISOString();
  log('INFO', { event: 'verified', asOf, postings, members, differences: differences.length });
  return differences.length > 0 ? 1 : 0;
}

/** The exit code when stopped before any work began. */
function interrupted({ kind }: Pick<Task, 'kind'>): number {
  log('INFO', { event: 'ended', interrupted: true });
  return kind === 'watch' ? 0 : 1;
}

/** Null as soon as a stop is requested. Only for work that changes nothing and may be abandoned. */
function unlessStopped<Value>(work: Promise<Value>, stopped: AbortSignal): Promise<Value | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  if (stopped.aborted) resolve(null);
  stopped.addEventListener('abort', () => resolve(null), { once: true });
  return Promise.race([work, promise]);
}

/** Aborted by the first SIGTERM or SIGINT, or when npm is gone. A second signal ends the process at once. */
function untilStopped(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());
  whenNpmIsGone(process.env, () => stopping.abort());
  return stopping.signal;
}
