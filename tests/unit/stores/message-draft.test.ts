import 'fake-indexeddb/auto';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { MessageDraft } from '#domain/message.ts';
import { createComposer } from '#stores/message-composer.ts';
import { routeGuardFor, enforceRouteGuard } from '#stores/route-guard.ts';
import { $session, logOut } from '#stores/session.ts';
import { beMember } from '#tests/unit/support/member.ts';
import { until } from '#tests/unit/support/until.ts';

/** What `sessionStorage` is to one tab. */
function openTab() {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

/** Opens the help, as each screen does for itself. */
function openHelp(send: (draft: MessageDraft) => Promise<void> = async () => undefined) {
  const form = createComposer('operators', send);
  onTestFinished(form.$state.listen(() => undefined));
  return { form, text: () => form.$state.get().values.text };
}

let tab = new Map<string, string>();
beforeEach(() => {
  tab = openTab();
});

it('keeps what is being written for the next screen, until it is sent', async () => {
  await beMember('dora');
  const first = openHelp();
  first.form.change('text', 'My deposit is…');

  const second = openHelp();
  expect(second.text()).toBe('My deposit is…');
  await second.form.submit();
  expect(second.text()).toBe('');
  expect(openHelp().text()).toBe('');
  await logOut();
});

it('sends once what is sent again from the next screen after its answer was lost', async () => {
  await beMember('elsa');
  const sent: string[] = [];
  const { form } = openHelp(async ({ id }) => {
    sent.push(id);
    throw new Error('The answer was lost');
  });
  form.change('text', 'Is it there?');
  await form.submit();

  await openHelp(async ({ id }) => void sent.push(id)).form.submit();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
  await logOut();
});

it('is of one account: a log-out clears it, and the next person begins with nothing', async () => {
  await beMember('fara');
  const gate = routeGuardFor('home');
  onTestFinished(enforceRouteGuard(gate));
  const { form, text } = openHelp();
  form.change('text', 'For your eyes only');
  expect([...tab.values()].join()).toContain('For your eyes only');

  await logOut();
  await until($session, ({ kind }) => kind === 'signedOut');
  expect([...tab.values()]).toEqual([]);
  expect(text()).toBe('');

  await beMember('gina');
  expect(openHelp().text()).toBe('');
  await logOut();
});
