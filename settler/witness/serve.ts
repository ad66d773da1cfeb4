import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { answerAddCheckpoint, SIZE_TYPE } from '#domain/log/add-checkpoint.ts';
import { readCheckpoint } from '#domain/log/checkpoint.ts';
import type { CosignerKey } from '#domain/log/cosignature.ts';
import { checkWith } from '#domain/log/ed25519.ts';
import type { NoteKey, Sign } from '#domain/log/note.ts';
import { type Instant, MINUTE } from '#domain/time.ts';
import { addressOf } from '#settler/runtime/address-of.ts';
import type { StateFile } from './state.ts';

/** A checkpoint with 16 signatures of the largest kind fits. */
const MOST_BYTES = 96 * 1024;
/** A log asks six times a minute. */
const MOST_A_MINUTE = 60;

export interface WitnessOptions {
  readonly key: CosignerKey;
  readonly sign: Sign;
  /** The public keys of the logs to watch. */
  readonly logs: readonly NoteKey[];
  readonly state: StateFile;
  readonly now: () => Instant;
  /** The header in which the trusted proxy in front adds an address; null: there is no proxy. */
  readonly addressHeader: string | null;
  readonly onAnswer: (origin: string | null, status: number, answer: string, request: string) => void;
}

/** A witness (c2sp.org/tlog-witness). */
export function witnessServer(options: WitnessOptions): Server {
  const { key, sign, logs, state, now, addressHeader, onAnswer } = options;
  const check = checkWith(crypto.subtle);
  const byHash = new Map(
    logs.map(({ name }) => [createHash('sha256').update(name).digest('hex'), name] as const),
  );
  const limit = limiter(now);
  let turn: Promise<unknown> = Promise.resolve();

  /** Judges and stores one request at a time, so that all compare with the checkpoint that was signed last. */
  function add(body: string) {
    const answer = turn.then(async () => {
      const judged = await answerAddCheckpoint(
        body,
        {
          keysOf: (origin) => logs.filter(({ name }) => name === origin),
          lastOf: (origin) => state.lastOf(origin),
          key,
          sign,
          check,
        },
        now(),
      );
      if (judged.signed) state.store(readCheckpoint(judged.signed.note)?.origin ?? '', judged.signed.note);
      return judged;
    });
    turn = answer.catch(() => undefined);
    return answer;
  }

  return createServer(async (request, answer) => {
    const { method, url = '' } = request;
    const say = (status: number, body = '', type = 'text/plain; charset=utf-8') =>
      void answer.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    try {
      const hash = /^\/(?<hash>[\da-f]{64})\/checkpoint$/.exec(url)?.groups?.['hash'];
      if (method === 'GET' && hash !== undefined) {
        const note = state.noteOf(byHash.get(hash) ?? '');
        return note === null ? say(404) : say(200, note);
      }
      if (method !== 'POST' || url !== '/add-checkpoint') return say(404);
      if (!limit(addressOf(request, addressHeader))) {
        answer.setHeader('Retry-After', '60');
        return say(429);
      }
      const body = await textOf(request);
      if (body === null) return say(413);
      const { status, body: said } = await add(body);
      const origin = readCheckpoint(body.slice(body.indexOf('\n\n') + 2))?.origin ?? null;
      onAnswer(origin, status, said.trim(), body);
      say(status, said, status === 409 ? SIZE_TYPE : undefined);
    } catch (cause) {
      onAnswer(null, 500, (cause as Error).message, '');
      say(500);
    }
  });
}

async function textOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    // The rest is read and dropped: a client that is cut off would not see the answer.
    if (length <= MOST_BYTES) chunks.push(chunk);
  }
  if (length > MOST_BYTES) return null;
  return Buffer.concat(chunks).toString('utf8');
}

/** @returns whether the address may ask now */
function limiter(now: () => Instant): (address: string) => boolean {
  const counts = new Map<string, number>();
  let since = now();
  return (address) => {
    if (now() - since >= MINUTE) {
      counts.clear();
      since = now();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= MOST_A_MINUTE;
  };
}
