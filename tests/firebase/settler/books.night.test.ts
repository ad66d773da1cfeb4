import { describe, expect, it } from 'vitest';
import { readCheckpoint } from '#domain/log/checkpoint.ts';
import { writeSigningKey } from '#domain/log/note.ts';
import type { LogHeadDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { eventually } from '#tests/support/eventually.ts';
import { key } from '#tests/support/log.ts';
import { Hand } from './by-hand.ts';
import { type Program, startSettler } from './program.ts';
import { openWorld, type World } from './world.ts';

/** The secret half of the key in `tests/support/log.ts`. */
const SECRET = writeSigningKey(key, new Uint8Array(32).fill(7));

async function funded(): Promise<World> {
  const world = openWorld();
  for (const amount of [250_00, 100_00, 50_00]) await world.fund('ada', amount);
  await world.withdraw('ada', 'w1', 150_00);
  return world;
}

const start = ({ project }: World, ...args: readonly string[]): Program =>
  startSettler(['--project', project, ...args], { ...process.env, TESSERA_LOG_KEY: SECRET });

const serving = async (world: World) => {
  const settler = start(world, '--watch', '--health-port', '0');
  const { port } = await settler.until(({ event }) => event === 'health');
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  return { settler, ask };
};

/** One that ends by itself, and one that would not. */
const EITHER_WAY = [[], ['--watch']];

/** It starts, says why it does nothing, and where to read what to do. */
async function expectRefused(world: World, message: RegExp, modes = [['--watch']]): Promise<void> {
  for (const mode of modes) {
    const settler = start(world, ...mode);
    expect(await settler.exited).toBe(3);
    const contradictions = settler.lines.filter(({ event }) => event === 'contradiction');
    expect(contradictions.map((line) => line['message'])).toContainEqual(expect.stringMatching(message));
    expect(settler.lines.at(-1)).toMatchObject({
      event: 'ended',
      severity: 'ERROR',
      error: 'BooksDisagree',
      message: expect.stringContaining('“When the books do not match” in docs/operating.md'),
    });
  }
  expect(await world.statusOf(paths.withdrawal('ada', 'w1'))).toMatchObject({ status: 'requested' });
}

describe('the settler does not start, settles nothing and signs nothing', () => {
  it('with a log that was rolled back', async () => {
    const world = await funded();
    await new Hand(world.db).rewriteLog(2);
    await expectRefused(world, /^log\/head has 2 entries, and programme\/totals 3$/, EITHER_WAY);
  });

  it('with a log that was emptied, whose version is gone too: it builds no other one', async () => {
    const world = await funded();
    const hand = new Hand(world.db);
    await hand.removeLog();
    await hand.put(paths.schemaVersion(), null);
    await expectRefused(world, /^schema\/version is missing, though there are postings$/);
    await expectRefused(world, /^log\/head has 0 entries, and programme\/totals 3$/);
    expect((await world.db.doc(paths.logHead()).get()).exists).toBe(false);
  });

  it('with sums in the log’s head that are not those of its entries', async () => {
    const world = await funded();
    const hand = new Hand(world.db);
    await hand.change(paths.logHead(), { books: { external: 0, house: 0, members: 0 } });
    await expectRefused(world, /^log\/head: members: 0, by the entries 40000$/);
    await hand.putBack();
    const settler = start(world);
    expect(await settler.exited).toBe(0);
  });
});

describe('the public log', () => {
  it('is signed with a key that is new to it only where a person asks for it by name', async () => {
    const world = await funded();
    const refused = start(world, '--watch');
    expect(await refused.exited).toBe(3);
    expect(refused.text()).toContain('log/signed is missing, though the log has 3 entries');

    const asked = start(world, '--publish-log');
    expect(await asked.exited).toBe(0);
    expect(asked.lines.at(-1)).toMatchObject({ event: 'published', name: key.name, size: 3 });

    const { settler, ask } = await serving(world);
    await settler.until(({ path }) => path === paths.withdrawal('ada', 'w1'));
    await eventually(async () => {
      expect(readCheckpoint(await (await ask('/log/checkpoint')).text())).toMatchObject({ size: 4 });
    });
    expect(await settler.end('SIGTERM')).toBe(0);

    // Cut back to before the withdrawal, with all that a start compares but for what was signed.
    const hand = new Hand(world.db);
    await hand.put(paths.posting('ada', 'ada:requestWithdrawal:w1'), null);
    await hand.rewriteSums();
    await hand.change(paths.totals(), { sequence: 3, entries: 3 });
    await hand.change(paths.balances('ada'), { sequence: 3 });
    await hand.rewriteLog();
    const shorter = start(world, '--watch');
    expect(await shorter.exited).toBe(3);
    expect(shorter.text()).toContain('log/signed is of 4 entries, and the log has 3');
    expect(await start(world, '--publish-log').exited).toBe(3);
  });
});

describe('a settler that runs', () => {
  it('says that the books do not match where they stop it, and goes on once they do', async () => {
    const world = openWorld();
    const { settler, ask } = await serving(world);
    const signed = async () => readCheckpoint(await (await ask('/log/checkpoint')).text())?.size;
    await eventually(async () => expect(await signed()).toBe(0));
    for (const amount of [250_00, 100_00]) await world.fund('ada', amount);
    await eventually(async () => expect(await signed()).toBe(2));
    expect(await (await ask('/health')).json()).toMatchObject({ books: 'match' });

    const hand = new Hand(world.db);
    const { books } = await hand.read<LogHeadDocument>(paths.logHead());
    await hand.change(paths.logHead(), { books: { ...books, members: 0 } });
    await world.withdraw('ada', 'w1', 150_00);
    const line = await settler.until(({ event }) => event === 'failed');
    expect(line).toMatchObject({
      severity: 'CRITICAL',
      error: 'BooksDisagree',
      path: paths.withdrawal('ada', 'w1'),
      message: expect.stringContaining('log/head has 0 in members, and programme/totals 35000'),
    });
    const answer = await ask('/health');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      healthy: false,
      books: 'broken',
      reason: 'The books do not match',
    });

    await hand.putBack();
    await settler.until(({ path, event }) => event === 'request' && path === paths.withdrawal('ada', 'w1'));
    await eventually(async () =>
      expect(await (await ask('/health')).json()).toMatchObject({ books: 'match' }),
    );
    expect(await settler.end('SIGTERM')).toBe(0);
    await world.audit({ ada: 350_00 });
  });
});
