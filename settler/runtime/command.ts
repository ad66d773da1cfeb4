import { parseArgs } from 'node:util';
import { SECOND } from '#domain/time.ts';

export const HELP = `Settles the requests of members and operators of the Firebase backend.

  npm run settle                      once: every pending request, then exits. Exit code 1 when one failed
  npm run settle -- --watch           until stopped (SIGTERM, Ctrl-C): pending requests and new ones
  npm run settle -- --verify          compares everything with both logs, as of one moment, while another settles; writes nothing
  npm run settle -- --publish-log     signs the public log with TESSERA_LOG_KEY though it has entries that no checkpoint of that
                                      key covers: the key is new, or the log was kept without one
  npm run settle -- --release PATH --by NAME
                                      has a request that is set aside tried again; NAME stands in the audit trail
  npm run settle -- --reverse POSTING --reason TEXT --operator UID
                                      takes back what was credited or paid out, by a posting that says why

A process manager starts \`node settler/main.ts\` (Node 22.18 or newer) with the same options, not npm, which does not
pass on signals.

  --project ID         the Firebase project; else GOOGLE_CLOUD_PROJECT, GCLOUD_PROJECT or that of the key file
  --database ID        the Firestore database of that project; else FIRESTORE_DATABASE, else (default)
  --health-port PORT   with --watch: answers GET /health with 200 when healthy, 503 when not; /metrics
  --max-lag SECONDS    with --health-port: how long a request may wait before the health check fails (120)
  --help

Credentials are Google's application default ones: GOOGLE_APPLICATION_CREDENTIALS names the key file of a service
account, or \`gcloud auth application-default login\`, or the machine's own on Google Cloud. If
FIRESTORE_EMULATOR_HOST names an emulator, none are needed. It writes one JSON object per line to standard output;
docs/operating.md says how to read it.

Exit codes: 0 done or stopped, 1 something failed, 2 wrong options, settings or credentials, 3 the books
do not match, or a newer release has worked on the database: nothing was settled and nothing signed.`;

export type Command =
  | { readonly kind: 'help' }
  | ({ readonly kind: 'once' | 'verify' | 'publish' } & Target)
  | ({
      readonly kind: 'release';
      /** The path of the document that asks. */
      readonly path: string;
      /** The name of the person who does it. */
      readonly by: string;
    } & Target)
  | ({ readonly kind: 'reverse'; readonly order: ReversalOrder } & Target)
  | ({
      readonly kind: 'watch';
      readonly healthPort: number | null;
      /** How many milliseconds a request may wait. */
      readonly longestLag: number;
    } & Target);

/** The arguments of `--reverse`. */
export interface ReversalOrder {
  /** Id of the posting to take back. It begins with its member's uid. */
  readonly posting: string;
  readonly reason: string;
  /** Uid of the operator who decided to reverse it. */
  readonly operator: string;
}

interface Target {
  readonly project: string | null;
  readonly database: string | null;
}

/** A mistake in the command line or the settings. Its message says which. */
export class WrongUsage extends Error {}

/** @throws WrongUsage */
export function parseCommand(args: readonly string[]): Command {
  const values = parse(args);
  if (values.help) return { kind: 'help' };
  const target = { project: values.project ?? null, database: values.database ?? null };
  const named = [values.watch, values.verify, values['publish-log']];
  const chosen = [...named, values.release !== undefined, values.reverse !== undefined];
  if (chosen.filter(Boolean).length > 1) {
    throw new WrongUsage('--watch, --verify, --publish-log, --release and --reverse do not go together.');
  }
  const order = reversalOrder(values);
  if (order) return { kind: 'reverse', order, ...target };
  if (values.release !== undefined || values.by !== undefined) {
    const [path, by] = [values.release, values.by?.trim()];
    if (!path || !by) throw new WrongUsage('--release PATH and --by NAME go together.');
    return { kind: 'release', path, by, ...target };
  }
  if (!values.watch) {
    if (values['health-port'] !== undefined) throw new WrongUsage('--health-port needs --watch.');
    if (values['publish-log']) return { kind: 'publish', ...target };
    return { kind: values.verify ? 'verify' : 'once', ...target };
  }
  const port = values['health-port'];
  return {
    kind: 'watch',
    ...target,
    healthPort: port === undefined ? null : whole('--health-port', port, 0, 65_535),
    longestLag: whole('--max-lag', values['max-lag'], 1, 86_400) * SECOND,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        watch: { type: 'boolean', default: false },
        verify: { type: 'boolean', default: false },
        'publish-log': { type: 'boolean', default: false },
        release: { type: 'string' },
        by: { type: 'string' },
        reverse: { type: 'string' },
        reason: { type: 'string' },
        operator: { type: 'string' },
        project: { type: 'string' },
        database: { type: 'string' },
        'health-port': { type: 'string' },
        'max-lag': { type: 'string', default: '120' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (cause) {
    throw new WrongUsage(cause instanceof Error ? cause.message : String(cause));
  }
}

function reversalOrder({
  reverse: posting,
  reason,
  operator,
}: ReturnType<typeof parse>): ReversalOrder | null {
  const given = [posting, reason, operator].filter((value) => value !== undefined).length;
  if (given === 0) return null;
  if (!posting || !reason || !operator) {
    throw new WrongUsage('--reverse POSTING, --reason TEXT and --operator UID go together.');
  }
  return { posting, reason, operator };
}

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new WrongUsage(`${name}: a whole number from ${least} to ${most}, not “${text}”.`);
  }
  return value;
}
