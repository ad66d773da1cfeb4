import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { IS_NIGHT, NOT_BY_DAY } from '../../support/by-night.ts';
import base, { CHROMIUM, FIREFOX } from '../../../playwright.config.ts';
import { LOCAL_PORT, SITE_FOLDER, SITE_PORT } from './environment.ts';

const { webServer: _, testDir: __, ...shared } = base;
const root = fileURLToPath(new URL('../../..', import.meta.url));
const served = (port: number, folder: string) => ({
  command: `npm run preview -- --port ${port} --folder ${folder}`,
  cwd: root,
  port,
  stdout: 'ignore' as const,
});

/** Browser tests of the build with Firebase, on the emulators. `npm run test:firebase` builds and starts everything. */
export default defineConfig({
  ...shared,
  testDir: '.',
  ...(!IS_NIGHT && { grepInvert: /@night/ }),
  use: { ...shared.use, baseURL: `http://localhost:${SITE_PORT}` },
  projects: [
    {
      name: 'site',
      use: process.env['TESSERA_ENGINE'] === 'firefox' ? FIREFOX : CHROMIUM,
      testIgnore: ['data-leak-audit.spec.ts', ...NOT_BY_DAY],
      teardown: 'data leak audit',
    },
    { name: 'data leak audit', testMatch: 'data-leak-audit.spec.ts', use: CHROMIUM },
  ],
  webServer: [served(SITE_PORT, SITE_FOLDER), served(LOCAL_PORT, 'dist')],
});
