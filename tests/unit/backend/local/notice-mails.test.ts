import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { Backend, CodeMail, Mail } from '#backend/port/backend.ts';
import { openStore } from '#backend/local/store.ts';
import { decisionId } from '#domain/decisions/decision.ts';
import { DAY } from '#domain/time.ts';
import { settle, signedInUid } from '#tests/contract/local-books.ts';
import { observe } from '#tests/contract/observe.ts';
import { join } from '#tests/contract/people.ts';
import { depositDeclaration } from '#tests/contract/requests.ts';
import { openTab } from '#tests/support/local-backend.ts';

const mailsIn = (tab: Backend) =>
  observe<readonly Mail[]>((...call) => {
    if (!tab.outbox) throw new Error('There is no outbox');
    return tab.outbox.watchMails(...call);
  }).first();

/** @param day so many days apart that one operator is enough */
async function credit(name: string, id: string, day: number): Promise<void> {
  const store = await openStore(name);
  const uid = await signedInUid(store);
  const request = { kind: 'decideDeposit', id: decisionId('deposit', id), uid, depositId: id } as const;
  await settle(store, { ...request, operator: 'operator', outcome: 'credit', note: 'Seen.' }, day * DAY);
}

/** Subjects of what the outbox has besides the mails with codes. */
const toldIn = async (tab: Backend) =>
  (await mailsIn(tab)).flatMap((mail) => ('notice' in mail ? [`${mail.notice.kind} ${mail.to}`] : []));

it('a verified member is told by mail, until they turn it off; security is told all the same', async () => {
  const tab = await openTab({ name: 'mails' });
  await join(tab, 'ada');
  for (const id of ['one', 'two', 'three']) await tab.submitDeposit(depositDeclaration(id));

  // Someone else may have given the address.
  await credit('mails', 'one', 1);
  expect(await toldIn(tab)).toEqual([]);

  const [verification] = (await mailsIn(tab)).filter((mail): mail is CodeMail => 'code' in mail);
  await tab.verifyEmail(verification?.code ?? '');
  await credit('mails', 'two', 3);
  expect(await toldIn(tab)).toEqual(['deposit-credited ada@mail.example']);

  await tab.changeMailPreferences({ language: 'it', mutedMails: ['deposits'] });
  await credit('mails', 'three', 5);
  await tab.changePassword('Nine bridges over wisteria');
  expect(await toldIn(tab)).toEqual([
    'password-changed ada@mail.example',
    'deposit-credited ada@mail.example',
  ]);

  await tab.deleteAccount();
  expect(await mailsIn(tab)).toEqual([]);
});

it('a reader in whose languages there are no mails gets them in English, as the pages are', async () => {
  const tab = await openTab({ name: 'other-languages' });
  await join(tab, 'ada');
  await tab.requestPasswordReset('ada@mail.example', { languages: ['de', 'fr-CH'] });
  const [newest] = await mailsIn(tab);
  expect(newest).toMatchObject({ mode: 'resetPassword', language: 'en' });
});
