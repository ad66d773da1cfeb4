// Opens the editor in the browser, with the site beside it: npm run edit
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const astro = fileURLToPath(new URL('../node_modules/astro/bin/astro.mjs', import.meta.url));
const server = spawn(
  process.execPath,
  [astro, 'dev', '--ignore-lock', '--open', '/edit/', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, TESSERA_EDITOR: 'on' } },
);
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
