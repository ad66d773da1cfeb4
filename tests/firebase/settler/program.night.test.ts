import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { paths } from '#firestore/paths.ts';
import { addCommunity } from '#scripts/drill/community.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startByNpm, startSettler } from './program.ts';
import { HOLDER } from '#tests/support/request-documents.ts';
import { openWorld, type World } from './world.ts';

/** A withdrawal without a destination, which forms and rules refuse. */
const POISON = { details: null };

/** Files a withdrawal that fails whenever it is tried, and is tried for ever: its failures count from far below zero. */
async function fileUnsettleable({ db, withdraw }: World): Promise<string> {
  await withdraw('ada', 'poison', 150_00, POISON);
  const path = paths.withdrawal('ada', 'poison');
  const counted = { path, failures: -1_000, since: Timestamp.now(), setAsideAt: null, reason: 'TypeError' };
  await db.doc(paths.failedRequest(path)).set(counted);
  return path;
}

/** A clock that is a day ahead. */
const FAST = `
const Right = Date;
globalThis.Date = class extends Right {
  static now() { return Right.now() + 864e5; }
  constructor(...given) { given.length > 0 ? super(...given) : super(Right.now() + 864e5); }
};`;

async function fill(world: World): Promise<void> {
  await world.fund('ada', 250_00);
  await world.declare('ada', 'd1');
  await world.decide('ada', 'deposit', 'd1', 'credit');
  await world.withdraw('ada', 'w1', 150_00);
  await world.withdraw('ada', 'w2', 150_00);
}

describe('npm run settle', () => {
  it('settles every pending request, logs each, and exits', async () => {
    const world = openWorld();
    await fill(world);
    const settler = startSettler(['--project', world.project]);
    expect(await settler.exited).toBe(0);

    expect(await world.statusOf(paths.withdrawal('ada', 'w1'))).toEqual({ status: 'held', refusal: null });
    expect(await world.statusOf(paths.withdrawal('ada', 'w2'))).toEqual({
      status: 'refused',
      refusal: 'insufficient-funds',
    });
    expect(await world.statusOf(paths.deposit('ada', 'd1'))).toMatchObject({ status: 'credited' });
    await world.audit({ ada: 250_00 });

    // Each request is on a line of JSON, without its content.
    expect(settler.lines).toContainEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      severity: 'INFO',
      event: 'request',
      path: paths.withdrawal('ada', 'w1'),
      outcome: 'settled',
      sequence: expect.any(Number),
      ms: expect.any(Number),
    });
    // A port, an id or a time may hold any digits.
    const said = JSON.stringify(
      settler.lines
        .filter(({ event }) => event !== 'started')
        .map(({ time: _, ms: __, ...others }) => others),
    );
    for (const secret of [HOLDER, 'A word for Ada alone', '150']) expect(said).not.toContain(secret);

    // A second run finds nothing to do.
    const again = startSettler(['--project', world.project]);
    expect(await again.exited).toBe(0);
    expect(again.lines.filter(({ event }) => event === 'request')).toEqual([]);
  });

  it('syncs every member’s partner pages', async () => {
    const world = openWorld();
    for (const [username, upline] of [
      ['ada', 'tessera'],
      ['ben', 'ada'],
    ]) {
      await world.db.doc(paths.account(`${username}-uid`)).set({ username, upline, createdAt: new Date() });
    }
    const settler = startSettler(['--project', world.project]);
    expect(await settler.exited).toBe(0);
    const page = await world.db.doc(paths.partnersPage('ada-uid', 0)).get();
    expect(page.data()).toMatchObject({ entries: [{ username: 'ben', upline: null }] });
  });

  it('goes on after a failed request, retries it, and exits with an error', async () => {
    const world = openWorld();
    await world.withdraw('ada', 'poison', 150_00, POISON);
    await fill(world);
    const settler = startSettler(['--project', world.project]);
    expect(await settler.exited).toBe(1);
    const poison = paths.withdrawal('ada', 'poison');
    const failures = settler.lines.filter(({ event, path }) => event === 'failed' && path === poison);
    expect(failures).toHaveLength(3);
    expect(failures[0]).toMatchObject({ error: 'TypeError', message: expect.stringContaining('null') });
    expect(settler.lines).toContainEqual(expect.objectContaining({ event: 'unsettled', path: poison }));
    expect(await world.statusOf(poison)).toMatchObject({ status: 'requested' });
    expect(await world.statusOf(paths.withdrawal('ada', 'w1'))).toMatchObject({ status: 'held' });
  });

  it('reports a missing setting', async () => {
    const { GCLOUD_PROJECT: _, ...env } = process.env;
    const nowhere = startSettler([], env);
    expect(await nowhere.exited).toBe(2);
    expect(nowhere.text()).toContain('GOOGLE_CLOUD_PROJECT');
    const odd = startSettler(['--project', 'Not a project']);
    expect(await odd.exited).toBe(2);
    expect(odd.text()).toContain('“Not a project” is no project id');
    const { FIRESTORE_EMULATOR_HOST: __, ...withoutEmulator } = process.env;
    const lost = startSettler(['--project', 'demo-tessera'], withoutEmulator);
    expect(await lost.exited).toBe(2);
    expect(lost.text()).toContain('FIRESTORE_EMULATOR_HOST is not set');
    const help = startSettler(['--help']);
    expect(await help.exited).toBe(0);
    expect(help.text()).toContain('--watch');
  });
});

