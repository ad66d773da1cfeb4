import { once } from 'node:events';
import { createServer } from 'node:net';

/** @returns {Promise<number[]>} distinct free ports of 127.0.0.1 */
export async function freePorts(count) {
  // Hold all of them until the last is found, so that none is returned twice.
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

/** Whether a port of 127.0.0.1 is free. */
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
