import { expect } from '@playwright/test';
import { ADA } from '../people.ts';
import { MOVING, memberTest, test } from '../test.ts';
import { listen, type Step, typed } from './walk.ts';

test.use(MOVING);

/** Every page begins so. */
const TO_THE_CONTENT: readonly Step[] = [
  ['Tab', 'link "Skip to the content"'],
  ['Enter', 'main ""'],
];

test('a screen reader hears a registration', async ({ page }) => {
  const walk = await listen(page);
  await page.goto('/register/?ref=tessera');
  await expect(page.getByLabel('First name')).toBeVisible();
  await expect(page.getByText(/^Your upline is tessera/)).toBeVisible();
  await walk([
    ['', 'page "Register · Tessera"'],
    ...TO_THE_CONTENT,
    [
      'Tab',
      'region "Just looking?", button "Try it as a guest" (No details needed. It lasts until you log out.)',
    ],
    ['Tab', 'textbox "First name"'],
    [typed(ADA.firstName)],
    ['Tab', 'textbox "Last name"'],
    [typed(ADA.lastName)],
    [
      'Tab',
      'textbox "E-mail" (You log in with it. The mail that verifies it waits in this browser’s outbox.)',
    ],
    [typed(ADA.email)],
    [
      'Tab',
      'textbox "Username" (3 to 20 characters: a to z, 0 to 9 or _. Partners see it. It cannot be changed.)',
    ],
    [typed(ADA.username)],
    [
      'Tab',
      'textbox "Password" (At least 12 characters: a few words will do.)',
      'status: Checking ada_test…',
      'status: ada_test is free. Partners see it. It cannot be changed.',
    ],
    [typed(ADA.password)],
    ['Tab', 'button "Show password"'],
    ['Tab', 'textbox "Confirm password"'],
    [typed(ADA.password)],
    ['Enter', 'generic ""', 'alert: There is a problemSay whether this member invited you, or change it.'],
    ['Tab', 'link "Say whether this member invited you, or change it."'],
    [
      'Enter',
      'group "Who invited you", checkbox "Yes, this member invited me" not checked invalid (Say whether this member invited you, or change it.)',
    ],
    ['Space', 'checkbox "Yes, this member invited me" checked'],
    ['Enter', '…"…We have sent you an e-mail…"…'],
  ]);
  await expect(page).toHaveURL(/\/dashboard\//);
});

memberTest('a screen reader hears a deposit, its proof and its credit', async ({ page }) => {
  const walk = await listen(page);
  page.on('filechooser', (chooser) => void chooser.setFiles('public/apple-touch-icon.png'));
  await page.goto('/dashboard/deposit/');
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  await walk([
    ['', 'page "Deposit · Tessera"'],
    ...TO_THE_CONTENT,
    ['Tab', 'radiogroup "Coin", radio "Bitcoin Bitcoin testnet" not checked'],
    ['Space', 'radio "Bitcoin Bitcoin testnet" checked'],
    ['ArrowDown', 'radio "Dogecoin Dogecoin testnet" checked'],
    ['Enter', 'heading "Choose a package" level 2'],
    ['Tab', 'link "See the arithmetic"'],
    ['Tab', 'radiogroup "Package", radio "Bronze $300.00 30% advertised …" not checked'],
    ['Space', 'radio "Bronze $300.00 30% advertised …" checked'],
    ['ArrowDown', 'radio "Silver $500.00 60% advertised …" checked'],
    ['Enter', 'heading "Payment" level 2'],
  ]);
  // The deposit is read once the title has the focus.
  await page.getByRole('button', { name: 'Copy amount' }).waitFor();
  await walk([
    ['Tab', 'region "Checkout", button "Copy amount"'],
    ['Tab', 'button "Copy address"'],
    ['Tab', 'button "Pretend that I paid"'],
    ['Tab', 'button "I have paid: send proof" collapsed'],
    ['Enter', 'button "I have paid: send proof" expanded'],
  ]);
  const picture = page.getByLabel('Choose a picture');
  await expect(picture).toBeVisible();
  await walk([
    [
      'Tab',
      'region "Proof of payment", group "Drop a picture here", button "Choose a picture" (PNG, JPEG or WebP, up to 10 MB. Or drop one here.)',
    ],
    ['Enter', 'status: Preparing apple-touch-icon.png…'],
  ]);
  await expect(page.getByRole('button', { name: 'Upload the proof' })).toBeVisible();
  await walk([
    ['Tab', 'button "Upload the proof"'],
    [
      'Enter',
      'group "Drop a picture here", button "Choose another picture" (…)',
      'status: The proof was uploaded.',
      'status: Pending Proof received',
    ],
    ['Shift+Tab', 'button "Your proof" expanded'],
    ['Shift+Tab', 'button "Pretend that I paid"'],
    [
      'Enter',
      'region "Checkout"',
      'status: Credited $500.00 was added to Active deposit.',
      'status: Deposit credited: $500.00. Sample: nothing was paid.',
    ],
    ['Tab', 'region "Checkout", link "See the levels"'],
    ['Tab', 'link "See it in My Account"'],
  ]);
});
