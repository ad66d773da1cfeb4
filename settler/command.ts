import { parseArgs } from 'node:util';
import { SECOND } from '../src/domain/time.ts';

export const HELP = `Settles what members and operators of the Firebase backend have asked for.

  npm run settle                      once: all that waits, then ends. Exit code 1 when something failed
  npm run settle -- --watch           until stopped (SIGTERM, Ctrl-C): what waits, and what comes
  npm run settle -- --verify          adds up the whole log, compares it with balances and totals, changes nothing

  --project ID         the Firebase project; else GOOGLE_CLOUD_PROJECT, GCLOUD_PROJECT or that of the key file
  --health-port PORT   with --watch: answers GET /healthz with 200 when well, 503 when not
  --max-lag SECONDS    with --health-port: how long a request may wait before that is not well (120)
  --help

Credentials are Google's application default ones: GOOGLE_APPLICATION_CREDENTIALS names the key file of a service
account, or \`gcloud auth application-default login\`, or the machine's own on Google Cloud. Where
FIRESTORE_EMULATOR_HOST names an emulator, none are needed. Writes one JSON object a line to standard output;
docs/operating.md says how to read it.`;

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'once' | 'verify'; readonly project: string | null }
  | {
      readonly kind: 'watch';
      readonly project: string | null;
      readonly healthPort: number | null;
      /** Milliseconds. */
      readonly longestLag: number;
    };

/** A mistake of whoever typed it, with a sentence that names it. */
export class WrongUsage extends Error {}

/** @throws WrongUsage */
export function parseCommand(args: readonly string[]): Command {
  const values = parse(args);
  if (values.help) return { kind: 'help' };
  const project = values.project ?? null;
  if (values.watch && values.verify) throw new WrongUsage('--watch and --verify do not go together.');
  if (!values.watch) {
    if (values['health-port'] !== undefined) throw new WrongUsage('--health-port needs --watch.');
    return { kind: values.verify ? 'verify' : 'once', project };
  }
  const port = values['health-port'];
  return {
    kind: 'watch',
    project,
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
        project: { type: 'string' },
        'health-port': { type: 'string' },
        'max-lag': { type: 'string', default: '120' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (cause) {
    throw new WrongUsage(cause instanceof Error ? cause.message : String(cause));
  }
}

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new WrongUsage(`${name}: a whole number from ${least} to ${most}, not “${text}”.`);
  }
  return value;
}
