import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections (from 32768 on Linux, from 49152 elsewhere): one of those may be taken
 * between the choice and the use.
 */
export const LOWEST_PORT = 20_000;
export const HIGHEST_PORT = 32_000;

/** @returns {Promise<number[]>} distinct free ports of 127.0.0.1 */
export async function freePorts(count) {
  // Hold all of them until the last is found, so that none is returned twice.
  const servers = [];
  while (servers.length < count) {
    const port = LOWEST_PORT + Math.floor(Math.random() * (HIGHEST_PORT - LOWEST_PORT));
    const server = createServer().listen(port, '127.0.0.1');
    const isListening = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (isListening) servers.push(server);
  }
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