describe('npm run settle -- --watch', () => {
  it('settles new requests, reports its health, and stops on a signal', async () => {
    const world = openWorld();
    await world.fund('ada', 250_00);
    const settler = startSettler(['--watch', '--project', world.project, '--health-port', '0']);
    const { port } = await settler.until(({ event }) => event === 'health');
    const health = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
      return { code: answer.status, ...(await answer.json()) };
    };

    await world.withdraw('ada', 'w1', 150_00);
    await settler.until(({ path }) => path === paths.withdrawal('ada', 'w1'));
    await eventually(async () => {
      expect(await health()).toMatchObject({
        code: 200,
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        healthy: true,
        lagSeconds: 0,
        failing: 0,
        sequence: 2,
      });
    });
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(metrics.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await metrics.text()).toContain('tessera_requests_total{outcome="settled"} 1\n');

    await world.db.doc(paths.withdrawal('ada', 'w1')).update({ status: 'cancelling' });
    await eventually(async () => {
      expect(await world.statusOf(paths.withdrawal('ada', 'w1'))).toMatchObject({ status: 'cancelled' });
    });
    expect(await settler.end('SIGTERM')).toBe(0);
    expect(settler.lines.at(-1)).toMatchObject({ event: 'ended' });
    await world.audit({ ada: 250_00 });
  });

  it('is unhealthy while a request waits too long, and settles the others', async () => {
    const world = openWorld();
    await world.fund('ada', 250_00);
    const poison = await fileUnsettleable(world);
    const settler = startSettler([
      ...['--watch', '--project', world.project],
      ...['--health-port', '0', '--max-lag', '1'],
    ]);
    const { port } = await settler.until(({ event }) => event === 'health');
    await settler.until(({ event }) => event === 'failed');
    await world.withdraw('ada', 'w1', 150_00);
    await settler.until(({ path }) => path === paths.withdrawal('ada', 'w1'));
    await eventually(async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ reason: 'A request has waited too long', failing: 1 });
    });

    // Repairing the document needs no restart.
    await world.db.doc(poison).delete();
    await eventually(async () => expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200));
    expect(await settler.end('SIGINT')).toBe(0);
  });

  it('is unhealthy while it cannot write partner pages, and gives the reason', async () => {
    const world = openWorld();
    const odd = world.db.doc(paths.account('odd-uid'));
    // An account without a time, as only an administrator could create it.
    await odd.set({ username: 'odd', upline: 'tessera' });
    const settler = startSettler(['--watch', '--project', world.project, '--health-port', '0']);
    const { port } = await settler.until(({ event }) => event === 'health');
    await settler.until(({ event }) => event === 'partners-failed');
    const health = () => fetch(`http://127.0.0.1:${port}/healthz`);
    await eventually(async () => {
      const answer = await health();
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ reason: 'The partners’ pages are out of date' });
    });
    expect(settler.lines.filter(({ event }) => event === 'listening-failed')).toEqual([]);

    await odd.update({ createdAt: new Date() });
    await eventually(async () => expect((await health()).status).toBe(200));
    expect(await settler.end('SIGTERM')).toBe(0);
  });
});

