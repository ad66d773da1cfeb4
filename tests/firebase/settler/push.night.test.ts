import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import webPush from 'web-push';
import type { NoticeKind } from '#domain/notices/notice.ts';
import { DAY } from '#domain/time.ts';
import { paths } from '#firestore/paths.ts';
import { type PushKey, readPushKey } from '#settler/push/push-key.ts';
import { pushOnce } from '#settler/push/watch-push.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openPushedBrowser, openPushService, type PushedBrowser } from '#tests/support/push-service.ts';
import { startSettler } from './program.ts';
import { openWorld } from './world.ts';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const KEY = `mailto:operators@mail.example ${publicKey} ${privateKey}`;

async function openPush() {
  const world = openWorld();
  const { db } = world;
  const service = await openPushService();
  const env = { ...process.env, TESSERA_PUSH_KEY: KEY, TESSERA_PUSH_EMULATOR_HOST: service.host };
  const args = ['--project', world.project];
  vi.stubEnv('TESSERA_PUSH_EMULATOR_HOST', service.host);
  onTestFinished(() => void vi.unstubAllEnvs());

  /** As a settlement does: the notice and its count in one batch. */
  async function tell(uid: string, kind: NoticeKind, id: string, ago = 0): Promise<void> {
    const at = Timestamp.fromMillis(Date.now() - ago);
    const subject = kind.startsWith('income-') ? 's6-1' : id;
    await db
      .batch()
      .create(db.doc(paths.notice(uid, id)), {
        kind,
        at,
        subject,
        amount: 500_00,
        partner: 'grace_hopper',
        note: 'For Adelina',
      })
      .set(db.doc(paths.noticeCount(uid)), { written: FieldValue.increment(1), read: 0 }, { merge: true })
      .commit();
  }

  return {
    ...world,
    ...service,
    tell,
    /** The member's browser, which has been told of all that was before. */
    async subscribe(uid: string, name: string, told = 0): Promise<PushedBrowser> {
      const browser = openPushedBrowser(name);
      await world.fund(uid, 500_00);
      await db.doc(paths.account(uid)).update({ language: 'en' });
      await db.doc(paths.pushSubscription(uid, name)).set({ ...browser.keys, told });
      return browser;
    },
    toldTo: async (uid: string, name: string) =>
      (await db.doc(paths.pushSubscription(uid, name)).get()).get('told') as number | undefined,
    /** In this process, as a run of the program does at its end. */
    push: () =>
      pushOnce({ db, key: readPushKey(env) as PushKey, now: Date.now }, (cause) => {
        throw cause;
      }),
    runOnce: () => startSettler(args, env).exited,
    watch: () => startSettler([...args, '--watch'], env),
  };
}

const failedPush = ({ event }: { readonly event: string }) => event === 'push-failed';

