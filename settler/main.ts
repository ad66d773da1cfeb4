// The settler as a program: `npm run settle`. `--help` says what it does.
import { deleteApp } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { type Command, HELP, parseCommand, WrongUsage } from './command.ts';
import { healthOf, serveHealth } from './health.ts';
import { kindOf, logTo } from './log.ts';
import { watchPartners } from './partners.ts';
import { settleAll } from './pass.ts';
import { openProject, projectId } from './project.ts';
import { reportTo } from './reporting.ts';
import { verify } from './verify.ts';
import { watchRequests } from './watch.ts';

const log = logTo((line) => void process.stdout.write(line), Date.now);
const report = reportTo(log);

try {
  const command = parseCommand(process.argv.slice(2));
  if (command.kind === 'help') console.log(HELP);
  else process.exitCode = await run(command);
} catch (cause) {
  if (cause instanceof WrongUsage) console.error(`${cause.message}\nnpm run settle -- --help`);
  else
    log('ERROR', { event: 'ended', ...kindOf(cause), message: cause instanceof Error ? cause.message : '' });
  process.exitCode = cause instanceof WrongUsage ? 2 : 1;
}

async function run(command: Exclude<Command, { kind: 'help' }>): Promise<number> {
  const project = projectId(command.project, process.env);
  const stopped = untilStopped();
  const { app, db } = await openProject(project);
  log('INFO', {
    event: 'started',
    mode: command.kind,
    project,
    emulator: process.env['FIRESTORE_EMULATOR_HOST'] ?? null,
  });
  try {
    if (command.kind === 'watch') return await watch(db, command, stopped);
    return command.kind === 'verify' ? await check(db) : await once(db, stopped);
  } finally {
    await deleteApp(app);
  }
}

async function once(db: Firestore, stopped: AbortSignal): Promise<number> {
  const failed = await settleAll(db, Date.now, report, stopped);
  const arePartnersBrought = await bringPartners(db, stopped);
  for (const path of failed) log('ERROR', { event: 'unsettled', path });
  log('INFO', { event: 'ended', unsettled: failed.length, interrupted: stopped.aborted });
  return failed.length > 0 || !arePartnersBrought ? 1 : 0;
}

/** @returns whether everybody's pages of partners are as they should be */
async function bringPartners(db: Firestore, stopped: AbortSignal): Promise<boolean> {
  if (stopped.aborted) return false;
  const partners = watchPartners(db, report.failed);
  const interrupted = new Promise<boolean>((resolve) =>
    stopped.addEventListener('abort', () => resolve(false)),
  );
  const brought = partners.first.then(
    () => true,
    () => false,
  );
  const isDone = await Promise.race([brought, interrupted]);
  await partners.stop();
  return isDone;
}

async function watch(
  db: Firestore,
  { healthPort, longestLag }: Extract<Command, { kind: 'watch' }>,
  stopped: AbortSignal,
): Promise<number> {
  const settler = watchRequests(db, Date.now, report);
  const health = () => healthOf(settler.condition(), Date.now(), longestLag);
  const server = healthPort === null ? null : await serveHealth(healthPort, health);
  const address = server?.address();
  if (address && typeof address === 'object') log('INFO', { event: 'health', port: address.port });
  await new Promise((resolve) => {
    if (stopped.aborted) resolve(null);
    else stopped.addEventListener('abort', resolve);
  });
  log('INFO', { event: 'stopping' });
  await settler.stop();
  server?.closeAllConnections();
  server?.close();
  log('INFO', { event: 'ended' });
  return 0;
}

async function check(db: Firestore): Promise<number> {
  const { postings, members, differences } = await verify(db);
  for (const difference of differences) log('ERROR', { event: 'difference', message: difference });
  log('INFO', { event: 'verified', postings, members, differences: differences.length });
  return differences.length > 0 ? 1 : 0;
}

/** Aborted by the first SIGTERM or SIGINT; a second one ends the process as it would any. */
function untilStopped(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());
  return stopping.signal;
}
