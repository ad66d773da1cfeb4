import type { IncomingMessage } from 'node:http';

/** Trusts only the last address in the header: the proxy writes that one, and the visitor can write those before it. */
export function addressOf({ headers, socket }: IncomingMessage, header: string | null): string {
  const given = header === null ? undefined : headers[header.toLowerCase()]?.toString();
  return given?.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
}