describe('a running settler', () => {
  it('stops with the npm that started it', async () => {
    const world = openWorld();
    const settler = startByNpm(['--watch', '--project', world.project]);
    await settler.until(({ event }) => event === 'started');
    await settler.end('SIGTERM');
    expect(settler.lines.at(-1)).toMatchObject({ event: 'ended' });
  });

  it('reports the log position, including other settlers’ postings', async () => {
    const world = openWorld();
    await world.fund('ada', 250_00);
    await world.fund('ben', 250_00);
    const settler = startSettler(['--watch', '--project', world.project, '--health-port', '0']);
    const { port } = await settler.until(({ event }) => event === 'health');
    await eventually(async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
      expect(await answer.json()).toMatchObject({ healthy: true, sequence: 2 });
    });
    await settler.end('SIGTERM');
  });

  it('writes a heartbeat for operators, with its work and its queue', async () => {
    const world = openWorld();
    const begun = Date.now();
    await world.fund('ada', 250_00);
    await fileUnsettleable(world);
    const settler = startSettler(['--watch', '--project', world.project]);
    await world.withdraw('ada', 'w1', 150_00);
    await eventually(async () => {
      const status = (await world.db.doc(paths.settlerStatus()).get()).data();
      expect(status).toMatchObject({ waiting: 1, reason: null, version: expect.any(String) });
      const times = ['seenAt', 'settledAt', 'oldestAt'].map((name) => status?.[name].toMillis());
      for (const time of times) expect(time).toBeGreaterThanOrEqual(begun);
    });
    await settler.end('SIGTERM');

    // A second settler without settlements keeps the first one's time.
    const status = () => world.db.doc(paths.settlerStatus()).get();
    const first = await status();
    const next = startSettler(['--watch', '--project', world.project]);
    await eventually(async () => expect((await status()).get('seenAt')).not.toEqual(first.get('seenAt')));
    await next.end('SIGTERM');
    expect((await status()).get('settledAt')).toEqual(first.get('settledAt'));
  });

  it.each([[[]], [['--watch']]])('settles nothing with a clock that is a day off: %j', async (mode) => {
    const world = openWorld();
    await world.fund('ada', 250_00);
    await world.withdraw('ada', 'w1', 150_00);
    const env = { ...process.env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FAST)}` };
    const settler = startSettler([...mode, '--project', world.project], env);
    expect(await settler.exited).toBe(1);
    expect(settler.lines.at(-1)).toMatchObject({
      event: 'ended',
      error: 'WrongClock',
      message: expect.stringContaining('24 hours ahead of Firestore’s'),
    });
    expect(await world.statusOf(paths.withdrawal('ada', 'w1'))).toMatchObject({ status: 'requested' });
  });
});

describe('npm run settle -- --verify', () => {
  it('accepts correct books, and finds manipulated ones', async () => {
    const world = openWorld();
    await addCommunity(world.db);
    const right = startSettler(['--verify', '--project', world.project]);
    expect(await right.exited).toBe(0);
    expect(right.lines.at(-1)).toMatchObject({
      event: 'verified',
      asOf: expect.stringMatching(/Z$/),
      postings: expect.any(Number),
      members: 3,
      differences: 0,
    });

    await world.db.doc(paths.balances('ada')).update({ earning: 1_000_000_00 });
    await world.db.doc(paths.totals()).update({ sequence: 7 });
    const wrong = startSettler(['--verify', '--project', world.project]);
    expect(await wrong.exited).toBe(1);
    expect(wrong.lines.filter(({ event }) => event === 'difference')).toMatchObject([
      { path: 'balances/ada', message: expect.stringMatching(/^earning: 100000000, by the log \d+$/) },
      { path: 'programme/totals', message: expect.stringMatching(/^sequence: 7, by the log \d+$/) },
    ]);
  });
});
