import type { Firestore } from 'firebase-admin/firestore';
import { BooksDisagree } from '#settler/ledger/books-disagree.ts';
import { findContradictions } from '#settler/ledger/contradictions.ts';
import type { LogSigner } from '#settler/ledger/log-signer.ts';
import type { RetentionReport } from '#settler/retention/watch-retention.ts';
import type { Clock } from '#settler/runtime/clock.ts';
import type { Logger } from '#settler/runtime/logger.ts';
import { databaseId, openProject, projectId } from '#settler/runtime/project.ts';
import type { Report } from '#settler/runtime/report.ts';
import { assertSchemaKnown, migrate } from '#settler/schema/migrate.ts';
import type { Command } from '#settler/runtime/command.ts';

export type WorkCommand = Exclude<Command, { kind: 'help' }>;

/** What every command needs. */
export interface Program {
  readonly logger: Logger;
  readonly report: Report & RetentionReport;
  readonly clock: Clock;
  /** Aborted when the process is asked to end. */
  readonly stopped: AbortSignal;
}

/**
 * Opens Firestore, checks schema, clock and books, and migrates. `verify` and `release` need only the schema.
 *
 * @param signer signs the public log; null: no one signs it, or not yet
 * @returns null when a stop is requested before the end
 * @throws WrongUsage, WrongClock, BooksDisagree, SchemaTooNew, and as `openProject`
 */
export async function openDatabase(
  { logger, clock, stopped }: Program,
  { kind, ...target }: Pick<WorkCommand, 'kind' | 'project' | 'database'>,
  signer: LogSigner | null = null,
): Promise<Firestore | null> {
  const project = projectId(target.project, process.env);
  const database = databaseId(target.database, process.env);
  const where = { project, database, env: process.env };
  const db = await unlessStopped(openProject(where, Date.now, clock.compare), stopped);
  if (db === null) return null;
  logger('INFO', {
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
  const contradictions = await unlessStopped(findContradictions(db, signer), stopped);
  if (contradictions === null) return null;
  for (const message of contradictions) logger('ERROR', { event: 'contradiction', message });
  if (contradictions.length > 0) throw new BooksDisagree(contradictions);
  for (const version of await migrate(db)) logger('INFO', { event: 'migrated', version });
  return db;
}

/** Logs that a stop ended the command early. @returns the exit code */
export function interrupted({ logger }: Program, kind: WorkCommand['kind']): number {
  logger('INFO', { event: 'ended', interrupted: true });
  return kind === 'watch' ? 0 : 1;
}

/**
 * Resolves to null as soon as a stop is requested. Use it only for work that changes nothing and can be
 * abandoned.
 */
export function unlessStopped<Value>(work: Promise<Value>, stopped: AbortSignal): Promise<Value | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  if (stopped.aborted) resolve(null);
  stopped.addEventListener('abort', () => resolve(null), { once: true });
  return Promise.race([work, promise]);
}
