import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCheckpoint } from '#domain/log/checkpoint.ts';
import type { LogSource } from '#domain/log/source.ts';
import { type LogResource, resourceAt, widthOf } from '#domain/log/tiles.ts';
import { SECOND } from '#domain/time.ts';

const PREFIX = '/log/';

/** How long a checkpoint is served before Firestore is asked again. */
const FRESH = SECOND;

/** Whether a request is for a file of the log. */
export const isForLog = ({ url }: Pick<IncomingMessage, 'url'>): boolean => url?.startsWith(PREFIX) ?? false;

/** What never changes may be kept for ever; what does, for seconds. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_SECONDS = 'public, max-age=2';
const FOR_A_MINUTE = 'public, max-age=60';

export type LogServer = (request: IncomingMessage, answer: ServerResponse) => Promise<void>;

/** Answers with the files of the public log (c2sp.org/tlog-tiles). */
export function logServer(log: LogSource, onFailure: (cause: unknown) => void): LogServer {
  let latest: { readonly note: Promise<string>; readonly size: Promise<number>; readonly at: number } | null =
    null;

  /** Many visitors share one signature. */
  function checkpoint() {
    if (latest === null || Date.now() - latest.at > FRESH) {
      const note = log.checkpoint();
      const size = note.then((text) => readCheckpoint(text)?.size ?? 0);
      latest = { note, size, at: Date.now() };
      // Ask again after a failure. The caller gets it.
      size.catch(() => {
        latest = null;
      });
    }
    return latest;
  }

  /** Only what the checkpoint covers is published. */
  async function partOf(resource: Extract<LogResource, { width: number }>): Promise<Uint8Array | null> {
    const { index, width } = resource;
    const level = resource.kind === 'tile' ? resource.level : 0;
    if (widthOf(level, index, await checkpoint().size) < width) return null;
    const bytes = await (resource.kind === 'tile'
      ? log.tile(level, index, width)
      : log.entries(index, width));
    return bytes.length === 0 ? null : bytes;
  }

  async function fileOf(resource: LogResource) {
    switch (resource.kind) {
      case 'checkpoint':
        return { body: await checkpoint().note, type: TEXT, keep: FOR_SECONDS };
      case 'vkey':
        return { body: await log.verifierKey(), type: TEXT, keep: FOR_A_MINUTE };
      case 'books':
        return { body: JSON.stringify(await log.books()), type: 'application/json', keep: FOR_SECONDS };
      default: {
        const body = await partOf(resource);
        return body && { body, type: 'application/octet-stream', keep: FOR_EVER };
      }
    }
  }

  return async ({ method, url = '' }, answer) => {
    const [path = ''] = url.slice(PREFIX.length).split('?');
    const resource = method === 'GET' || method === 'HEAD' ? resourceAt(path) : null;
    try {
      const file = resource && (await fileOf(resource));
      if (!file) return void answer.writeHead(404, { 'Cache-Control': FOR_SECONDS }).end();
      // Other sites may read it too: that is what it is for.
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
