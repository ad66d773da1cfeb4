import { readFileSync } from 'node:fs';
import type { TestType } from '@playwright/test';
import { ADA } from '#tests/e2e/people.ts';
import type { Visitor } from './visitor.ts';

/** The journeys that must work in each engine, in as few steps as they take. */
export function coreJourneys(test: TestType<{ visitor: Visitor }, object>): void {
  test('a member registers, deposits, is credited, activates levels, and withdraws what later ones paid', async ({
    visitor,
  }) => {
    await test.step('register', async () => {
      await visitor.goTo('/register/?ref=tessera');
      await visitor.type('First name', ADA.firstName);
      await visitor.type('Last name', ADA.lastName);
      await visitor.type('E-mail', ADA.email);
      await visitor.type('Username', ADA.username);
      await visitor.type('Password', ADA.password);
      await visitor.type('Confirm password', ADA.password);
      await visitor.press('checkbox', 'Yes, this is my upline');
      await visitor.press('button', 'Create the account');
      await visitor.sees('We have sent you an e-mail');
    });
    await test.step('join a community, as one of the first ten', async () => {
      await visitor.goTo('/dashboard/');
      await visitor.press('button', /^One of the first ten/);
      await visitor.sees('Make a deposit');
    });
    await test.step('deposit with a proof', async () => {
      await visitor.goTo('/dashboard/deposit/');
      await visitor.press('radio', /^Dogecoin/);
      await visitor.press('button', 'Continue');
      await visitor.press('radio', /^Silver/);
      await visitor.press('button', 'Continue');
      await visitor.press('button', 'I have paid: send proof');
      await visitor.upload('Picture of the payment', 'public/apple-touch-icon.png');
      await visitor.press('button', 'Upload the proof');
      await visitor.sees('The proof was uploaded.');
      await logOut(visitor);
    });

    await test.step('an operator credits it', async () => {
      await visitor.press('button', 'Be the sample operator in this tab');
      await visitor.press('link', /ada_test/);
      await visitor.press('button', /^Credit: Deposit of .*500\.00 by ada_test/);
      await visitor.press('button', 'Credit');
      await visitor.sees(/Deposit of .*500\.00 by ada_test.*: credited/);
      await logOut(visitor);
    });

    await test.step('activate levels, which those who come later pay for', async () => {
      await logIn(visitor);
      await visitor.goTo('/dashboard/programme/');
      for (const level of [1, 2]) {
        await visitor.press('button', new RegExp(`^S8 level ${level} .*Activate$`));
        await visitor.press('button', /^Activate for/);
        await visitor.sees(`S8 level ${level} is active.`);
      }
      for (const day of [33, 63, 93]) {
        await visitor.press('button', 'Next month');
        await visitor.sees(`Day ${day} of 720`);
      }
    });

    await test.step('withdraw', async () => {
      await visitor.goTo('/dashboard/withdraw/?method=bank');
      await visitor.press('button', 'Fill in sample details');
      await visitor.type('Amount in US dollars', '100');
      await visitor.press('button', 'Review');
      await visitor.press('button', 'Confirm withdrawal');
      await visitor.sees(/Recorded: .*100\.00 is held/);
    });
  });

  test('a visitor runs the simulator and searches the news', async ({ visitor }) => {
    await test.step('simulator', async () => {
      await visitor.goTo('/maths/#simulator');
      await visitor.press('button', 'Turn the tiles');
      await visitor.sees('12 of 100 are ahead. You said 50.');
      await visitor.press('radio', /^S8$/);
      await visitor.sees('9 of 100 are ahead. You said 50.');
    });
    await test.step('search', async () => {
      // Editors may write what they like: the feed has the newest post.
      const { items } = JSON.parse(readFileSync('dist/feed.json', 'utf8'));
      await visitor.goTo('/news/');
      await visitor.type('Search the news', items[0].title);
      await visitor.sees(/\d posts? found\./);
    });
  });
}

/** On the log-in page. */
async function logIn(visitor: Visitor): Promise<void> {
  await visitor.type('E-mail', ADA.email);
  await visitor.type('Password', ADA.password);
  await visitor.press('button', 'Log in');
  await visitor.sees('Your tour');
}

/** Ends on the log-in page. */
async function logOut(visitor: Visitor): Promise<void> {
  await visitor.goTo('/dashboard/');
  await visitor.press('button', /^Account/);
  await visitor.press('button', 'Log out');
  await visitor.press('link', 'Log in');
}
