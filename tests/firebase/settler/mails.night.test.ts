import { Timestamp } from 'firebase-admin/firestore';
import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import type { MailKind } from '#domain/notices/mail-kinds.ts';
import { HOUR, type Instant, MINUTE } from '#domain/time.ts';
import type { MailDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { type Mails, openMails, WAITING } from '#settler/mails/mails.ts';
import { MAILS_AN_HOUR, openSender } from '#settler/mails/sender.ts';
import { unsubscribingWith } from '#settler/mails/unsubscribe.ts';
import { openSettler } from '#settler/requests/settler.ts';
import { openWorld, type World } from './world.ts';

const SITE = { origin: 'https://site.example', name: 'Tessera' };
const NOON = Date.UTC(2026, 0, 15, 12, 10);

/** What happens to a mail when the server has all of it. `die`: the connection is cut before the answer. */
type Fate = 'accept' | 'die' | 'refuse' | 'later';

/** A mail server on this machine. */
interface MailServer {
  readonly url: string;
  /** Whole mails that it has accepted. */
  readonly accepted: string[];
  /** Whole mails that it has received, whatever it answered. */
  received: number;
  close(): Promise<void>;
}

async function openServer(fateOf: (nth: number) => Fate = () => 'accept', port = 0): Promise<MailServer> {
  const accepted: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, answer) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        opened.received += 1;
        const fate = fateOf(opened.received);
        if (fate === 'die') {
          for (const socket of sockets) socket.destroy();
          return;
        }
        if (fate === 'accept') accepted.push(text);
        const code = fate === 'refuse' ? 550 : 451;
        answer(fate === 'accept' ? null : Object.assign(new Error('Not this one'), { responseCode: code }));
      });
    },
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const opened = {
    url: `smtp://127.0.0.1:${address.port}`,
    accepted,
    received: 0,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  onTestFinished(() => opened.close());
  return opened;
}

const NO_LOOK_UP: Pick<Mails, 'emailOf'> = { emailOf: async () => 'ada@mail.example' };

function senderAt(world: World, url: string, now: () => Instant = () => NOON) {
  const server = { url, from: 'Tessera <no-reply@site.example>' };
  const sender = openSender({
    db: world.db,
    server,
    site: SITE,
    mails: NO_LOOK_UP,
    now,
    pauseAfter: () => MINUTE,
  });
  onTestFinished(() => sender.close().catch(() => undefined));
  return sender;
}

/** Puts a mail in place, as the settler writes it. */
async function put(world: World, id: string, at = NOON, kind: MailKind = 'deposits'): Promise<string> {
  const path = paths.mail('ada', id);
  const document: MailDocument = {
    to: ['ada@mail.example'],
    message: {
      subject: `About ${id}`,
      text: `Text of ${id}`,
      html: `<p>${id}</p>`,
      messageId: `<${id}@site.example>`,
    },
    headers: {},
    uid: 'ada',
    kind,
    language: 'en',
    firstName: 'Ada',
    createdAt: Timestamp.fromMillis(at),
    delivery: { ...WAITING, nextAt: Timestamp.fromMillis(at) },
  };
  await world.db.doc(path).set(document);
  return path;
}

const deliveryOf = async (world: World, path: string) =>
  ((await world.db.doc(path).get()).data() as MailDocument | undefined)?.delivery;

const subjectsIn = (server: MailServer) =>
  server.accepted.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim()).toSorted();

it('a mail is sent once, with both parts, and recorded as accepted', async () => {
  const world = openWorld();
  const server = await openServer();
  const path = await put(world, 'one');
  const sender = senderAt(world, server.url);
  expect(await sender.pass()).toBe(1);
  expect(await sender.pass()).toBe(0);
  expect(await deliveryOf(world, path)).toMatchObject({
    state: 'SUCCESS',
    attempts: 1,
    nextAt: null,
    error: null,
  });
  expect(server.accepted).toHaveLength(1);
  expect(server.accepted[0]).toContain('Message-ID: <one@site.example>');
  expect(server.accepted[0]).toContain('text/plain');
  expect(server.accepted[0]).toContain('text/html');
});

