// The settler as a program: `npm run settle`, or `node settler/main.ts`. `--help` says what it does.
import type { Firestore } from 'firebase-admin/firestore';
import { readCheckpoint } from '#domain/log/checkpoint.ts';
import { SECOND } from '#domain/time.ts';
import { once } from './commands/once.ts';
import {
  interrupted,
  openDatabase,
  type Program,
  unlessStopped,
  type WorkCommand,
} from './commands/program.ts';
import { readSigner } from './commands/signer.ts';
import { watch } from './commands/watch.ts';
import { BooksDisagree } from './ledger/books-disagree.ts';
import { signFirst } from './ledger/signed-checkpoint.ts';
import { release } from './requests/failed-requests.ts';
import { reverse } from './requests/reversal.ts';
import { openSettler } from './requests/settler.ts';
import { openClock } from './runtime/clock.ts';
import { HELP, parseCommand, type ReversalOrder, WrongUsage } from './runtime/command.ts';
import { describeFailure, stackOf } from './runtime/failure.ts';
import { loggerTo } from './runtime/logger.ts';
import { reportTo } from './runtime/report-to-log.ts';
import { SchemaTooNew } from './schema/migrate.ts';
import { verify } from './verify/verify.ts';

const logger = loggerTo((line) => void process.stdout.write(line), Date.now);

// Google's libraries reject promises that no code can catch. Log why before the process ends.
process.on('uncaughtException', (cause) => {
  logEnd(cause);
  process.exit(1);
});

// If the log cannot be written, write the error to standard error.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  console.error(
    `The settler has stopped: its log cannot be written (${code}). Make room for it, or repair its reader, and start` +
      ' again. Each request is done as a whole or not at all.',
  );
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
// End the process explicitly: Firestore's library may still retry an unreachable server.
process.stdout.write('', () => process.exit(exitCode));

function logEnd(cause: unknown): void {
  const message = cause instanceof Error ? cause.message : '';
  logger('ERROR', { event: 'ended', ...describeFailure(cause), message, ...stackOf(cause) });
}

function exitCodeOf(cause: unknown): number {
  if (cause instanceof WrongUsage) return 2;
  return cause instanceof BooksDisagree || cause instanceof SchemaTooNew ? 3 : 1;
}

async function run(command: WorkCommand): Promise<number> {
  const program = { logger, report: reportTo(logger), clock: openClock(Date.now), stopped: untilStopped() };
  if (command.kind === 'watch') return watch(program, command);

  const db = await openDatabase(program, command);
  if (db === null) return interrupted(program, command.kind);
  switch (command.kind) {
    case 'verify':
      return verifyAndLog(program, db);
    case 'publish':
      return publish(db);
    case 'release':
      return releaseRequest(db, command);
    case 'reverse':
      return reversePosting(program, db, command.order);
    case 'once':
      return once(program, db);
  }
}

/** Logs every difference that `verify` finds. */
async function verifyAndLog(program: Program, db: Firestore): Promise<number> {
  const verification = await unlessStopped(verify(db), program.stopped);
  if (verification === null) return interrupted(program, 'verify');
  const { at, postings, members, differences } = verification;
  for (const { path, message } of differences) {
    logger('ERROR', { event: 'difference', path, message });
  }
  const asOf = new Date(at).toISOString();
  logger('INFO', { event: 'verified', asOf, postings, members, differences: differences.length });
  return differences.length > 0 ? 1 : 0;
}

/** Signs the public log with a key that has not signed any of it yet. @throws WrongUsage without a key; BooksDisagree */
async function publish(db: Firestore): Promise<number> {
  const signer = await readSigner();
  if (!signer) throw new WrongUsage('--publish-log needs the key in TESSERA_LOG_KEY.');
  const size = readCheckpoint(await signFirst(db, signer))?.size ?? 0;
  logger('INFO', { event: 'published', name: signer.key.name, size });
  return 0;
}

async function releaseRequest(
  db: Firestore,
  { path, by }: Extract<WorkCommand, { kind: 'release' }>,
): Promise<number> {
  if (!(await release(db, path, by))) throw new WrongUsage(`Nothing is set aside at “${path}”.`);
  logger('INFO', { event: 'released', path });
  return 0;
}

async function reversePosting({ clock }: Program, db: Firestore, order: ReversalOrder): Promise<number> {
  const path = await reverse(db, openSettler(db, clock.now), order);
  logger('INFO', { event: 'reversed', path });
  return 0;
}

/**
 * The first SIGTERM or SIGINT aborts this signal, and so does the end of npm. A second SIGTERM or SIGINT ends
 * the process at once.
 */
function untilStopped(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());
  whenNpmIsGone(process.env, () => stopping.abort());
  return stopping.signal;
}

/**
 * Calls back when npm, which started this process, has ended. npm sends SIGTERM to a shell in between, and
 * the shell dies without passing it on. Without this check the settler would go on, and no signal would reach
 * it. Other parents (systemd, a container, `nohup`) may end first and are not watched.
 */
function whenNpmIsGone(env: Readonly<Record<string, string | undefined>>, onGone: () => void): void {
  if (env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, SECOND);
  // Do not keep the process alive for this timer.
  timer.unref();
}
