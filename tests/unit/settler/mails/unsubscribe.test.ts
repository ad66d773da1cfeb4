import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { GrpcStatus } from 'firebase-admin/firestore';
import { unsubscribeHeaders, unsubscribeServer, unsubscribingWith } from '#settler/mails/unsubscribe.ts';

const SITE = { origin: 'https://site.example', name: 'Tessera' };

/** The settler's port, with a database that remembers what is muted. */
async function openPort(failure: object | null = null) {
  const muted: string[] = [];
  const db = {
    doc: (path: string) => ({
      async update({ mutedMails }: { readonly mutedMails: { readonly elements: readonly string[] } }) {
        if (failure) throw failure;
        muted.push(`${path} ${mutedMails.elements}`);
      },
    }),
  };
  const server = createServer((request, answer) => void serve(request, answer));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const unsubscribing = unsubscribingWith('key', origin);
  const serve = unsubscribeServer(db as never, SITE, unsubscribing, () => undefined);
  return { muted, link: unsubscribing.linkOf('ada', 'deposits'), origin };
}

const ONE_CLICK = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };

it('one press in a mail program turns that kind of mail off, and nothing else', async () => {
  const { muted, link } = await openPort();
  expect((await fetch(link, ONE_CLICK)).status).toBe(200);
  const form = new FormData();
  form.append('List-Unsubscribe', 'One-Click');
  expect((await fetch(link, { method: 'POST', body: form })).status).toBe(200);
  expect(muted).toEqual(['accounts/ada deposits', 'accounts/ada deposits']);
});

it('a program that only opens the link changes nothing: it leads to the preferences', async () => {
  const { muted, link } = await openPort();
  const answer = await fetch(link, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    'https://site.example/dashboard/profile/#mails',
  ]);
  expect((await fetch(link, { method: 'POST', body: 'something else' })).status).toBe(400);
  expect((await fetch(link, { method: 'DELETE' })).status).toBe(405);
  expect(muted).toEqual([]);
});

it('no one makes a link for another member, or another kind', async () => {
  const { muted, link } = await openPort();
  const who = Buffer.from('ben').toString('base64url');
  const forged = [
    link.replace('deposits', 'messages'),
    link.replace(Buffer.from('ada').toString('base64url'), who),
    link.slice(0, -1),
    `${link.slice(0, link.lastIndexOf('.'))}.`,
  ];
  for (const each of forged) expect((await fetch(each, ONE_CLICK)).status).toBe(400);
  expect(muted).toEqual([]);
});

it('of a deleted account it is done already; of a database that is away it is asked again', async () => {
  const gone = await openPort({ code: GrpcStatus.NOT_FOUND });
  expect((await fetch(gone.link, ONE_CLICK)).status).toBe(200);
  const away = await openPort({ code: GrpcStatus.UNAVAILABLE });
  expect((await fetch(away.link, ONE_CLICK)).status).toBe(503);
});

it('security mails, and sites without such a port, have no link', () => {
  const unsubscribing = unsubscribingWith('key', 'https://mail.site.example');
  expect(unsubscribeHeaders(unsubscribing, 'ada', 'security')).toEqual({});
  expect(unsubscribeHeaders(null, 'ada', 'deposits')).toEqual({});
  expect(unsubscribeHeaders(unsubscribing, 'ada', 'messages')).toMatchObject({
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
