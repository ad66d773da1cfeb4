import { expect, type Page } from '@playwright/test';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ML_DSA_COSIGNATURE } from '#domain/log/note.ts';
import { readPolicy } from '#domain/log/policy.ts';
import { openWitnesses } from '#settler/ledger/witnesses.ts';
import { expectNoFindings } from '#tests/e2e/pages/axe.ts';
import { writeLog } from '#tests/support/log-folder.ts';
import { sampleRequest, sampleRequests, StoredLog } from '#tests/support/log.ts';
import { policyText, startWitness, type TestWitness } from '#tests/support/witness.ts';
import { test } from './test.ts';

const cleaning: (() => Promise<unknown> | unknown)[] = [];
test.afterEach(async () => {
  for (const clean of cleaning.splice(0)) await clean();
});

/** Shows this log to one browser, cosigned by these witnesses, as a settler does. */
async function show(page: Page, log: StoredLog, asked: readonly TestWitness[]) {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-log-'));
  cleaning.push(() => rm(folder, { recursive: true }));
  await writeLog(folder, log);
  const failures: string[] = [];
  const witnesses = openWitnesses({
    policy: readPolicy(policyText(asked.length, asked)),
    log,
    now: Date.now,
    latest: () => log.checkpoint(),
    onFailure: (_name, cause) => void failures.push((cause as Error).message),
  });
  cleaning.push(() => witnesses.stop());
  await page.context().route('**/log/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace(/^\/log\//, '');
    if (path === 'checkpoint') return route.fulfill({ body: witnesses.cosigned(await log.checkpoint()) });
    const body = await readFile(join(folder, path)).catch(() => null);
    return body ? route.fulfill({ body }) : route.fulfill({ status: 404 });
  });
  return { witnesses, failures };
}

const verifying = (page: Page) => page.getByRole('region', { name: 'Verify it yourself' });
const verify = (page: Page) =>
  verifying(page)
    .getByRole('button', { name: /^Verify/ })
    .click();

async function demand(page: Page, policy: string): Promise<void> {
  await page.getByText('Demand witnesses').click();
  await page.getByLabel('Your policy').fill(policy);
  await page.getByRole('button', { name: 'Use this policy' }).click();
}

test('two browsers are shown two histories of one size: with a policy both refuse', async ({
  page,
  otherBrowser,
}) => {
  const other = await (await otherBrowser()).newPage();
  const [first, second, third] = await Promise.all([
    startWitness(1),
    startWitness(2, { type: ML_DSA_COSIGNATURE }),
    startWitness(3),
  ]);
  const all = [first, second, third];
  cleaning.push(() => Promise.all(all.map((each) => each.stop())));
  const requests = sampleRequests(300);
  const ours = new StoredLog().append(requests);
  const theirs = new StoredLog().append([...requests.slice(0, 4), sampleRequest(600), ...requests.slice(5)]);
  const policy = policyText(2, all);

  await test.step('without a policy both verify, and say what they cannot know', async () => {
    await show(page, ours, [first]);
    await show(other, theirs, [second]);
    for (const each of [page, other]) {
      await each.goto('/ledger/');
      await verify(each);
      await expect(verifying(each).getByText('It verifies')).toBeVisible();
      await expect(
        verifying(each).getByText(/no way to know whether others are shown the same/),
      ).toBeVisible();
    }
  });

  await test.step('with a policy of their own both refuse', async () => {
    for (const each of [page, other]) {
      await demand(each, `${policy}hello`);
      await expect(each.getByText('Line 6 cannot be read as a line of a policy.')).toBeVisible();
      await each.getByLabel('Your policy').fill(policy);
      await each.getByRole('button', { name: 'Use this policy' }).click();
      await expect(each.getByText('Saved. Verify again.')).toBeVisible();
      await verify(each);
      await expect(
        verifying(each).getByText(/^Too few witnesses .*: 1 of 3, and it takes 2\. Others/),
      ).toBeVisible();
      await expectNoFindings(each);
    }
  });

  await test.step('a witness refuses the other history, and the request is the proof', async () => {
    const { failures } = await show(await (await otherBrowser()).newPage(), theirs, [first]);
    await expect.poll(() => failures).toEqual(['422 the checkpoint does not continue the last one']);
    expect(first.answers.at(-1)).toEqual({
      status: 422,
      said: 'the checkpoint does not continue the last one',
      request: `old 300\n\n${await theirs.checkpoint()}`,
    });
  });

  await test.step('with as many witnesses as it takes, the one history verifies, and the page says it at once', async () => {
    const { witnesses } = await show(page, ours, [first, third]);
    await expect.poll(() => witnesses.status().signing).toBe(2);
    await verify(page);
    await expect(
      verifying(page).getByText('2 of 3 witnesses have signed the same within the last hour: w1, w3.'),
    ).toBeVisible();
    await other.reload();
    await expect(verifying(other).getByText('It is not witnessed')).toBeVisible();
  });
});
