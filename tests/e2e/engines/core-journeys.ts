import { readFileSync } from 'node:fs';
import type { TestType } from '@playwright/test';
import { ADA } from '#tests/e2e/people.ts';
import { activated, nextLevel, type Site } from '#tests/e2e/words/words.ts';
import type { Visitor } from './visitor.ts';

const NEW_PASSWORD = 'lanterns along the canal';

/** The journeys that must work in each engine, in as few steps as they take. @param site in the language of the run */
export function coreJourneys(test: TestType<{ visitor: Visitor }, object>, site: Site): void {
  const goTo = (visitor: Visitor, page: string) => visitor.goTo(site.at(page));

  test('a member registers, deposits, is credited, activates levels, and withdraws what later ones paid', async ({
    visitor,
  }) => {
    await test.step('register', async () => {
      const { fields, submit } = site.registerText.form;
      await goTo(visitor, '/register/?ref=tessera');
      await visitor.type(site.DETAILS_FIELDS.firstName.label, ADA.firstName);
      await visitor.type(site.DETAILS_FIELDS.lastName.label, ADA.lastName);
      await visitor.type(fields.email.label, ADA.email);
      await visitor.type(fields.username.label, ADA.username);
      await visitor.type(fields.password.label, ADA.password);
      await visitor.type(fields.confirmPassword.label, ADA.password);
      await visitor.press('checkbox', fields.uplineConfirmed.label);
      await visitor.press('button', submit);
      await visitor.sees(site.frameWords.mailSent);
    });
    await test.step('verify the address by the mailed link', async () => {
      const { button, doneTitle } = site.emailActionText.verify;
      await goTo(visitor, '/account/outbox/');
      await visitor.press('link', site.mailWords.verifyLink);
      await visitor.press('button', button);
      await visitor.sees(doneTitle);
    });
    await test.step('join a community, as one of the first ten', async () => {
      await goTo(visitor, '/dashboard/');
      await visitor.press('button', new RegExp(`^${site.walkText.places.first}`));
      // Until the walk has begun, what leads to a deposit is there too.
      await visitor.sees(site.walkDays.dayOf(3, 720));
    });
    await test.step('deposit with a proof', async () => {
      await goTo(visitor, '/dashboard/deposit/');
      await visitor.press('radio', /^Dogecoin/);
      await visitor.press('button', site.coinFormText.submit);
      await visitor.press('radio', new RegExp(`^${site.contentWords.silver}`));
      await visitor.press('button', site.packageFormText.submit);
      await visitor.press('button', site.depositText.havePaid);
      await visitor.upload(site.proofText.choose, 'public/apple-touch-icon.png');
      await visitor.press('button', site.proofText.send);
      await visitor.sees(site.proofText.sent);
      await logOut(visitor);
    });

    await test.step('an operator credits it', async () => {
      const { label, verb } = site.queueText;
      // What lies between depends on the reader's region.
      const what = site.queueText.what.deposit('.*500[.,]00.*', ADA.username);
      await visitor.press('button', site.sandboxText.entry);
      await visitor.press('link', /500[.,]00.*ada_test/);
      await visitor.press('button', new RegExp(`^${label(verb.credit, what)}`));
      await visitor.press('button', verb.credit);
      await visitor.sees(new RegExp(`${what}.*: ${site.DONE.credit}`));
      await logOut(visitor);
    });

    await test.step('activate levels, which those who come later pay for', async () => {
      await logIn(visitor);
      await goTo(visitor, '/dashboard/programme/');
      for (const level of [1, 2]) {
        await visitor.press('button', nextLevel(level, site));
        await visitor.press('button', new RegExp(`^${site.activationText.confirm('')}`));
        await visitor.sees(activated(site.levelName({ matrix: 's8', level }), site));
      }
      for (const day of [33, 63, 93]) {
        await visitor.press('button', site.walkText.nextMonth);
        await visitor.sees(site.walkDays.dayOf(day, 720));
      }
    });

    await test.step('withdraw', async () => {
      await goTo(visitor, '/dashboard/withdraw/?method=bank');
      await visitor.type(site.methodFormText.fields.amount.label, '100');
      await visitor.press('button', site.methodFormText.submit);
      await visitor.press('button', site.withdrawText.fillSample);
      await visitor.press('button', site.bankFormText.submit);
      await visitor.press('button', site.withdrawText.confirm);
      await visitor.sees(new RegExp(site.withdrawText.recorded('.*100[.,]00.*')));
    });

    await test.step('log out, and set a new password by a mailed link', async () => {
      const { fields, submit } = site.emailActionText.reset;
      await logOut(visitor);
      await visitor.press('link', site.logInText.forgotten);
      await visitor.type(site.forgottenPasswordText.form.fields.email.label, ADA.email);
      await visitor.press('button', site.forgottenPasswordText.form.submit);
      await visitor.sees(site.forgottenPasswordText.outboxTitle);
      await goTo(visitor, '/account/outbox/');
      await visitor.press('link', site.mailWords.resetLink);
      await visitor.type(fields.password.label, NEW_PASSWORD);
      await visitor.type(fields.confirmPassword.label, NEW_PASSWORD);
      await visitor.press('button', submit);
      await logIn(visitor, NEW_PASSWORD);
    });
  });

  test('a visitor runs the simulator and searches the news', async ({ visitor }) => {
    await test.step('simulator', async () => {
      const { turn, ahead, said } = site.simulatorText;
      await goTo(visitor, '/maths/#simulator');
      await visitor.press('button', turn);
      await visitor.sees(`${ahead(12)} ${said(50)}`);
      await visitor.press('radio', /^S8$/);
      await visitor.sees(`${ahead(9)} ${said(50)}`);
    });
    await test.step('search', async () => {
      // Editors may write what they like: the feed has the newest post.
      const { items } = JSON.parse(readFileSync(`dist${site.at('/feed.json')}`, 'utf8'));
      await goTo(visitor, '/news/');
      await visitor.type(site.searchText.label, items[0].title);
      const found = [1, 2].map((count) => site.foundSentence(count, 20, undefined).replace(/\d/, '\\d'));
      await visitor.sees(new RegExp(found.join('|')));
    });
  });

  /** On the log-in page. */
  async function logIn(visitor: Visitor, password = ADA.password): Promise<void> {
    const { fields, submit } = site.logInText.form;
    await visitor.type(fields.email.label, ADA.email);
    await visitor.type(fields.password.label, password);
    await visitor.press('button', submit);
    await visitor.sees(site.tourText.title);
  }

  /** Ends on the log-in page. */
  async function logOut(visitor: Visitor): Promise<void> {
    await goTo(visitor, '/dashboard/');
    await visitor.press('button', new RegExp(`^${site.frameWords.account}`));
    await visitor.press('button', site.frameWords.logOut);
    await visitor.press('link', site.frameWords.logIn);
  }
}
