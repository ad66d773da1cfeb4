import { readFileSync } from 'node:fs';
import { type App, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { paths } from '../src/backend/firebase/documents.ts';
import { WrongUsage } from './command.ts';
import { kindOf } from './log.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** As Google writes them. */
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/**
 * The project to work on.
 *
 * @param chosen by the command, or null
 * @throws WrongUsage when none is named, or what is named can be none
 */
export function projectId(chosen: string | null, env: Environment): string {
  const named = chosen ?? (env['GOOGLE_CLOUD_PROJECT'] || env['GCLOUD_PROJECT'] || projectOfKey(env));
  if (!named) {
    throw new WrongUsage(
      'No project is named. Set GOOGLE_CLOUD_PROJECT to its id, or give --project, or set' +
        ' GOOGLE_APPLICATION_CREDENTIALS to the key file of one of its service accounts.',
    );
  }
  if (!PROJECT_ID.test(named)) {
    throw new WrongUsage(`“${named}” is no project id: 6 to 30 small letters, digits and hyphens.`);
  }
  // Names of this kind belong to emulators; without one, what was meant is not a real project.
  if (named.startsWith('demo-') && !env['FIRESTORE_EMULATOR_HOST']) {
    throw new WrongUsage(`${named} is a project of emulators, but FIRESTORE_EMULATOR_HOST names none.`);
  }
  return named;
}

function projectOfKey({ GOOGLE_APPLICATION_CREDENTIALS: file }: Environment): string | null {
  if (!file) return null;
  try {
    const { project_id: id } = JSON.parse(readFileSync(file, 'utf8')) as { readonly project_id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch (cause) {
    throw new WrongUsage(`GOOGLE_APPLICATION_CREDENTIALS: ${file} cannot be read (${kindOf(cause).error}).`);
  }
}

/**
 * Firestore of a project, by application default credentials, once it has answered.
 *
 * @throws Error with a sentence that says what to do when it does not
 */
export async function openProject(project: string): Promise<{ readonly app: App; readonly db: Firestore }> {
  const app = initializeApp({ projectId: project });
  const db = getFirestore(app);
  try {
    await db.doc(paths.totals()).get();
  } catch (cause) {
    throw new Error(explain(project, cause), { cause });
  }
  return { app, db };
}

/** By the codes of gRPC, and by what Google's library says where there are no credentials at all. */
function explain(project: string, cause: unknown): string {
  const { message = '', code } = cause as { readonly message?: string; readonly code?: unknown };
  if (/default credentials|credential/i.test(message) || code === 16) {
    return `No credentials that Google takes: ${message} Run \`gcloud auth application-default login\`, or set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account.`;
  }
  if (code === 7)
    return `These credentials may not use Firestore of ${project}: give them the role “Cloud Datastore User”.`;
  if (code === 5) return `${project} has no Firestore database named (default), or there is no such project.`;
  return `Firestore of ${project} does not answer: ${message}`;
}
