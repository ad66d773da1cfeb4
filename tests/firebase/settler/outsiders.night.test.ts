import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { readCheckpoint } from '#domain/log/checkpoint.ts';
import { writeSigningKey, writeVerifierKey } from '#domain/log/note.ts';
import { paths } from '#firestore/paths.ts';
import { buildGoCheck, hasGo, runProgram } from '#tests/support/go-check.ts';
import { key } from '#tests/support/log.ts';
import { startSettler, startWitness } from './program.ts';
import { openWorld } from './world.ts';

/** They take half an hour. */
const COMMITS = 1000;
const AMOUNT = 100_00;

it.skipIf(!hasGo)(
  `outsiders verify the log of a running settler after each of ${COMMITS} commits, by a program of ours and one in Go`,
  async () => {
    const goCheck = buildGoCheck();
    const folder = mkdtempSync(join(tmpdir(), 'tessera-outsiders-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const logKey = writeVerifierKey(key);

    const witnesses = ['school', 'paper', 'rival'].map((name) =>
      startWitness([
        ...[
          '--state',
          join(folder, `${name}.json`),
          '--name',
          `${name}.test/w`,
          '--log',
          logKey,
          '--port',
          '0',
        ],
      ]),
    );
    const started = await Promise.all(
      witnesses.map((witness) => witness.until(({ event }) => event === 'witnessing')),
    );
    const policy = join(folder, 'policy');
    writeFileSync(
      policy,
      [
        `log ${logKey}`,
        ...started.map((line, nth) => `witness w${nth} ${line['key']} http://127.0.0.1:${line['port']}/`),
        'group watched 2 w0 w1 w2',
        'quorum watched\n',
      ].join('\n'),
    );

    const world = openWorld();
    const settler = startSettler(['--watch', '--health-port', '0', '--project', world.project], {
      ...process.env,
      NODE_OPTIONS: `--import ${new URL('./quick-rounds.ts', import.meta.url)}`,
      TESSERA_LOG_KEY: writeSigningKey(key, new Uint8Array(32).fill(7)),
      TESSERA_POLICY: policy,
    });
    const { port } = await settler.until(({ event }) => event === 'health');
    const url = `http://127.0.0.1:${port}/log/`;

    /** Resolves to the served checkpoint when it has so many entries. */
    async function servedWith(size: number): Promise<string> {
      for (;;) {
        const note = await (await fetch(`${url}checkpoint`)).text();
        if (readCheckpoint(note)?.size === size) return note;
        await wait(50);
      }
    }

    // A settler signs the log of a new database while it is empty, and no longer later.
    await servedWith(0);
    await world.fund('ada', AMOUNT * COMMITS);
    const seen = join(folder, 'seen');
    writeFileSync(seen, await servedWith(1));
    for (let nth = 1; nth <= COMMITS; nth += 1) {
      // One of three is silent from here on: two are enough.
      if (nth === Math.ceil(COMMITS / 2)) await witnesses[2]?.end('SIGKILL');
      const path = paths.withdrawal('ada', `w${nth}`);
      await world.withdraw('ada', `w${nth}`, AMOUNT);
      const answered = await settler.until((line) => line.event === 'request' && line['path'] === path);
      expect(answered['outcome']).toBe('settled');
      const note = await servedWith(nth + 1);
      const args = [url, '--key', logKey, '--policy', policy, '--seen', seen];
      const [own, go] = await Promise.all([
        runProgram(process.execPath, ['scripts/ledger-verify.ts', ...args]),
        runProgram(goCheck, ['verify', ...args]),
      ]);
      expect(own).toEqual({ code: 0, said: expect.stringContaining(`VERIFIED. ${nth + 1} entries`) });
      expect(own.said).toContain('WITNESSED');
      expect(go).toEqual({
        code: 0,
        said: expect.stringMatching(
          new RegExp(`^VERIFIED\\. ${nth + 1} entries .* Witnessed by [23] of 3\\.\\n$`),
        ),
      });
      writeFileSync(seen, note);
    }
  },
  COMMITS * 300_000,
);
