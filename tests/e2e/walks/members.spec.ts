import { expect, type Page } from '@playwright/test';
import { seedEarned } from '../pages/stored.ts';
import { ADA } from '../people.ts';
import { MOVING, memberTest } from '../test.ts';
import { listen, type Step, times, typed } from './walk.ts';

memberTest.use(MOVING);

/** Every page begins so. */
const TO_THE_CONTENT: readonly Step[] = [
  ['Tab', 'link "Skip to the content"'],
  ['Enter', 'main ""'],
];

async function open(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

memberTest('a screen reader hears the log-out and the log-in', async ({ page }) => {
  const walk = await listen(page);
  await open(page, '/dashboard/', 'Home');
  await walk([
    ['', 'page "Home · Tessera"'],
    ['Tab', 'link "Skip to the content"'],
    ['Tab', 'link "Tessera, home"'],
    [
      'Tab',
      'region "Prices of the most traded coins, with their change over one day", button "Pause the moving prices"',
    ],
    ['Tab', 'button "Account ada_test" collapsed'],
    ['Enter', 'button "Account ada_test" expanded'],
    ['Tab', 'navigation "Account", button "Help" opens dialog'],
    ['Enter', 'dialog "Help", heading "Help" level 2'],
    ['Tab', 'button "Close"'],
    ['Escape', 'button "Account ada_test" collapsed'],
    ['Tab', 'navigation "Members’ area", link "Home"'],
    ['Tab', 'link "Programme"'],
    ['Tab', 'link "My Account"'],
    ['Tab', 'link "Deposit"'],
    ['Tab', 'link "Withdraw"'],
    ['Tab', 'link "Profile"'],
    ['Enter', 'heading "Profile" level 1', 'status: Profile · Tessera'],
    ['Shift+Tab', 'navigation "Members’ area", link "Profile"'],
    ['Shift+Tab', 'link "Withdraw"'],
    ['Shift+Tab', 'link "Deposit"'],
    ['Shift+Tab', 'link "My Account"'],
    ['Shift+Tab', 'link "Programme"'],
    ['Shift+Tab', 'link "Home"'],
    ['Shift+Tab', 'button "Account ada_test" collapsed'],
    ['Space', 'button "Account ada_test" expanded'],
    ['Tab', 'navigation "Account", button "Help" opens dialog'],
    ['Tab', 'link "Profile"'],
    ['Tab', 'link "Ledger"'],
    ['Tab', 'link "Maths"'],
    ['Tab', 'link "News"'],
    ['Tab', 'group "Theme", radio "System" checked'],
    ['Tab', 'link "Italiano"'],
    ['Tab', 'button "Log out"'],
    ['Enter', 'page "Tessera: a referral-matrix programme on test coins"'],
  ]);
  await page.goto('/login/');
  await walk([
    ['', 'page "Log in · Tessera"'],
    ...TO_THE_CONTENT,
    ['Tab', 'textbox "E-mail"'],
    [typed('ada')],
    [
      'Enter',
      'textbox "E-mail" invalid (Enter an e-mail address like name@example.com.)',
      'alert: Enter an e-mail address like name@example.com. Enter your password.',
    ],
    [typed('@members.example'), 'textbox "E-mail"'],
    ['Tab', 'textbox "Password" invalid (Enter your password.)'],
    [typed(ADA.password), 'textbox "Password"'],
    ['Tab', 'button "Show password"'],
    ['Space', 'button "Hide password"'],
    ['Tab', 'link "Forgotten password?"'],
    ['Tab', 'button "Log in"'],
    ['Tab', 'link "Register"'],
    [
      'Tab',
      'region "Just looking?", button "Try it as a guest" (No details needed. It lasts until you log out.)',
    ],
    ['Shift+Tab', 'link "Register"'],
    ['Shift+Tab', 'button "Log in"'],
    ['Enter', 'page "Home · Tessera"'],
  ]);
});

memberTest('a screen reader hears how a level is activated, and money withdrawn', async ({ page }) => {
  await page.goto('/dashboard/');
  await seedEarned(page, 500_00);
  const walk = await listen(page);
  await open(page, '/dashboard/programme/', 'Programme');
  await walk([
    ['', 'page "Programme · Tessera"'],
    ...TO_THE_CONTENT,
    ['Tab', 'tab "Levels"'],
    ['Tab', 'region "My levels in Classic", region "S6", button "S6 level 1 $5 Activate" opens dialog'],
    ['Tab', 'DisclosureTriangle "Locked levels" collapsed'],
    ['Enter', 'DisclosureTriangle "Locked levels" expanded'],
    ['Tab', 'button "S6 level 2 $10" opens dialog'],
    ['Enter', 'dialog "S6 level 2", button "Close"'],
    ['Escape', 'region "My levels in Classic", region "S6", button "S6 level 2 $10" opens dialog'],
    [times(2, 'Shift+Tab'), 'button "S6 level 1 $5 Activate" opens dialog'],
    ['Enter', 'dialog "Activate S6 level 1", button "Close"'],
  ]);
  // The balances are read once the dialog is open.
  await page.getByRole('button', { name: 'Activate for $5.00' }).waitFor();
  await walk([
    ['Tab', 'link "See the arithmetic"'],
    ['Tab', 'button "Back"'],
    ['Tab', 'button "Activate for $5.00"'],
    [
      'Enter',
      'region "My levels in Classic", heading "My levels in Classic" level 2',
      'status: S6 level 1 is active. Your $5.00 went to the programme itself.',
    ],
  ]);
  await open(page, '/dashboard/withdraw/', 'Withdraw');
  await walk([
    ['', 'page "(1) Withdraw · Tessera"'],
    ...TO_THE_CONTENT,
    ['Tab', 'region "How much, and where to?", textbox "Amount in US dollars" (Minimum $100.)'],
    [typed('600')],
    ['Tab', 'button "Max $495.00"'],
    ['Tab', 'radiogroup "Method", radio "Bank Invented: no bank is ever paid" not checked'],
    ['Space', 'radio "Bank Invented: no bank is ever paid" checked'],
    ['ArrowDown', 'radio "Cryptocurrency Test coins to your address" checked'],
    ['ArrowUp', 'radio "Bank Invented: no bank is ever paid" checked'],
    [
      'Enter',
      'textbox "Amount in US dollars" invalid (Minimum $100. Insufficient funds: you can withdraw up to $495.00.)',
      'alert: Insufficient funds: you can withdraw up to $495.00.',
    ],
    [times(3, 'Backspace'), 'textbox "Amount in US dollars" (Minimum $100.)'],
    [typed('100')],
    ['Enter', 'heading "Withdraw to a bank" level 2'],
    ['Tab', 'button "Change amount or method"'],
    ['Tab', 'button "Fill in sample details"'],
    ['Enter', 'status: Sample details filled in.'],
    ['Tab', 'group "The account", combobox "Country" collapsed opens menu is Italy'],
    ['Tab', 'textbox "Bank name"'],
    ['Enter', 'heading "Check and confirm" level 2'],
    ['Tab', 'button "Confirm withdrawal"'],
    ['Tab', 'button "Change"'],
    ['Shift+Tab', 'button "Confirm withdrawal"'],
    [
      'Enter',
      'region "History", heading "History" level 2',
      'status: Recorded: $100.00 is held for your withdrawal.',
    ],
  ]);
});