it('a server that dies in the middle of a mail gets it again: nothing is lost, and nothing accepted comes twice', async () => {
  const world = openWorld();
  const server = await openServer((nth) => (nth === 2 ? 'die' : 'accept'));
  let time = NOON;
  const mails = ['one', 'two', 'three', 'four'];
  for (const [nth, id] of mails.entries()) await put(world, id, NOON + nth);
  time = NOON + MINUTE;
  const sender = senderAt(world, server.url, () => time);
  // The first pass ends where the connection breaks.
  expect(await sender.pass()).toBe(1);
  expect(await sender.pass()).toBe(2);
  expect(await deliveryOf(world, paths.mail('ada', 'two'))).toMatchObject({ state: 'RETRY', attempts: 1 });
  time += 2 * MINUTE;
  expect(await sender.pass()).toBe(1);
  expect(subjectsIn(server)).toEqual(mails.map((id) => `About ${id}`).toSorted());
  expect(server.received).toBe(5);
  const ids = server.accepted.map((mail) => /Message-ID: (\S+)/.exec(mail)?.[1]);
  expect(new Set(ids).size).toBe(4);
});

it('a server that is down uses no attempt of any mail', async () => {
  const world = openWorld();
  const server = await openServer();
  const { url } = server;
  await server.close();
  const path = await put(world, 'one');
  const sender = senderAt(world, url);
  await expect(sender.pass()).rejects.toThrow();
  expect(await deliveryOf(world, path)).toMatchObject({ state: 'PENDING', attempts: 0, endTime: null });
  const again = await openServer(() => 'accept', Number(new URL(url).port));
  expect(await sender.pass()).toBe(1);
  expect(again.accepted).toHaveLength(1);
});

it('a mail that the server will never take is set aside; one that it puts off is tried again, up to a limit', async () => {
  const world = openWorld();
  let time = NOON;
  const server = await openServer((nth) => (nth === 1 ? 'refuse' : 'later'));
  const refused = await put(world, 'refused');
  const putOff = await put(world, 'put-off', NOON + 1);
  time = NOON + MINUTE;
  const sender = senderAt(world, server.url, () => time);
  for (let attempt = 0; attempt < 15; attempt += 1) {
    await sender.pass();
    time += 2 * MINUTE;
  }
  expect(await deliveryOf(world, refused)).toMatchObject({ state: 'ERROR', attempts: 1, nextAt: null });
  expect(await deliveryOf(world, putOff)).toMatchObject({ state: 'ERROR', attempts: 12, nextAt: null });
  expect((await deliveryOf(world, putOff))?.error).not.toContain('@');
  expect(server.accepted).toEqual([]);
  expect(sender.status()).toEqual({ failingMails: 0, setAsideMails: 2 });
});

it('one of two senders sends, until it stops or is silent for minutes', async () => {
  const world = openWorld();
  const server = await openServer();
  let time = NOON;
  const [first, second] = [senderAt(world, server.url, () => time), senderAt(world, server.url, () => time)];
  await put(world, 'one');
  expect(await first.pass()).toBe(1);
  await put(world, 'two');
  expect(await second.pass()).toBe(0);
  time += 4 * MINUTE;
  expect(await second.pass()).toBe(1);
  await put(world, 'three');
  await second.close();
  expect(await first.pass()).toBe(1);
  expect(server.accepted).toHaveLength(3);
});

