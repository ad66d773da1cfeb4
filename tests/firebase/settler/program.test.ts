import { describe, expect, it } from 'vitest';
import { paths } from '../../../src/backend/firebase/documents.ts';
import { startSettler } from './program.ts';
import { HOLDER, openWorld, type World } from './world.ts';
import { soon } from '../../soon.ts';

/** What no form lets through, and the rules neither: a withdrawal without saying where to. */
const POISON = { details: null };

async function fill(world: World): Promise<void> {
  await world.fund('ada', 250_00);
  await world.declare('ada', 'd1');
  await world.decide('ada', 'deposit', 'd1', 'credit');
  await world.withdraw('ada', 'w1', 150_00);
  await world.withdraw('ada', 'w2', 150_00);
}

describe('npm run settle', () => {
  it('settles all that waits, and ends', async () => {
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

    // And finds nothing to do a second time.
    const again = startSettler(['--project', world.project]);
    expect(await again.exited).toBe(0);
    expect(again.lines.filter(({ event }) => event === 'request')).toEqual([]);
  });

  it('logs each request on a line of JSON, and nothing of what is in it', async () => {
    const world = openWorld();
    await fill(world);
    const settler = startSettler(['--project', world.project]);
    await settler.exited;
    expect(settler.lines).toContainEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      severity: 'INFO',
      event: 'request',
      path: paths.withdrawal('ada', 'w1'),
      outcome: 'settled',
      sequence: expect.any(Number),
      ms: expect.any(Number),
    });
    expect(settler.text()).not.toContain(HOLDER);
    expect(settler.text()).not.toContain('A word for Ada alone');
    expect(settler.text()).not.toContain('150');
  });

  it('brings everybody’s pages of partners up to date', async () => {
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

  it('goes on after one that fails, tries it again, and ends with an error', async () => {
    const world = openWorld();
    await world.withdraw('ada', 'poison', 150_00, POISON);
    await fill(world);
    const settler = startSettler(['--project', world.project]);
    expect(await settler.exited).toBe(1);
    const poison = paths.withdrawal('ada', 'poison');
    expect(settler.lines.filter(({ event, path }) => event === 'failed' && path === poison)).toHaveLength(3);
    expect(settler.lines).toContainEqual(expect.objectContaining({ event: 'unsettled', path: poison }));
    expect(await world.statusOf(poison)).toMatchObject({ status: 'requested' });
    expect(await world.statusOf(paths.withdrawal('ada', 'w1'))).toMatchObject({ status: 'held' });
  });

  it('says what is missing', async () => {
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
    expect(lost.text()).toContain('FIRESTORE_EMULATOR_HOST names none');
    const help = startSettler(['--help']);
    expect(await help.exited).toBe(0);
    expect(help.text()).toContain('--watch');
  });
});

describe('npm run settle -- --watch', () => {
  it('settles what comes, says how it is, and stops when told to', async () => {
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
    await soon(async () => {
      expect(await health()).toMatchObject({
        code: 200,
        isWell: true,
        lagSeconds: 0,
        failing: 0,
        sequence: 2,
      });
    });
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);

    await world.db.doc(paths.withdrawal('ada', 'w1')).update({ status: 'cancelling' });
    await soon(async () => {
      expect(await world.statusOf(paths.withdrawal('ada', 'w1'))).toMatchObject({ status: 'cancelled' });
    });
    expect(await settler.end('SIGTERM')).toBe(0);
    expect(settler.lines.at(-1)).toMatchObject({ event: 'ended' });
    await world.audit({ ada: 250_00 });
  });

  it('is not well while a request waits for too long, and lets no other wait for it', async () => {
    const world = openWorld();
    await world.fund('ada', 250_00);
    await world.withdraw('ada', 'poison', 150_00, POISON);
    const settler = startSettler([
      ...['--watch', '--project', world.project],
      ...['--health-port', '0', '--max-lag', '1'],
    ]);
    const { port } = await settler.until(({ event }) => event === 'health');
    await settler.until(({ event }) => event === 'failed');
    await world.withdraw('ada', 'w1', 150_00);
    await settler.until(({ path }) => path === paths.withdrawal('ada', 'w1'));
    await soon(async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ trouble: 'A request has waited for too long', failing: 1 });
    });

    // Whoever mends the document need not start the settler anew.
    await world.db.doc(paths.withdrawal('ada', 'poison')).delete();
    await soon(async () => expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200));
    expect(await settler.end('SIGINT')).toBe(0);
  });

  it('is not well while it cannot keep the partners’ pages, and says that it is these', async () => {
    const world = openWorld();
    const odd = world.db.doc(paths.account('odd-uid'));
    // As only an administrator could make it: nobody knows when they came.
    await odd.set({ username: 'odd', upline: 'tessera' });
    const settler = startSettler(['--watch', '--project', world.project, '--health-port', '0']);
    const { port } = await settler.until(({ event }) => event === 'health');
    await settler.until(({ event }) => event === 'partners-failed');
    const health = () => fetch(`http://127.0.0.1:${port}/healthz`);
    await soon(async () => {
      const answer = await health();
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ trouble: 'Does not keep the partners’ pages up to date' });
    });
    expect(settler.lines.filter(({ event }) => event === 'listening-failed')).toEqual([]);

    await odd.update({ createdAt: new Date() });
    await soon(async () => expect((await health()).status).toBe(200));
    expect(await settler.end('SIGTERM')).toBe(0);
  });
});

describe('npm run settle -- --verify', () => {
  it('finds the books right, and finds who has tampered with them', async () => {
    const world = openWorld();
    await fill(world);
    await startSettler(['--project', world.project]).exited;
    const right = startSettler(['--verify', '--project', world.project]);
    expect(await right.exited).toBe(0);
    expect(right.lines.at(-1)).toMatchObject({ event: 'verified', postings: 3, members: 1, differences: 0 });

    await world.db.doc(paths.balances('ada')).update({ earning: 1_000_000_00 });
    await world.db.doc(paths.totals()).update({ sequence: 7 });
    const wrong = startSettler(['--verify', '--project', world.project]);
    expect(await wrong.exited).toBe(1);
    expect(wrong.lines.filter(({ event }) => event === 'difference')).toMatchObject([
      { message: 'balances/ada earning: 100000000, by the log 10000' },
      { message: 'programme/totals sequence: 7, by the log 3' },
    ]);
  });
});
