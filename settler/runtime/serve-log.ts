import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import pLimit from 'p-limit';
import { readCheckpoint } from '#domain/log/checkpoint.ts';
import type { LogSource } from '#domain/log/source.ts';
import { bundleOf, entriesIn, type LogResource, pathOf, resourceAt, widthOf } from '#domain/log/tiles.ts';
import { HASH_BYTES } from '#domain/log/merkle.ts';
import { MINUTE, SECOND } from '#domain/time.ts';
import { addressOf } from './address-of.ts';

const PREFIX = '/log/';

/** How long the server gives the same checkpoint and books before it asks Firestore again. */
const FRESH = SECOND;

/** How many bytes of files the server keeps in memory: enough for some 200,000 entries. */
const MEMORY = 64 * 2 ** 20;
/** How long a file stays in memory. After that, visitors see it if someone has changed Firestore's data. */
const REMEMBERED_FOR = 10 * MINUTE;
/** How many files the server reads at a time: settlements use the same connection. */
const READS = 4;
/** How many answers one address gets at a time. A browser that verifies the log needs a quarter of them. */
const ANSWERS = 64;

/** Whether a request is for a file of the log. */
export const isForLog = ({ url }: Pick<IncomingMessage, 'url'>): boolean => url?.startsWith(PREFIX) ?? false;

/** How long caches may keep a file that never changes, one that does, and the public key. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_SECONDS = 'public, max-age=2';
const FOR_A_MINUTE = 'public, max-age=60';

export type HttpHandler = (request: IncomingMessage, answer: ServerResponse) => Promise<void>;

type Part = Extract<LogResource, { width: number }>;

/**
 * Serves the files of the public log (c2sp.org/tlog-tiles). Readers must hardly delay settlements, so it
 * answers from memory, reads few files at a time, and gives each address few answers at a time.
 *
 * @param addressHeader the header in which the trusted proxy in front adds a visitor's address; null: there
 * is no proxy
 */
export function logServer(
  log: LogSource,
  onFailure: (cause: unknown) => void,
  addressHeader: string | null = null,
): HttpHandler {
  const atOnce = pLimit(READS);
  const parts = new LRUCache<string, Uint8Array, { readonly part: Part }>({
    maxSize: MEMORY,
    sizeCalculation: ({ length }) => length + 1,
    ttl: REMEMBERED_FOR,
    fetchMethod: (_path, _stale, { context: { part } }) =>
      atOnce(() =>
        part.kind === 'tile'
          ? log.tile(part.level, part.index, part.width)
          : log.entries(part.index, part.width),
      ),
  });
  const checkpoint = shared(async () => {
    const note = await log.checkpoint();
    return { note, size: readCheckpoint(note)?.size ?? 0 };
  });
  const books = shared(() => log.books());
  /** How many answers are running, by address. */
  const answering = new Map<string, number>();

  /** Publishes only what the checkpoint covers. */
  async function partOf(part: Part): Promise<Uint8Array | null> {
    const level = part.kind === 'tile' ? part.level : 0;
    const most = widthOf(level, part.index, (await checkpoint()).size);
    if (most < part.width) return null;
    // Read only the largest width: every smaller one is its beginning.
    const widest = { ...part, width: most };
    const bytes = (await parts.fetch(pathOf(widest), { context: { part: widest } })) ?? new Uint8Array();
    if (bytes.length === 0 || part.width === most) return bytes.length === 0 ? null : bytes;
    if (part.kind === 'tile') return bytes.subarray(0, part.width * HASH_BYTES);
    return bundleOf((entriesIn(bytes) ?? []).slice(0, part.width));
  }

  async function fileOf(resource: LogResource) {
    switch (resource.kind) {
      case 'checkpoint':
        return { body: (await checkpoint()).note, type: TEXT, keep: FOR_SECONDS };
      case 'vkey':
        return { body: await log.verifierKey(), type: TEXT, keep: FOR_A_MINUTE };
      case 'books':
        return { body: JSON.stringify(await books()), type: 'application/json', keep: FOR_SECONDS };
      default: {
        const body = await partOf(resource);
        return body && { body, type: 'application/octet-stream', keep: FOR_EVER };
      }
    }
  }

  /** @returns whether the address may have another answer; if so, it counts until the answer ends */
  function isAdmitted(request: IncomingMessage, answer: ServerResponse): boolean {
    const address = addressOf(request, addressHeader);
    const count = answering.get(address) ?? 0;
    if (count >= ANSWERS) return false;
    answering.set(address, count + 1);
    answer.once('close', () => {
      const left = (answering.get(address) ?? 1) - 1;
      if (left === 0) answering.delete(address);
      else answering.set(address, left);
    });
    return true;
  }

  return async (request, answer) => {
    const { method, url = '' } = request;
    // No file has parameters. Refuse them: each cache on the way would take every variant for a new file.
    if (url.includes('?')) return void answer.writeHead(400, { 'Cache-Control': 'no-store' }).end();
    if (!isAdmitted(request, answer)) {
      return void answer.writeHead(429, { 'Cache-Control': 'no-store', 'Retry-After': '1' }).end();
    }
    const resource = method === 'GET' || method === 'HEAD' ? resourceAt(url.slice(PREFIX.length)) : null;
    try {
      const file = resource && (await fileOf(resource));
      if (!file) return void answer.writeHead(404, { 'Cache-Control': FOR_SECONDS }).end();
      // Allow other sites to read the log, because it is public.
      answer.writeHead(200, {
        'Content-Type': file.type,
        'Cache-Control': file.keep,
        'Access-Control-Allow-Origin': '*',
        'X-Content-Type-Options': 'nosniff',
      });
      answer.end(file.body);
    } catch (cause) {
      onFailure(cause);
      answer.writeHead(503, { 'Cache-Control': 'no-store' }).end();
    }
  };
}

const TEXT = 'text/plain; charset=utf-8';

/** Lets many visitors share one answer. After a failure it asks again. */
function shared<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let latest: { readonly answer: Promise<Value>; readonly at: number } | null = null;
  return () => {
    if (latest !== null && Date.now() - latest.at <= FRESH) return latest.answer;
    const asked = { answer: ask(), at: Date.now() };
    latest = asked;
    asked.answer.catch(() => {
      if (latest === asked) latest = null;
    });
    return asked.answer;
  };
}