it('above ten an hour come together in one mail; what is about security comes at once', async () => {
  const world = openWorld();
  const server = await openServer();
  let time = NOON;
  for (let nth = 1; nth <= 15; nth += 1) await put(world, `mail-${nth}`, NOON - 100 + nth);
  const sender = senderAt(world, server.url, () => time);
  expect(await sender.pass()).toBe(MAILS_AN_HOUR);
  await put(world, 'password', NOON, 'security');
  expect(await sender.pass()).toBe(1);
  expect(await sender.pass()).toBe(0);
  time += HOUR;
  expect(await sender.pass()).toBe(1);
  expect(server.accepted).toHaveLength(12);
  const digest = server.accepted.at(-1) ?? '';
  expect(digest).toContain('Subject: 5 things happened on Tessera');
  for (const nth of [11, 12, 13, 14, 15]) expect(digest).toContain(`About mail-${nth}`);
  time += HOUR;
  expect(await sender.pass()).toBe(0);
  expect(await deliveryOf(world, paths.mail('ada', 'mail-15'))).toMatchObject({ state: 'SUCCESS' });
});

/** An identity service that knows these addresses; null: it does not answer. */
const authWith = (addresses: Readonly<Record<string, string>> | null) =>
  ({
    async getUsers(asked: readonly { readonly uid: string }[]) {
      if (addresses === null) throw new Error('Out of reach');
      const users = asked.flatMap(({ uid }) =>
        addresses[uid] ? [{ uid, email: addresses[uid], emailVerified: true, disabled: false }] : [],
      );
      return { users, notFound: [] };
    },
  }) as unknown as Parameters<typeof openMails>[0];

const UNSUBSCRIBING = unsubscribingWith('key', 'https://mail.site.example');

async function creditedWith(addresses: Readonly<Record<string, string>> | null, account: object = {}) {
  const world = openWorld();
  await world.fund('ada', 1);
  await world.db
    .doc(paths.account('ada'))
    .update({ firstName: 'Ada', language: 'it', mutedMails: [], ...account });
  await world.declare('ada', 'd1', { proofAt: Timestamp.now() });
  await world.decide('ada', 'deposit', 'd1', 'credit');
  const mails = openMails(authWith(addresses), SITE, UNSUBSCRIBING, Date.now);
  const path = paths.decision('ada', 'deposit', 'd1');
  const settler = openSettler(world.db, Date.now, mails);
  const results = await settler.settle([{ path, since: 0 }]);
  expect(results.get(path)).toMatchObject({ kind: 'settled' });
  // A second settlement, as after a restart, writes nothing again.
  await openSettler(world.db, Date.now, mails).settle([{ path, since: 0 }]);
  expect((await world.db.doc(paths.noticeCount('ada')).get()).data()).toEqual({ written: 1, read: 0 });
  const found = await world.db.collection(paths.mails()).get();
  return { world, mails: found.docs.map((each) => each.data() as MailDocument) };
}

it('a credit writes its mail in the batch of its posting, in the member’s language, with a way to turn it off', async () => {
  const { mails } = await creditedWith({ ada: 'ada@mail.example' });
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail).toMatchObject({ to: ['ada@mail.example'], kind: 'deposits', delivery: { state: 'PENDING' } });
  expect(mail?.message.subject).toMatch(/^Deposito accreditato: /);
  expect(mail?.message.text).toContain('https://site.example/it/dashboard/deposit/?deposit=d1');
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const link = /<https:\/\/mail\.site\.example(.*)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1];
  expect(UNSUBSCRIBING.read(link ?? '')).toEqual({ uid: 'ada', kind: 'deposits' });
});

it('money does not wait for an identity service that is away: the mail gets its address later', async () => {
  const { world, mails } = await creditedWith(null);
  expect(mails).toMatchObject([{ to: [], uid: 'ada' }]);
  const server = await openServer();
  expect(await senderAt(world, server.url, () => Date.now() + MINUTE).pass()).toBe(1);
  expect(server.accepted[0]).toContain('To: ada@mail.example');
});

it.each([
  ['an address that is not verified', {}, {}],
  ['a kind that the member has turned off', { ada: 'ada@mail.example' }, { mutedMails: ['deposits'] }],
  ['a guest', { ada: 'ada@mail.example' }, { guest: true }],
])('%s gets no mail, and its notice all the same', async (_, addresses, account) => {
  expect((await creditedWith(addresses, account)).mails).toEqual([]);
});
