import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { logIn, logOut, openAccountMenu, openHelp, openMessages } from './pages/auth.ts';
import { expectNoFindings } from './pages/axe.ts';
import { declareDeposit } from './pages/deposit.ts';
import {
  confirm,
  detail,
  enterAsOperator,
  rows,
  loadSamples,
  openList,
  openRequest,
  said,
  waiting,
} from './pages/operator.ts';
import { ADA } from './people.ts';
import { withdrawHundred } from './pages/round.ts';
import { putUnreadableMessage, type SeededPosting, seedPostings } from './pages/stored.ts';
import { memberTest, test } from './test.ts';

/** A partner deposits, and pays the signed-in member by a level. */
const EARNED: readonly SeededPosting[] = [
  {
    id: 'credited',
    kind: 'credit',
    from: 'external',
    to: 'locked:downline',
    amount: 200_00,
    at: Date.UTC(2026, 0, 9),
    subject: 'deposit',
  },
  {
    id: 'earned',
    kind: 'activation',
    from: 'locked:downline',
    to: 'earning:own',
    amount: 200_00,
    at: Date.UTC(2026, 0, 10),
    subject: 's6-7',
  },
];

/** A tab in which the sample operator works, while the member stays signed in beside it. */
async function openDesk(member: Page): Promise<Page> {
  const desk = await member.context().newPage();
  await desk.goto('/operator/');
  await desk.getByRole('button', { name: 'See it from the operator’s side' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Operator', exact: true })).toBeVisible();
  return desk;
}

async function declareInDogecoin(page: Page): Promise<void> {
  await page.goto('/dashboard/deposit/');
  await declareDeposit(page, 'Dogecoin', 'Silver');
}

memberTest(
  'a member’s deposit is credited by the operator, with a note, stands in the audit trail, and changes the open wallet by itself',
  async ({ page, context }) => {
    await declareInDogecoin(page);
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Open the operators’ console in a new tab' }).click();
    const desk = await opening;
    await expect(desk.getByRole('heading', { level: 1, name: 'Operator', exact: true })).toBeVisible();
    await expect(desk).toHaveURL('/operator/');
    await page.goto('/dashboard/mywallet/');
    const active = page.getByRole('heading', { name: 'Active deposit' }).locator('..');
    await expect(active).toContainText('$0.00');

    // Without a proof nothing tells that it was paid.
    await expect(waiting(desk)).toContainText('expires in');
    const opened = await openRequest(desk, ADA.username);
    await expect(opened).toContainText('Dogecoin testnet');
    const reference = await opened.locator('code', { hasText: /^\w{4}-\w{4}-\w{4}$/ }).textContent();
    await expect(waiting(desk)).toContainText(`Dogecoin · ${reference}`);
    await expect(opened.getByText('No proof yet')).toBeVisible();
    await opened.getByRole('button', { name: /^Credit/ }).click();
    await confirm(desk, 'Credit', 'Seen on the test network.');
    await expect(said(desk)).toContainText(`by ${ADA.username}: credited.`);
    await expect(desk.getByText('No deposit is waiting')).toBeVisible();
    await expect(active).toContainText('$500.00');

    await desk.getByRole('link', { name: 'Audit trail' }).click();
    await expect(desk).toHaveURL('/operator/?view=audit');
    const row = desk.getByRole('row', { name: /Deposit of .*500\.00 credited/ });
    await expect(row).toContainText('you');
    await row.getByRole('button', { name: 'Details' }).click();
    await expect(desk.getByText('Seen on the test network.')).toBeVisible();
    await desk.getByRole('link', { name: 'Totals' }).click();
    await expect(desk.getByRole('row', { name: /^Sum/ })).toContainText('$0.00');
    await desk.goBack();
    await expect(row).toBeVisible();

    await logOut(desk);
    await page.reload();
    await expect(active).toContainText('$500.00');
    await desk.goto('/operator/');
    await expect(desk.getByRole('heading', { name: 'Operators’ console' })).toBeVisible();
  },
);

memberTest(
  'what is decided or taken back elsewhere leaves the queue, and its dialog, with a message',
  async ({ page }) => {
    await page.goto('/dashboard/');
    await seedPostings(page, EARNED);
    const desk = await openDesk(page);
    const other = await openDesk(page);
    const press = (tab: Page, verb: string) =>
      detail(tab)
        .getByRole('button', { name: new RegExp(`^${verb}`) })
        .click();

    await test.step('another operator has refused it', async () => {
      await declareInDogecoin(page);
      await expect(waiting(desk)).toHaveCount(1);
      await press(other, 'Refuse');
      await confirm(other, 'Refuse', 'No payment has arrived.');
      await expect(said(desk)).toContainText('sample_operator has refused it');
      await expect(desk.getByText('No deposit is waiting')).toBeVisible();
    });

    await test.step('of two tabs that decide one request, one wins and the other says so', async () => {
      await declareInDogecoin(page);
      for (const [tab, verb] of [
        [desk, 'Credit'],
        [other, 'Refuse'],
      ] as const) {
        await press(tab, verb);
        await expect(tab.getByRole('dialog')).toBeVisible();
      }
      const open = other.getByRole('dialog');
      await open.getByLabel('Note to the member').fill('No payment has arrived.');
      await confirm(desk, 'Credit', 'Paid in cash.');
      await expect(said(desk)).toContainText(': credited.');
      // The other tab's dialog names the operator who decided, and offers no decision any more.
      await expect(open.getByRole('alert')).toContainText('sample_operator has credited it');
      await expect(open.getByRole('button', { name: 'Refuse' })).toBeHidden();
      await expect(open.getByRole('button', { name: 'Close' })).toBeFocused();
      await other.keyboard.press('Enter');
      await expect(open).toBeHidden();
      await expect(other.getByText('No deposit is waiting')).toBeVisible();
      await other.close();
    });

    await test.step('a payout is no longer offered once its member cancels while the dialog is open', async () => {
      await withdrawHundred(page);
      await desk.getByRole('link', { name: /^Withdrawals/ }).click();
      await desk.getByRole('button', { name: /^Approve/ }).click();
      const question = desk.getByRole('dialog', { name: 'Approve this withdrawal?' });
      await expect(question.getByRole('button', { name: 'Approve' })).toBeVisible();

      await page.getByRole('button', { name: /^Cancel/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' }).click();
      await expect(question.getByRole('alert')).toContainText('the member has taken it back');
      await expect(question.getByRole('button', { name: 'Approve' })).toBeHidden();
      await expectNoFindings(desk);
      await question.getByRole('button', { name: 'Close' }).click();
      await expect(desk.getByText('No withdrawal is waiting')).toBeVisible();
    });
  },
);

test('signed out, the console’s URL leads to a page that offers to sign in as the operator, whose own request waits for another one', async ({
  page,
}) => {
  await test.step('signed out, the console’s URL leads to a page that offers to sign in as the operator', async () => {
    await page.goto('/operator/');
    await expect(page).toHaveURL('/register/?next=%2Foperator%2F');
    await page.getByRole('button', { name: 'See it from the operator’s side' }).click();
    await expect(page).toHaveURL('/operator/');
    await expect(page.getByRole('heading', { level: 1, name: 'Operator', exact: true })).toBeVisible();
  });

  await test.step('an operator’s own request is shown, and left to another operator', async () => {
    await declareInDogecoin(page);
    await page.goto('/operator/');
    await expect(page.getByText('Your own request: another operator decides it')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Credit|Refuse)/ })).toHaveCount(0);
    await page.keyboard.press('c');
    await page.keyboard.press('r');
    await page.keyboard.press('j');
    await expect(rows(page)).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

memberTest(
  'a credit above 1,000 dollars without a proof needs two operators, and a view that cannot be drawn leaves the others alone',
  async ({ page }) => {
    await test.step('a credit above 1,000 dollars without a proof says why, and needs two operators', async () => {
      await page.goto('/dashboard/deposit/');
      await declareDeposit(page, 'Dogecoin', 'Premium');
      await putUnreadableMessage(page);
      await logOut(page);
      await enterAsOperator(page);
      const opened = detail(page);
      await expect(opened).toContainText('without a proof: one operator approves it, another one credits it');
      await opened.getByRole('button', { name: /^Approve/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Approve' }).click();
      await expect(dialog.getByRole('alert')).toContainText('Write why it is credited without a proof');
      await dialog.getByLabel('Note for the audit trail').fill('Paid in cash.');
      await confirm(page, 'Approve');
      await expect(said(page)).toContainText(': approved (1 of 2). A second operator has to agree.');
      await expect(opened).toContainText('Here you are the second operator too.');
      await expectNoFindings(page);
      await opened.getByRole('button', { name: /^Credit as the second/ }).click();
      await confirm(page, 'Credit', 'Seen by both of us.');
      await expect(said(page)).toContainText(': credited.');
      await expect(page.getByText('No deposit is waiting')).toBeVisible();
    });

    await test.step('a view that cannot be drawn says so, and the others go on', async () => {
      const views = page.getByRole('navigation', { name: 'Parts of the console' });
      await views.getByRole('link', { name: /^Messages/ }).click();
      const notice = page.getByRole('alert');
      await expect(notice).toContainText('This part cannot be shown. The rest of the page works.');
      await expectNoFindings(page);
      await notice.getByRole('button', { name: 'Try again' }).click();
      await expect(notice).toBeVisible();
      await views.getByRole('link', { name: /^Deposits/ }).click();
      await expect(page.getByRole('heading', { name: 'Deposits', level: 2 })).toBeVisible();
      await expect(notice).toHaveCount(0);
    });
  },
);

memberTest('messages go both ways, each as it is written', async ({ page, context }) => {
  await page.goto('/dashboard/');
  await test.step('a member asks, and a second tab shows it', async () => {
    const second = await context.newPage();
    await second.goto('/dashboard/profile/');
    await openMessages(second);
    const help = second.getByRole('dialog', { name: 'Help' });
    await expect(help.getByText('No messages yet.')).toBeVisible();
    await help.getByRole('textbox', { name: 'Message' }).fill('Half-written…');

    await openMessages(page);
    await page.getByRole('textbox', { name: 'Message' }).fill('Is anybody there?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('log')).toContainText('Is anybody there?');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await expectNoFindings(page);
    await expect(help.getByRole('log')).toContainText('Is anybody there?');
    // What was typed stays, also with the help closed in between.
    await help.getByRole('button', { name: 'Close' }).click();
    await openHelp(second);
    await expect(second.getByRole('textbox', { name: 'Message' })).toHaveValue('Half-written…');
    await second.close();
  });

  await test.step('the operator answers, and a second console shows it', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await logOut(page);
    await enterAsOperator(page);
    await page.getByRole('link', { name: 'Messages' }).click();
    const link = page.getByRole('link', { name: new RegExp(ADA.username) });
    await expect(page.getByRole('link', { name: 'Unanswered 1' })).toBeVisible();
    await link.click();
    const second = await context.newPage();
    await enterAsOperator(second);
    await second.goto(page.url());
    await expect(second.getByRole('log')).toContainText('Is anybody there?');
    await page.getByRole('textbox', { name: 'Message' }).fill('Yes: your deposit is being looked at.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(second.getByRole('log')).toContainText('Yes: your deposit is being looked at.');
    await expect(second.getByRole('link', { name: 'Unanswered 0' })).toBeVisible();
    await second.close();
  });

  await test.step('the member sees that there is an answer, until it is read', async () => {
    await logOut(page);
    await page.goto('/login/');
    await logIn(page);
    await expect(page.getByRole('status').filter({ hasText: 'New answer' })).toBeVisible();
    await openHelp(page);
    await expect(page.getByRole('log')).toContainText('Yes: your deposit is being looked at.');
    await expect(page.getByText('New answer')).toBeHidden();
    await page.reload();
    await openAccountMenu(page);
    await expect(page.getByRole('button', { name: 'Help' })).toBeVisible();
    await expect(page.getByText('New answer')).toBeHidden();
  });
});

test('a walk leaves requests for an operator, who decides them at a desk and on a phone, one by one and several at once', async ({
  page,
}) => {
  await enterAsOperator(page);
  await loadSamples(page);

  await test.step('the queue is filtered by coin, amount and age, and what is marked has a list of its own', async () => {
    await expect(waiting(page).first()).toBeVisible();
    const all = await waiting(page).count();
    await page.getByLabel('Waiting').selectOption('Overdue');
    await expect(waiting(page)).toHaveCount(2);
    await expect(page.getByText('2 requests pass')).toBeVisible();
    await page.getByLabel('Coin').selectOption('Bitcoin');
    await expect(waiting(page)).toHaveCount(1);
    await page.getByLabel('Amount').selectOption('Over $1,000');
    await expect(page.getByText('No request passes the filter')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(waiting(page)).toHaveCount(all);

    await page.keyboard.press('j');
    await page.keyboard.press('m');
    await expect(detail(page)).toContainText('Marked by sample_operator');
    await openList(page, 'Marked');
    await expect(waiting(page)).toHaveCount(1);
    await expectNoFindings(page);
    await detail(page)
      .getByRole('button', { name: /^Remove mark/ })
      .click();
    await expect(page.getByText('Nothing is marked')).toBeVisible();
  });

  await test.step('a payout above 1,000 dollars needs two operators; in the sandbox one person can act as both', async () => {
    await page.getByRole('link', { name: /^Withdrawals/ }).click();
    const row = (username: string) => waiting(page).filter({ hasText: username });
    const opened = (username: string) => detail(page).filter({ hasText: username });

    await test.step('what the other operator has approved, this one approves too', async () => {
      await openRequest(page, 'sample_001');
      await expect(opened('sample_001')).toContainText('Approved by the simulated operator');
      await opened('sample_001')
        .getByRole('button', { name: /^Approve/ })
        .click();
      await confirm(page, 'Approve');
      await expect(said(page)).toContainText(/^To send: \$[\d,.]+ to sample_001/);
      await expect(row('sample_001')).toHaveCount(0);
    });

    await test.step('what this one approves, the other one approves too', async () => {
      await openRequest(page, 'sample_002');
      await expect(opened('sample_002')).toContainText('two operators have to approve it');
      await opened('sample_002')
        .getByRole('button', { name: /^Approve/ })
        .click();
      await confirm(page, 'Approve');
      await expect(said(page)).toContainText(': approved (1 of 2). A second operator has to agree.');
      await expect(row('sample_002')).toContainText('Approved by you');
      await expect(opened('sample_002')).toContainText('Here you are the second operator too.');
      await expect(opened('sample_002').getByRole('button', { name: /^Approve:/ })).toHaveCount(0);
      await expectNoFindings(page);
      await opened('sample_002')
        .getByRole('button', { name: /^Approve as the second/ })
        .click();
      await expect(page.getByRole('dialog')).toContainText('as the second sample operator');
      await confirm(page, 'Approve');
      await expect(row('sample_002')).toHaveCount(0);
    });

    await test.step('the audit trail has both', async () => {
      await page.getByRole('link', { name: 'Audit trail' }).click();
      const rows = page.getByRole('row').filter({ hasText: 'sample_002' });
      await expect(rows.nth(0)).toContainText('Withdrawal approved');
      await expect(rows.nth(0)).toContainText('sample_operator_2');
      await rows
        .nth(0)
        .getByRole('button', { name: /^Details/ })
        .click();
      await expect(
        page.getByRole('listitem').filter({ hasText: /^approved \(1\sof\s2\): you/ }),
      ).toBeVisible();
    });
  });

  await test.step('payouts are selected for a file, and their references recorded from two pasted columns', async () => {
    await page.getByRole('link', { name: /^To send/ }).click();
    const payouts = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(payouts.first()).toBeVisible();
    const before = await payouts.count();
    await page.getByRole('button', { name: 'Select all' }).click();
    await expect(page.getByText(`${before} selected`)).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByText('CSV', { exact: true }).click();
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const [header, ...lines] = (await readFile(await (await downloading).path(), 'utf8'))
      .trim()
      .split('\r\n');
    expect(header).toBe(
      'Id,Member,Amount,Method,Network,Address or account,Holder,Bank,Country,Decided (day)',
    );
    expect(lines).toHaveLength(before);

    const id = lines[0]?.split(',')[0] ?? '';
    await page.getByRole('button', { name: 'Record references…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record many at once' });
    await dialog.getByRole('textbox').fill(`${id}\ttx-1\nno_one\ttx-2`);
    await expect(dialog.getByRole('row', { name: /no_one/ })).toContainText('No payout that waits');
    await expectNoFindings(page);
    await dialog.getByRole('button', { name: 'Record 1 as sent' }).click();
    await expect(page.getByText('1 recorded as sent.')).toBeVisible();
    await expect(payouts).toHaveCount(before - 1);
    await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('1 recorded as sent.')).toBeHidden();
    await page.getByRole('link', { name: 'Audit trail' }).click();
    await page
      .getByRole('button', { name: /^Details of Withdrawal of .* sent/ })
      .first()
      .click();
    await expect(page.getByRole('listitem').filter({ hasText: /^sent/ })).toContainText('tx-1');
  });

  await page.goto('/operator/');
  await test.step('some are overdue, and the books add up', async () => {
    const selected = waiting(page).first().getByRole('checkbox');
    await selected.check();
    // Also while something is to be done with those that are selected.
    await expect(page.getByText('Members are samples.')).toBeVisible();
    await selected.uncheck();
    await expect(waiting(page).first()).toContainText('overdue');
    await expect(page).toHaveTitle(/^\(\d+, \d+ overdue\) Operator/);
    await expect(page.getByRole('link', { name: /^Messages \d+ unanswered/ })).toBeVisible();
    await page.goto('/operator/?view=members');
    await expect(page.getByText(/^\d{3} sample members\.$/)).toBeVisible();
    await expect(page.getByText(/^\d+ of \d{3}$/)).toBeVisible();
    await page.goto('/operator/?view=totals');
    await expect(page.getByRole('row', { name: /^Sum/ })).toContainText('$0.00');
  });

  await test.step('a proof fills the window, and is larger still on a press', async () => {
    await page.goto('/operator/');
    const proof = page.getByRole('button', { name: /^Enlarge the proof/ }).first();
    await proof.scrollIntoViewIfNeeded();
    await proof.click();
    const dialog = page.getByRole('dialog', { name: /^Proof of payment of/ });
    const width = () => dialog.getByRole('img').evaluate((picture) => picture.clientWidth);
    await expect.poll(width).toBeGreaterThan(480);
    const fitted = await width();
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(width).toBeGreaterThan(fitted);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(proof).toBeFocused();
  });

  await test.step('on a phone the list opens one request, and the way back leads to its row', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/operator/');
    await expect(waiting(page).first()).toBeVisible();
    await expect(detail(page)).toBeHidden();
    const row = rows(page).nth(1);
    const username = (await row.textContent())?.match(/sample_\d+/)?.[0] ?? '';
    const opened = await openRequest(page, username);
    await expect(waiting(page).first()).toBeHidden();
    await page.goBack();
    await expect(row).toBeFocused();

    await row.click();
    await opened.getByRole('button', { name: 'Deposits' }).click();
    await expect(row).toBeFocused();
  });

  await test.step('there a decision opens the request that comes next', async () => {
    const username = (await rows(page).nth(2).textContent())?.match(/sample_\d+/)?.[0] ?? '';
    await rows(page).nth(1).click();
    await detail(page)
      .getByRole('button', { name: /^Credit/ })
      .click();
    await confirm(page, 'Credit');
    await expect(said(page)).toContainText(': credited.');
    await expect(detail(page).filter({ hasText: username }).getByRole('heading')).toBeFocused();
    await expect(waiting(page).first()).toBeHidden();
  });

  await test.step('several are refused with one note, and the list goes on', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/operator/');
    await expect(waiting(page)).toHaveCount(3);
    for (const place of [0, 1]) await waiting(page).nth(place).getByRole('checkbox').check();
    await rows(page).nth(2).focus();
    await page.keyboard.press('x');
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.keyboard.press('x');
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: 'Refuse 2 requests?' });
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expectNoFindings(page);
    await dialog.getByLabel('Note to the member').fill('No payment has arrived.');
    await dialog.getByRole('button', { name: 'Refuse them' }).click();
    await expect(dialog).toBeHidden();
    await expect(said(page)).toContainText('2 refused.');
    await expect(waiting(page)).toHaveCount(1);
  });

  await test.step('axe finds nothing in a conversation, nor in a question', async () => {
    await detail(page)
      .getByRole('button', { name: /^Refuse/ })
      .click();
    await expectNoFindings(page);
    await page.goto('/operator/?view=messages');
    await page
      .getByRole('link', { name: /sample_/ })
      .first()
      .click();
    await expect(page.getByRole('log')).toBeVisible();
    await expectNoFindings(page);
  });
});

memberTest(
  'help is beside the screen, over a phone’s, and keeps the draft until the log-out',
  async ({ page }) => {
    const menu = page.getByRole('banner').getByRole('button', { name: /^Account/ });
    const sheet = page.getByRole('dialog', { name: 'Help' });
    const field = sheet.getByRole('textbox', { name: 'Message' });
    const title = (name: string) => page.getByRole('heading', { level: 1, name });

    await test.step('in a wide window nothing moves, and the screen can be used meanwhile', async () => {
      await page.goto('/dashboard/');
      const place = await title('Home').boundingBox();
      await menu.press('Enter');
      await page.getByRole('button', { name: 'Help' }).press('Enter');
      await expect(sheet.getByRole('heading', { name: 'Help' })).toBeFocused();
      await sheet.getByRole('button', { name: 'Write to the operators' }).click();
      expect(await title('Home').boundingBox()).toEqual(place);
      await field.fill('Half-written…');
      await page
        .getByRole('navigation', { name: 'Members’ area' })
        .getByRole('link', { name: 'Profile' })
        .click();
      await expect(title('Profile')).toBeFocused();
      await expect(field).toHaveValue('Half-written…');
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(title('Profile')).toBeFocused();
    });

    await test.step('on a phone the screen rests, also once a wide window is as narrow', async () => {
      await openHelp(page);
      await field.focus();
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(page.locator('dialog:modal')).toBeVisible();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('Half-written…');
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(menu).toBeFocused();
    });

    await test.step('the draft outlives the page, and not the session', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto('/dashboard/mywallet/');
      await openHelp(page);
      await expect(field).toHaveValue('Half-written…');
      await field.press('Control+Enter');
      await expect(sheet.getByRole('log')).toContainText('Half-written…');
      await expect(field).toHaveValue('');
      await field.fill('Not for the next person');
      await page.keyboard.press('Escape');
      await logOut(page);
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('next person');
    });
  },
);
