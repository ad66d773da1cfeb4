import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore, GrpcStatus } from 'firebase-admin/firestore';
import { readFileSync } from 'node:fs';
import {
  DEFAULT_DATABASE,
  isDatabaseId,
  isEmulatorsProject,
  isProjectId,
} from '#backend/firebase/project-id.ts';
import type { Instant } from '#domain/time.ts';
import { paths } from '#firestore/paths.ts';
import type { Clock } from './clock.ts';
import { WrongUsage } from './command.ts';
import { describeFailure } from './failure.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * @param chosen the value of `--project`, or null
 * @throws WrongUsage when no project is named, its name cannot be an id, the key file cannot be read, or the
 * project is an emulator's and the environment names no emulator
 */
export function projectId(chosen: string | null, env: Environment): string {
  const named = chosen ?? (env['GOOGLE_CLOUD_PROJECT'] || env['GCLOUD_PROJECT'] || projectOfKey(env));
  if (!named) {
    throw new WrongUsage(
      'No project is given. Set GOOGLE_CLOUD_PROJECT to its id, or give --project, or set' +
        ' GOOGLE_APPLICATION_CREDENTIALS to the key file of one of its service accounts.',
    );
  }
  if (!isProjectId(named)) {
    throw new WrongUsage(`“${named}” is no project id: 6 to 30 small letters, digits and hyphens.`);
  }
  for (const emulator of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST']) {
    if (isEmulatorsProject(named) && !env[emulator]) {
      throw new WrongUsage(`${named} is an emulator project, but ${emulator} is not set.`);
    }
  }
  return named;
}

/**
 * @param chosen the value of `--database`, or null
 * @throws WrongUsage when the name cannot be a database id
 */
export function databaseId(chosen: string | null, env: Environment): string {
  const named = chosen ?? (env['FIRESTORE_DATABASE'] || DEFAULT_DATABASE);
  if (isDatabaseId(named)) return named;
  throw new WrongUsage(
    `“${named}” is no database id: ${DEFAULT_DATABASE}, or 4 to 63 small letters, digits and hyphens, a letter first.`,
  );
}

function projectOfKey({ GOOGLE_APPLICATION_CREDENTIALS: file }: Environment): string | null {
  if (!file) return null;
  try {
    const { project_id: id } = JSON.parse(readFileSync(file, 'utf8')) as { readonly project_id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch (cause) {
    throw new WrongUsage(
      `GOOGLE_APPLICATION_CREDENTIALS: ${file} cannot be read (${describeFailure(cause).error}).`,
    );
  }
}

/**
 * Opens a project's Firestore with application default credentials, and waits for a first answer.
 *
 * @param onTime called with Firestore's time of its answer, and with `now` before and after
 * @throws WrongUsage without credentials that Google accepts
 * @throws Error with a sentence that says why Google or Firestore does not answer
 */
export async function openProject(
  {
    project,
    database,
    env,
  }: { readonly project: string; readonly database: string; readonly env: Environment },
  now: () => Instant,
  onTime: Clock['compare'],
): Promise<Firestore> {
  // Firestore's library asks for credentials in a promise that no code can catch. Check them first, so that
  // the process does not crash.
  if (!env['FIRESTORE_EMULATOR_HOST']) await assertCredentials();
  const db = getFirestore(initializeApp({ projectId: project }), database);
  const before = now();
  try {
    const { readTime } = await db.doc(paths.totals()).get();
    onTime(readTime.toMillis(), before, now());
  } catch (cause) {
    throw new Error(explain(project, database, cause), { cause });
  }
  return db;
}

/** Codes of a failure to reach Google at all. */
const NOT_REACHED: readonly unknown[] = ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'];

async function assertCredentials(): Promise<void> {
  try {
    await applicationDefault().getAccessToken();
  } catch (cause) {
    const { message = '', code } = cause as { readonly message?: string; readonly code?: unknown };
    if (NOT_REACHED.includes(code)) throw new Error(`Google does not answer: ${message}`, { cause });
    throw new WrongUsage(
      `Google accepts none of the credentials found: ${message}\nRun \`gcloud auth application-default login\`, or set` +
        ' GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account.',
    );
  }
}

function explain(project: string, database: string, cause: unknown): string {
  const { message = '', code } = cause as { readonly message?: string; readonly code?: unknown };
  switch (code) {
    case GrpcStatus.UNAUTHENTICATED:
      return `Firestore of ${project} does not accept these credentials: ${message}`;
    case GrpcStatus.PERMISSION_DENIED:
      return `These credentials may not use Firestore of ${project}: give them the role “Cloud Datastore User”.`;
    case GrpcStatus.NOT_FOUND:
      return `${project} has no Firestore database named ${database}, or there is no such project.`;
    default:
      return `Firestore of ${project} does not answer: ${message}`;
  }
}
