import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '#scripts/emulators/spawn-tied.mjs';

it('a server that ends fails with its last output, although another program holds its port and never answers', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;

  const folder = mkdtempSync(join(tmpdir(), 'tessera-server-'));
  const command = [process.execPath, '--eval', 'console.log("The port is taken."); process.exit(1);'];
  const started = startServer(command, { urls: [`http://127.0.0.1:${port}/`], folder });
  await expect(started).rejects.toThrow('The port is taken.');
});
