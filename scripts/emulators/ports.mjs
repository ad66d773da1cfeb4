import { once } from 'node:events';
import { createServer } from 'node:net';

/** @returns {Promise<number[]>} ports of 127.0.0.1 that nobody listens on, each another one */
export async function freePorts(count) {
  // All are held until the last is found, so that none comes twice.
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** Whether nobody listens on this port of 127.0.0.1. */
export async function isFree(port) {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    await once(server.close(), 'close');
    return true;
  } catch {
    return false;
  }
}
