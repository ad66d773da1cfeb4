import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { LOCAL_PORT } from './environment.ts';
import { newPerson } from './people.ts';
import { test } from './test.ts';

const LOCAL_SITE = `http://localhost:${LOCAL_PORT}`;

const budgets = JSON.parse(readFileSync('budgets.json', 'utf8'));

interface Script {
  readonly url: string;
  readonly text: string;
}

const isFirebase = ({ text }: Script) => text.includes('@firebase/');
/** Recognises Firestore's library by the name that it registers. Our own chunk of that name has a hash appended. */
const isFirestore = ({ text }: Script) => /[`'"]firestore-lite[`'"]/.test(text);

/** Bytes as they cross the wire. */
const weightOf = (scripts: readonly Script[]): number =>
  scripts.reduce((total, { text }) => total + brotliCompressSync(text).length, 0);

/** Records every script that the page loads from now on. */
function watchScripts(page: Page): () => Promise<readonly Script[]> {
  const urls = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.add(request.url());
  });
  // The server may close an idle connection just as it is reused.
  const read = async (url: string) => (await page.request.get(url, { maxRetries: 3 })).text();
  return () => Promise.all([...urls].map(async (url) => ({ url, text: await read(url) })));
}

/** Only a loaded backend knows whether to offer them. */
const OFFERED = { local: 'See it from the operator’s side', firebase: 'Log in with Google' };

async function scriptsOfLogIn(page: Page, backend: keyof typeof OFFERED): Promise<readonly Script[]> {
  const scripts = watchScripts(page);
  await page.goto(`${backend === 'local' ? LOCAL_SITE : ''}/login/`);
  await expect(page.getByRole('button', { name: OFFERED[backend] })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return scripts();
}

test('the log-in page takes little more script than with the embedded backend', async ({
  page,
  context,
  admitted,
}) => {
  admitted.add(LOCAL_SITE);
  const embedded = await scriptsOfLogIn(await context.newPage(), 'local');
  expect(embedded.filter(isFirebase)).toEqual([]);
  const firebase = await scriptsOfLogIn(page, 'firebase');
  expect(firebase.some(isFirebase)).toBe(true);

  const more = weightOf(firebase) - weightOf(embedded);
  console.log(
    `log-in page, script above the embedded backend’s: ${more} of at most ${budgets.firebase.logIn}`,
  );
  expect(more).toBeLessThanOrEqual(budgets.firebase.logIn);
});

test('Firebase loads after the first paint', async ({ page, context }) => {
  const before = await context.newPage();
  const chunks = (await scriptsOfLogIn(before, 'firebase')).filter(isFirebase).map(({ url }) => url);
  await before.close();

  // Delays it until the page has painted without it.
  const { promise: painted, resolve: release } = Promise.withResolvers<void>();
  for (const url of chunks) {
    await page.route(url, async (route) => {
      await painted;
      await route.continue();
    });
  }
  await page.goto('/login/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
  // Only the backend knows whether to show it.
  const google = page.getByRole('button', { name: 'Log in with Google' });
  await expect(google).toBeHidden();
  release();
  await expect(google).toBeVisible();
});

test('Firestore loads on demand: not before a log-in', async ({ page }) => {
  const scripts = watchScripts(page);
  for (const path of [
    '/login/',
    '/login/forgetpassword/',
    '/account/action/?mode=verifyEmail&oobCode=unknown',
  ]) {
    await page.goto(path);
    await expect.poll(async () => (await scripts()).some(isFirebase)).toBe(true);
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/login/');
  const nobody = newPerson('Nobody');
  await page.getByLabel('E-mail').fill(nobody.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(nobody.password);
  expect((await scripts()).filter(isFirestore)).toEqual([]);

  await page.getByRole('button', { name: 'Try it as a guest' }).click();
  await expect(page).toHaveURL('/dashboard/');
  await page.goto('/dashboard/deposit/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(async () => (await scripts()).some(isFirestore)).toBe(true);
});
