import { expect } from '@playwright/test';
import { logOut } from './pages/auth.ts';
import { declareDeposit, openProof } from './pages/deposit.ts';
import { HOUR, MINUTE } from '#domain/time.ts';
import { byNight } from '#tests/support/by-night.ts';
import { detail, enterAsOperator, openList, waiting } from './pages/operator.ts';
import { square } from './pages/pictures.ts';
import { declareForOthers } from './pages/stored.ts';
import { ADA } from './people.ts';
import { memberTest } from './test.ts';

memberTest(
  'two hundred decoys of one member take one row, and further members come by themselves',
  async ({ page }) => {
    await page.goto('/dashboard/deposit/');
    await declareDeposit(page, 'Dogecoin', 'Silver');
    const others = Array.from({ length: 25 }, (_, nth) => ({ username: `member_${nth}`, deposits: 1 }));
    await declareForOthers(page, [{ username: 'mallory', deposits: 200 }, ...others]);
    await logOut(page);
    await enterAsOperator(page);

    await openList(page, 'No proof yet');
    const rows = waiting(page);
    await expect(rows.nth(24)).toBeVisible();
    await expect(rows.first()).toContainText('mallory');
    await expect(rows.nth(1)).toContainText('member_0');
    await rows.last().scrollIntoViewIfNeeded();
    await expect(rows).toHaveCount(27);
    await expect(rows.last()).toContainText(ADA.username);
    await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
    await page.getByRole('button', { name: 'Show 199 more by mallory' }).click();
    await expect(rows).toHaveCount(226);
    await page.getByRole('button', { name: 'Hide 199 more by mallory' }).click();
    await expect(rows).toHaveCount(27);
  },
);

memberTest(
  'two hundred deposits wait: all that are due are decided by keyboard, and no count is ever wrong',
  async ({ page }) => {
    await page.goto('/dashboard/deposit/');
    await declareDeposit(page, 'Dogecoin', 'Silver');
    const now = Date.now();
    const due = byNight(60, 12);
    const ready = due + 40;
    const members = Array.from({ length: 199 }, (_, nth) => ({
      username: `member_${nth}`,
      deposits: 1,
      ...(nth < due && { proofAt: now - 5 * HOUR + nth * MINUTE }),
      // Far beyond what is loaded at first.
      ...(nth >= due && nth < ready && { proofAt: now + nth * MINUTE, isMarked: true }),
    }));
    await declareForOthers(page, members);
    await logOut(page);
    await enterAsOperator(page);
    const views = page.getByRole('navigation', { name: 'Parts of the console' });
    await expect(views.getByRole('link', { name: `Deposits ${ready} waiting ${due} overdue` })).toBeVisible();
    await expect(waiting(page).first()).toContainText('member_0');
    const lists = page.getByRole('navigation', { name: 'Lists' });
    await expect(lists.getByRole('link', { name: 'Marked 40' })).toBeVisible();

    // Whatever the screen says from now on, also for a moment.
    await page.evaluate(() => {
      const told: string[] = [];
      const read = () => {
        const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
        const counts = [
          text('nav a[href="?view=deposits"]').match(/\d+/g) ?? [],
          text('nav a[href$="list=ready"]').match(/\d+/g) ?? [],
          text('nav a[href$="list=declared"]').match(/\d+/g) ?? [],
          text('nav a[href$="list=marked"]').match(/\d+/g) ?? [],
        ].flat();
        const line = counts.join(' ');
        if (told.at(-1) !== line) told.push(line);
      };
      read();
      new MutationObserver(read).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      Object.assign(globalThis, { told });
    });

    // What the keys do is read from its beginning.
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog').getByText('Next request')).toBeInViewport();
    await page.keyboard.press('Escape');

    await page.keyboard.press('j');
    for (let nth = 0; nth < due; nth += 1) {
      await expect(detail(page)).toContainText(`member_${nth}`);
      const isRefused = nth % 10 === 9;
      await page.keyboard.press(isRefused ? 'r' : 'c');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('textbox')).toBeFocused();
      if (isRefused) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Control+Enter');
      await expect(dialog).toBeHidden();
      await expect(views.getByRole('link', { name: `Deposits ${ready - 1 - nth} waiting` })).toBeVisible();
    }

    const told = await page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
    // All, overdue, ready, without a proof, marked: at each moment those that are true.
    const right = Array.from({ length: due + 1 }, (_, decided) =>
      [ready - decided, ...(decided < due ? [due - decided] : []), ready - decided, 200 - ready, 40].join(
        ' ',
      ),
    );
    expect(told).toEqual(right);
    await expect(page).toHaveTitle(/^\(40\) Operator/);
    await openList(page, 'No proof yet');
    await expect(waiting(page).nth(24)).toBeVisible();
  },
);

memberTest(
  'a picture that proves two payments is said above it, and which of them came first',
  async ({ page }) => {
    for (const _ of [1, 2]) {
      await page.goto('/dashboard/deposit/');
      await declareDeposit(page, 'Dogecoin', 'Silver');
      const proof = await openProof(page);
      const picture = { name: 'receipt.png', mimeType: 'image/png', buffer: await square('#2647ab', 900) };
      await proof.getByLabel('Choose a picture').setInputFiles(picture);
      await proof.getByRole('button', { name: 'Upload the proof' }).click();
      await expect(proof.getByText('The proof was uploaded.')).toBeVisible();
    }
    await logOut(page);
    await enterAsOperator(page);
    await expect(detail(page).getByText('This picture was used again later')).toBeInViewport();
    await page.getByRole('button', { name: `Show 1 more by ${ADA.username}` }).click();
    await page.keyboard.press('j');
    await expect(detail(page).getByText('This picture was used before')).toBeInViewport();
    await expect(detail(page).getByRole('listitem')).toContainText('Pending');

    const enlarged = page.getByRole('dialog', { name: /^Proof of payment of/ });
    await page.keyboard.press('z');
    await expect(enlarged).toContainText(/Expected: .* DOGE to n/);
    await page.keyboard.press('z');
    // Gone, and not only closed: until then the next key is for it.
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.keyboard.press('z');
    await expect(enlarged).toBeVisible();
    await page.keyboard.press('r');
    await expect(enlarged).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Refuse this request?' })).toBeVisible();
  },
);
