// A witness for public logs: `npm run witness`, or `node settler/witness/main.ts`. `--help` says what it does.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { writeCosignerKey } from '#domain/log/cosignature.ts';
import {
  ED25519_COSIGNATURE,
  isKeyName,
  ML_DSA_COSIGNATURE,
  type NoteKey,
  readVerifierKey,
} from '#domain/log/note.ts';
import { WrongUsage } from '#settler/runtime/command.ts';
import { loggerTo } from '#settler/runtime/logger.ts';
import { openKey, writeKey } from './key.ts';
import { witnessServer } from './serve.ts';
import { openState } from './state.ts';

const HELP = `Watches public logs: signs each checkpoint that continues what it saw before, and no other.

  npm run witness -- --state FILE --name NAME --log KEY [--log KEY…] [--port PORT] [--ml-dsa-44]

  --state FILE  keeps the witness's key and what it saw. Without the file, a new witness is made. Never copy it to a
                second witness, and never restore it from a backup: make a new witness instead
  --name NAME   of the witness, when it is made: a URL of yours without scheme, e.g. example.org/witness
  --log KEY     the public key of a log to watch, as its operator publishes it
  --ml-dsa-44   gives a new witness a key of ML-DSA-44, which a quantum computer cannot forge, in place of Ed25519, which
                more programs understand
  --port PORT   (8090); 0 takes a free one. Put a proxy with HTTPS in front; TESSERA_ADDRESS_HEADER names the header
                in which it adds a visitor's address

It takes POST /add-checkpoint and shows GET /<SHA-256 of a log's name>/checkpoint (c2sp.org/tlog-witness). It prints a
line for each answer. A refusal of a well signed checkpoint with 422 is printed with the request: it is the proof
that the log has two histories.

Exit codes: 0 stopped, 2 wrong usage.`;

const logger = loggerTo((line) => void process.stdout.write(line), Date.now);

try {
  await run(process.argv.slice(2));
} catch (cause) {
  if (!(cause instanceof WrongUsage)) throw cause;
  console.error(`${cause.message}\nnpm run witness -- --help`);
  process.exitCode = 2;
}

async function run(args: readonly string[]): Promise<void> {
  const values = parse(args);
  if (values.help) return console.log(HELP);
  const { state: file, name, log: given = [] } = values;
  if (file === undefined || given.length === 0)
    throw new WrongUsage('--state FILE and --log KEY are needed.');
  const logs = given.map((text): NoteKey => {
    const key = readVerifierKey(text);
    if (!key) throw new WrongUsage(`--log: “${text}” is not the public key of a log.`);
    return key;
  });
  const state = await openState(file, async () => newKey(name, values['ml-dsa-44']));
  const opened = await openKey(state.key);
  if (!opened) throw new WrongUsage(`${file} has no key of a witness.`);
  const { key, sign } = opened;
  if (name !== undefined && name !== key.name) {
    throw new WrongUsage(`${file} belongs to the witness ${key.name}.`);
  }

  const server = witnessServer({
    key,
    sign,
    logs,
    state,
    now: Date.now,
    addressHeader: process.env['TESSERA_ADDRESS_HEADER'] ?? null,
    onAnswer(origin, status, answer, request) {
      const isProof = status === 422;
      logger(isProof || status === 500 ? 'ERROR' : 'INFO', {
        event: 'answered',
        origin,
        status,
        answer,
        ...(isProof && { request }),
      });
    },
  });
  server.listen(Number(values.port));
  await once(server, 'listening').catch((cause: Error) => {
    throw new WrongUsage(`--port ${values.port} cannot be used: ${cause.message}`);
  });
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : null;
  logger('INFO', { event: 'witnessing', port, key: writeCosignerKey(key) });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        state: { type: 'string' },
        name: { type: 'string' },
        log: { type: 'string', multiple: true },
        port: { type: 'string', default: '8090' },
        'ml-dsa-44': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (cause) {
    throw new WrongUsage((cause as Error).message);
  }
}

function newKey(name: string | undefined, isMlDsa: boolean): Promise<string> {
  if (name === undefined || !isKeyName(name)) {
    throw new WrongUsage('A new witness needs --name, a URL without scheme, spaces and “+”.');
  }
  return writeKey(name, isMlDsa ? ML_DSA_COSIGNATURE : ED25519_COSIGNATURE, randomBytes(32));
}
