/**
 * Both servers of the live feed on this machine: they replay recorded answers, and misbehave when told to. The WebSocket
 * side is as much of RFC 6455 as short text messages need.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export const json =
  (content: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': '*',
      ...headers,
    });
    response.end(typeof content === 'string' ? content : JSON.stringify(content));
  };

export const hangUp: Answer = (request) => request.socket.destroy();

export async function startServer() {
  let answer: Answer = json('not set');
  let takesCalls = true;
  const asked: string[] = [];
  const lines = new Set<Duplex>();
  const heard: string[] = [];

  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  server.on('upgrade', (request, socket) => {
    socket.on('error', () => undefined);
    if (!takesCalls) {
      socket.destroy();
      return;
    }
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    lines.add(socket);
    socket.on('close', () => lines.delete(socket));
    socket.on('data', (data) => {
      heard.push(...textsIn(data));
      // The other side closes the line.
      if (((data[0] ?? 0) & 15) === 8) socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    coingecko: `http://127.0.0.1:${port}`,
    coinbase: `ws://127.0.0.1:${port}`,
    /** Paths asked for, in order. */
    asked,
    /** What was said on the lines. */
    heard,
    lines,
    answerWith(next: Answer) {
      answer = next;
    },
    say(message: unknown) {
      const text = Buffer.from(typeof message === 'string' ? message : JSON.stringify(message));
      const head = Buffer.from([0x81, 126, text.length >> 8, text.length & 255]);
      for (const line of lines) line.write(Buffer.concat([head, text]));
    },
    takeCalls(takes: boolean) {
      takesCalls = takes;
      if (!takes) for (const line of lines) line.destroy();
    },
    stop() {
      for (const line of lines) line.destroy();
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** The masked text frames of a browser, each shorter than 64 kB. */
function textsIn(data: Buffer): readonly string[] {
  const texts: string[] = [];
  let at = 0;
  while (at + 6 <= data.length) {
    const isText = ((data[at] ?? 0) & 15) === 1;
    let length = (data[at + 1] ?? 0) & 127;
    at += 2;
    if (length === 126) {
      length = data.readUInt16BE(at);
      at += 2;
    }
    const mask = data.subarray(at, at + 4);
    const masked = data.subarray(at + 4, at + 4 + length);
    if (isText)
      texts.push(Buffer.from(masked.map((byte, index) => byte ^ (mask[index % 4] ?? 0))).toString());
    at += 4 + length;
  }
  return texts;
}
