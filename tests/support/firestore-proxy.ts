import { once } from 'node:events';
import {
  type ClientHttp2Session,
  connect,
  constants,
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';

/** A call to Firestore by its gRPC method, e.g. `Commit`, `BatchGetDocuments`, `RunQuery`, `Listen`. */
export interface Call {
  readonly method: string;
  /** How many calls of this method there were, with this one. */
  readonly nth: number;
}

interface Between {
  /** Awaited before the call reaches Firestore. */
  before?(call: Call): unknown;
  /** Awaited when Firestore has carried the call out, before its answer goes back. Not for `Listen`, which has no end. */
  after?(call: Call): unknown;
}

/** Stands between Firestore's clients and the emulator: counts, delays and interrupts calls. */
export interface FirestoreProxy {
  /** For `FIRESTORE_EMULATOR_HOST`. */
  readonly host: string;
  /** Number of calls so far, by method. */
  readonly calls: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** @param emulator host and port */
export async function openFirestoreProxy(emulator: string, between: Between = {}): Promise<FirestoreProxy> {
  const calls = new Map<string, number>();
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer();

  server.on('session', (session) => {
    sessions.add(session);
    const onward = connect(`http://${emulator}`);
    // A client that is killed leaves half-sent frames behind.
    for (const each of [session, onward]) each.on('error', () => each.destroy());
    session.on('close', () => {
      sessions.delete(session);
      onward.destroy();
    });
    onward.on('close', () => session.destroy());
    session.on('stream', (stream, headers) => {
      const method = String(headers[':path']).split('/').at(-1) ?? '';
      const nth = (calls.get(method) ?? 0) + 1;
      calls.set(method, nth);
      stream.on('error', () => stream.close());
      void pass(onward, stream, headers, { method, nth });
    });
  });

  async function pass(
    onward: ClientHttp2Session,
    stream: ServerHttp2Stream,
    headers: IncomingHttpHeaders,
    call: Call,
  ): Promise<void> {
    await between.before?.(call);
    if (stream.destroyed || onward.destroyed) return;
    const request = onward.request(headers);
    request.on('error', () => stream.close(constants.NGHTTP2_INTERNAL_ERROR));
    stream.on('close', () => request.close(constants.NGHTTP2_CANCEL));
    stream.pipe(request);

    let trailers: IncomingHttpHeaders = {};
    request.on('trailers', (received) => {
      trailers = received;
    });
    stream.on('wantTrailers', () => stream.sendTrailers(sendable(trailers)));
    request.on('response', async (answer, flags) => {
      if (flags & constants.NGHTTP2_FLAG_END_STREAM) {
        // An error, in a form without a body.
        await between.after?.(call);
        if (!stream.destroyed) stream.respond(sendable(answer), { endStream: true });
        return;
      }
      if (call.method === 'Listen') {
        stream.respond(sendable(answer), { waitForTrailers: true });
        request.pipe(stream);
        return;
      }
      const body: Buffer[] = [];
      for await (const chunk of request) body.push(chunk as Buffer);
      await between.after?.(call);
      if (stream.destroyed) return;
      stream.respond(sendable(answer), { waitForTrailers: true });
      stream.end(Buffer.concat(body));
    });
  }

  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    async close() {
      for (const session of sessions) session.destroy();
      await once(server.close(), 'close');
    },
  };
}

/** Without the headers that belong to one connection, and without Node's own list of them. */
function sendable(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _, ...others } = headers;
  return others;
}
