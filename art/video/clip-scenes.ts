// The scenes of the clips. A scene prepares itself off camera and then plays; each sentence is a caption.
import type { Page } from '@playwright/test';
import { register } from '#tests/e2e/pages/auth.ts';
import { declareDeposit } from '#tests/e2e/pages/deposit.ts';
import type { Camera } from './camera.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

interface Scene {
  readonly prepare: (page: Page) => Promise<unknown>;
  readonly play: (camera: Camera) => Promise<void>;
}

export const SCENES: Readonly<Record<string, Scene>> = {
  intro: {
    async prepare(page) {
      await register(page);
      await page.goto('/');
    },
    async play(camera) {
      const { page } = camera;
      camera.say('Tessera is a referral-matrix programme that runs on test coins.');
      await camera.hold(2.5);
      camera.say('What such programmes claim stands beside what the arithmetic says.');
      await camera.bringIntoView(heading(page, 'What is claimed, and what is so'));
      await camera.hold(3);
      await page.goto('/dashboard/deposit/');
      await page.getByRole('radio', { name: 'Dogecoin' }).waitFor();
      camera.say('Members deposit test coins: a coin, a package, a payment.');
      await camera.bringIntoView(page.getByRole('radio', { name: 'Dogecoin' }));
      await camera.hold(2.5);
      await page.goto('/dashboard/programme/');
      await heading(page, 'Programme').waitFor();
      camera.say('They see who is above them, and what each level costs.');
      await camera.hold(1.5);
      await camera.bringIntoView(page.getByRole('button', { name: /S6 level 1/ }));
      await camera.hold(2);
      await page.goto('/dashboard/withdraw/');
      await heading(page, 'Not enough to withdraw yet').waitFor();
      camera.say('They withdraw what they have earned, and never pay for it.');
      await camera.bringIntoView(heading(page, 'Not enough to withdraw yet'));
      await camera.hold(2.5);
      await page.goto('/maths/');
      camera.say('And everybody can see why all results together are zero.');
      await camera.bringIntoView(heading(page, 'Why all results together are zero'));
      await camera.hold(3);
    },
  },

  deposit: {
    prepare: async (page) => {
      await register(page);
      await page.goto('/dashboard/deposit/');
      await page.getByRole('radio', { name: 'Dogecoin' }).waitFor();
    },
    async play(camera) {
      const { page } = camera;
      camera.say('Step one of a deposit: the coin. Dogecoin is chosen.');
      await camera.hold(1);
      await camera.press(page.getByRole('radio', { name: 'Dogecoin' }));
      await camera.hold(0.5);
      await camera.press(button(page, 'Continue'));
      camera.say('Step two: the package, which sets the amount.');
      await camera.hold(1);
      await camera.press(page.getByRole('radio', { name: 'Silver' }));
      await camera.hold(0.5);
      await camera.press(button(page, 'Continue'));
      await heading(page, 'Payment').waitFor();
      camera.say('Step three: the payment.');
      await camera.bringIntoView(heading(page, 'Payment'));
      await camera.hold(1.5);
      camera.say('A QR code for a wallet app. Below it the test address and the exact amount, each to copy.');
      await camera.bringIntoView(page.getByRole('img', { name: /QR code/ }));
      await camera.hold(2);
      await camera.press(page.getByRole('button', { name: /Copy address/ }));
      await camera.hold(2);
    },
  },

  'deposit-log': {
    prepare: async (page) => {
      await register(page);
      await page.goto('/dashboard/deposit/');
      await declareDeposit(page, 'Dogecoin', 'Silver');
      await page.reload();
      await page.getByRole('row', { name: /Dogecoin/ }).waitFor();
    },
    async play(camera) {
      const { page } = camera;
      const history = page.getByRole('region', { name: 'Deposit history' });
      camera.say('The deposit history. The new row is pending and shows when it is due.', 'line:0');
      await camera.bringIntoView(history);
      await camera.hold(3);
      camera.say('A pending deposit can be deleted. The page asks first.');
      await camera.press(history.getByRole('button', { name: /Delete/ }));
      await camera.hold(2);
      await camera.press(page.getByRole('dialog').getByRole('button', { name: 'Delete deposit' }));
      await history.getByText('No deposits').waitFor();
      camera.say('The history is empty again.');
      await camera.bringIntoView(history);
      await camera.hold(2.5);
    },
  },

  'upline-check': {
    prepare: (page) => page.goto('/register/?ref=tessera'),
    async play(camera) {
      const { page } = camera;
      const confirmation = page.getByRole('checkbox', { name: 'Yes, this member invited me' });
      await confirmation.waitFor();
      camera.say('Registration through a referral link.');
      await camera.hold(2);
      camera.say('The form names the upline, the member behind the link. It can be changed.');
      await camera.bringIntoView(confirmation);
      await camera.hold(3);
      camera.say('The account is made only after the box is ticked.');
      await camera.press(confirmation);
      await camera.hold(2.5);
    },
  },

  withdrawal: {
    prepare: async (page) => {
      await register(page);
      await page.goto('/dashboard/withdraw/');
      await page.getByText('See the form').click();
      await page.getByRole('radio', { name: 'Bank' }).waitFor();
    },
    async play(camera) {
      const { page } = camera;
      camera.say('A withdrawal begins with its amount: 500 dollars.');
      await camera.type(page.getByLabel('Amount'), '500');
      camera.say('Then its way: a bank or a cryptocurrency.');
      await camera.press(page.getByRole('radio', { name: 'Bank' }));
      await camera.hold(0.5);
      await camera.press(button(page, 'Proceed'));
      await page.getByText('Insufficient funds').first().waitFor();
      camera.say('That is more than there is: refused, with the sum that would be possible.');
      await camera.bringIntoView(page.getByText('Insufficient funds').first());
      await camera.hold(3);
    },
  },

  'maths-page': {
    prepare: (page) => page.goto('/maths/'),
    async play(camera) {
      const { page } = camera;
      const sum = heading(page, 'Why all results together are zero');
      camera.say('The maths page works out who is paid what.');
      await camera.hold(2);
      camera.say('S6: six places below each member, and whom each of them pays.');
      await camera.bringIntoView(heading(page, 'What S6 pays, and who pays it'));
      await camera.hold(3);
      camera.say('What one member gains, others have lost: all results together are zero.');
      await camera.bringIntoView(sum);
      await camera.hold(3);
      camera.say('In any matrix the last line is behind.');
      await camera.bringIntoView(heading(page, 'The last line is always behind'));
      await camera.hold(3);
    },
  },

  guard: {
    prepare: (page) => page.goto('/'),
    async play(camera) {
      const { page } = camera;
      camera.say('The home page, signed out. Next, the address of the dashboard is opened.');
      await camera.hold(3);
      await page.goto('/dashboard/');
      await page.waitForURL(/\/register\//);
      await heading(page, 'Register').waitFor();
      camera.say('Instead of the dashboard comes the registration. Nothing of the dashboard was shown.');
      await camera.hold(4);
      camera.say('Who has an account already logs in from here, and goes on to the dashboard.');
      await camera.bringIntoView(page.getByRole('link', { name: /Log in/ }).first());
      await camera.hold(2.5);
    },
  },
};
