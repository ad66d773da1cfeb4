import { expect } from '@playwright/test';
import { test } from './test.ts';

test('the lesson is printed by a button, as a plan, a worksheet without its answers, and solutions', async ({
  page,
}) => {
  await test.step('the worksheet does not give its answers away', async () => {
    await page.goto('/teach/');
    const worksheet = page.getByRole('region', { name: 'Worksheet', exact: true });
    await worksheet.getByText('Open here').click();
    const rows = worksheet.getByRole('row');
    const filled = await rows.locator('td').filter({ hasText: /\d/ }).count();
    // The first row shows how it is meant.
    expect(filled).toBe(3);
  });

  await test.step('a button prints the lesson, where there is a script to press it', async () => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.classList.add('printed');
    });
    await page.goto('/teach/');
    await page.getByRole('button', { name: 'Print all' }).click();
    await expect(page.locator('html')).toHaveClass(/printed/);
  });

  await test.step('and each sheet has one that prints it alone', async () => {
    for (const [name, other, pages] of [
      ['Worksheet', 'Solutions', 2],
      ['Solutions', 'Worksheet', 1],
    ] as const) {
      const said = pages === 1 ? '1 page of A4' : `${pages} pages of A4`;
      await expect(page.getByRole('region', { name, exact: true })).toContainText(said);
      await page.getByRole('button', { name: `Print ${name}` }).click();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
      for (const hidden of [other, 'Timetable'])
        await expect(page.getByText(hidden, { exact: true })).toBeHidden();
      const paper = await page.pdf({ preferCSSPageSize: true });
      expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(pages);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await page.emulateMedia({ media: 'screen' });
    }
  });

  await test.step('the lesson prints as a plan, a worksheet and solutions, each from a sheet of its own', async () => {
    await page.goto('/teach/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    for (const name of ['Worksheet', 'Solutions']) {
      await expect(page.getByRole('region', { name, exact: true })).toHaveCSS('break-before', 'page');
    }
    for (const written of ['A. Your guess', 'Paid $5, received 3 × $5 = $15.'])
      await expect(page.getByText(written).first()).toBeVisible();
    // In another font it is longer.
    await page.evaluate(() => document.fonts.ready);
    const paper = await page.pdf({ preferCSSPageSize: true });
    // One sheet for the plan, two for the worksheet, one for the solutions.
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(4);
  });
});
