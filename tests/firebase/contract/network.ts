import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, request as send } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export interface Ports {
  readonly auth: number;
  readonly firestore: number;
}

/** A proxy between clients and the emulators that can cut the connection and expire codes. */
export interface Network {
  /** The emulators' ports through this proxy. */
  readonly ports: Ports;
  cut(): void;
  mend(): void;
  /**
   * Delivers the first request to Firestore with this text in it, and then no more answers until the connection is cut.
   */
  loseAnswerTo(text: string): void;
  /** The emulator's codes never expire: from now on the proxy answers for this one as the service would. */
  expire(code: string): void;
  /** The language of the last requested mail. */
  lastLocale(): string;
  close(): Promise<void>;
}

export async function openNetwork(emulators: Ports): Promise<Network> {
  const sockets = new Set<Socket>();
  const expired = new Set<string>();
  let isCut = false;
  let locale = '';
  let unanswered: string | null = null;
  let isMute = false;

  function admit(socket: Socket): boolean {
    if (isCut) {
      socket.destroy();
      return false;
    }
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    return true;
  }

  // Firestore speaks HTTP/2: pass its bytes through.
  const firestore = createServer((socket) => {
    if (!admit(socket)) return;
    const onward = connect(emulators.firestore, '127.0.0.1');
    onward.on('error', () => socket.destroy());
    onward.on('close', () => socket.destroy());
    socket.on('close', () => onward.destroy());
    socket.on('data', (bytes) => {
      if (unanswered !== null && bytes.includes(unanswered)) isMute = true;
    });
    socket.pipe(onward);
    onward.on('data', (bytes) => {
      if (!isMute) socket.write(bytes);
    });
  });

  const auth = createHttpServer(async (incoming, outgoing) => {
    const body = await textOf(incoming);
    if (incoming.url?.includes(':sendOobCode')) locale = String(incoming.headers['x-firebase-locale'] ?? '');
    if ([...expired].some((code) => body.includes(code))) {
      outgoing.writeHead(400, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
      outgoing.end(JSON.stringify({ error: { code: 400, message: 'EXPIRED_OOB_CODE' } }));
      return;
    }
    const { method, url, headers } = incoming;
    const onward = send({ host: '127.0.0.1', port: emulators.auth, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    onward.end(body);
  });
  auth.on('connection', admit);

  const [authPort, firestorePort] = [await listen(auth), await listen(firestore)];
  return {
    ports: { auth: authPort, firestore: firestorePort },
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isCut = false;
      isMute = false;
      unanswered = null;
    },
    loseAnswerTo(text) {
      unanswered = text;
    },
    expire: (code) => void expired.add(code),
    lastLocale: () => locale,
    async close() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
      await Promise.all([once(auth.close(), 'close'), once(firestore.close(), 'close')]);
    },
  };
}

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