describe('push messages', () => {
  it('tell each notice once, encrypted for the browser that asked', async () => {
    const { subscribe, tell, runOnce, pushed } = await openPush();
    const browser = await subscribe('ada', 'laptop');
    await tell('ada', 'deposit-credited', 'd1');
    await tell('ada', 'message-answered', 'm1');
    await tell('ben', 'deposit-credited', 'd2');
    expect(await runOnce()).toBe(0);
    expect(pushed.map(({ to }) => to)).toEqual(['laptop', 'laptop']);
    expect(pushed.map(({ body }) => browser.read(body))).toEqual([
      { title: 'Your deposit was credited', url: '/dashboard/deposit/?deposit=d1', tag: 'd1' },
      { title: 'The operators have answered', url: '/dashboard/?help', tag: 'm1' },
    ]);
    expect(pushed[0]?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: String(DAY / 1000),
      authorization: expect.stringMatching(/^vapid t=[\w.-]+, k=[\w-]{87}$/),
    });
    expect(await runOnce()).toBe(0);
    expect(pushed).toHaveLength(2);
  });

  it('name no person and no amount, and leave out what is old or what members do themselves', async () => {
    const { subscribe, tell, push, pushed, toldTo } = await openPush();
    const browser = await subscribe('ada', 'laptop');
    await tell('ada', 'deposit-credited', 'd1', 2 * DAY);
    await tell('ada', 'withdrawal-held', 'w1');
    await tell('ada', 'income-earned', 'i1');
    await push();
    const [message, ...others] = pushed.map(({ body }) => JSON.stringify(browser.read(body)));
    expect(others).toEqual([]);
    expect(message).toContain('A level has paid you');
    expect(message).not.toMatch(/500|grace|Adelina/);
    expect(await toldTo('ada', 'laptop')).toBe(3);
  });

  it('become one message when there are many', async () => {
    const { subscribe, tell, push, pushed } = await openPush();
    const browser = await subscribe('ada', 'laptop');
    for (const nth of [1, 2, 3, 4]) await tell('ada', 'income-earned', `i${nth}`);
    await push();
    expect(pushed.map(({ body }) => browser.read(body).title)).toEqual(['4 things have happened']);
  });

  it('go out as things happen, while the settler watches', async () => {
    const { subscribe, tell, watch, pushed } = await openPush();
    const browser = await subscribe('ada', 'laptop');
    const settler = watch();
    await settler.until(({ event }) => event === 'started');
    await tell('ada', 'deposit-credited', 'd1');
    await eventually(() => expect(pushed).toHaveLength(1));
    await tell('ada', 'withdrawal-paid', 'w1');
    await eventually(() => expect(pushed).toHaveLength(2));
    expect(pushed.map(({ body }) => browser.read(body).tag)).toEqual(['d1', 'w1']);
  });

  it.each([404, 410])('end for a browser whose push service answers %i', async (status) => {
    const { subscribe, tell, push, answer, pushed, toldTo } = await openPush();
    await subscribe('ada', 'gone');
    await subscribe('ada', 'laptop');
    await tell('ada', 'deposit-credited', 'd1');
    answer(({ to }) => (to === 'gone' ? status : 201));
    await push();
    expect(await toldTo('ada', 'gone')).toBe(undefined);
    expect(await toldTo('ada', 'laptop')).toBe(1);
    await tell('ada', 'deposit-credited', 'd2');
    await push();
    expect(pushed.map(({ to }) => to).sort()).toEqual(['gone', 'laptop', 'laptop']);
  });

  it('are not repeated where the service refuses one for good', async () => {
    const { subscribe, tell, push, answer, pushed, toldTo } = await openPush();
    await subscribe('ada', 'laptop');
    await tell('ada', 'deposit-credited', 'd1');
    answer(() => 413);
    await push();
    await push();
    expect(pushed).toHaveLength(1);
    expect(await toldTo('ada', 'laptop')).toBe(1);
  });

  it('wait for a push service that fails, and no one else waits with them', async () => {
    const { subscribe, tell, watch, answer, pushed, toldTo } = await openPush();
    await subscribe('ada', 'ill');
    await subscribe('ben', 'well');
    await tell('ada', 'deposit-credited', 'd1');
    await tell('ben', 'deposit-credited', 'd2');
    answer(({ to }) => (to === 'ill' && pushed.filter((each) => each.to === 'ill').length < 3 ? 500 : 201));
    const settler = watch();
    await settler.until(failedPush);
    await eventually(async () => expect(await toldTo('ben', 'well')).toBe(1));
    await eventually(async () => expect(await toldTo('ada', 'ill')).toBe(1));
    expect(pushed.filter(({ to }) => to === 'ill')).toHaveLength(3);
    expect(pushed.filter(({ to }) => to === 'well')).toHaveLength(1);
    expect(settler.text()).not.toContain('wpush');
  });

  it('keep no money waiting while a push service hangs', async () => {
    const { subscribe, tell, watch, answer, pushed, fund, withdraw, statusOf } = await openPush();
    await fund('ada', 500_00);
    await subscribe('ada', 'laptop');
    await tell('ada', 'deposit-credited', 'd1');
    answer(() => 'hang');
    watch();
    await eventually(() => expect(pushed).toHaveLength(1));
    await withdraw('ada', 'w1', 150_00);
    await eventually(async () =>
      expect(await statusOf(paths.withdrawal('ada', 'w1'))).toMatchObject({ status: 'held' }),
    );
  });

  it('are neither sent twice nor lost when the settler is killed in between', async () => {
    const { subscribe, tell, watch, push, answer, pushed, toldTo } = await openPush();
    await subscribe('ada', 'laptop');
    await subscribe('ada', 'phone');
    await tell('ada', 'deposit-credited', 'd1');
    answer(({ to }) => (to === 'phone' ? 'hang' : 201));
    const settler = watch();
    await eventually(async () => expect(await toldTo('ada', 'laptop')).toBe(1));
    await eventually(() => expect(pushed.map(({ to }) => to)).toContain('phone'));
    await settler.end('SIGKILL');
    answer();
    await push();
    expect(pushed.map(({ to }) => to).sort()).toEqual(['laptop', 'phone', 'phone']);
    expect(await toldTo('ada', 'phone')).toBe(1);
  });

  it('have the tag of the first one where a kill comes before its record', async () => {
    const { subscribe, tell, watch, push, answer, pushed } = await openPush();
    const browser = await subscribe('ada', 'laptop');
    await tell('ada', 'deposit-credited', 'd1');
    const settler = watch();
    answer(async () => {
      await settler.end('SIGKILL');
      return 201;
    });
    await settler.exited;
    answer();
    await push();
    // The service replaces the first one if it waits there, and the browser if it was shown.
    expect(pushed.map(({ headers }) => headers['topic'])).toEqual([
      pushed[0]?.headers['topic'],
      pushed[0]?.headers['topic'],
    ]);
    expect(pushed.map(({ body }) => browser.read(body).tag)).toEqual(['d1', 'd1']);
  });

  it('are not sent to any other host, whatever a document says', async () => {
    const { db, subscribe, tell, push, pushed, host, toldTo } = await openPush();
    await subscribe('ada', 'laptop');
    const endpoint = `http://${host}/inside`;
    await db.doc(paths.pushSubscription('ada', 'laptop')).update({ endpoint });
    await tell('ada', 'deposit-credited', 'd1');
    await push();
    expect(pushed).toEqual([]);
    expect(await toldTo('ada', 'laptop')).toBe(undefined);
  });

  it('need the site’s key', async () => {
    const { project, subscribe, tell, pushed, host } = await openPush();
    await subscribe('ada', 'laptop');
    await tell('ada', 'deposit-credited', 'd1');
    const env = { ...process.env, TESSERA_PUSH_EMULATOR_HOST: host };
    expect(await startSettler(['--project', project], env).exited).toBe(0);
    expect(pushed).toEqual([]);
    const wrong = startSettler(['--project', project], { ...env, TESSERA_PUSH_KEY: 'secret' });
    expect(await wrong.exited).toBe(2);
    expect(wrong.text()).toContain('npm run push:key');
  });
});
