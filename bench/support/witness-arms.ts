// Three witnesses of each kind, for the settler of bench/ledger.ts.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { writeSigningKey } from '#domain/log/note.ts';
import { SECOND } from '#domain/time.ts';
import { key } from '#tests/support/log.ts';
import { policyText, startWitness, type TestWitness } from '#tests/support/witness.ts';

/** As long as a settler waits for an answer: the last moment in which one can come. */
const SLOW = 9.9 * SECOND;

/** Loaded before a settler, it sends its checkpoints every 1.1 seconds in place of every ten: the harder case. */
const QUICK_ROUNDS = new URL('../../tests/firebase/settler/quick-rounds.ts', import.meta.url);

export interface Arm {
  /** The settler's environment. */
  readonly settings: Readonly<Record<string, string>>;
  /** How many checkpoints the witnesses have signed so far. */
  signed(): number;
  stop(): Promise<void>;
}

type Kind = 'none' | 'quick' | 'slow' | 'dead';
export const KINDS: readonly Kind[] = ['none', 'quick', 'slow', 'dead'];

export async function openArm(kind: Kind): Promise<Arm> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-arm-'));
  const witnesses = await Promise.all([1, 2, 3].map((seed) => startWitness(seed)));
  const slow = kind === 'slow' ? await Promise.all(witnesses.map(slowed)) : [];
  const asked = kind === 'slow' ? slow : witnesses;
  if (kind === 'dead') await Promise.all(witnesses.map((witness) => witness.stop()));
  const policy = join(folder, 'policy');
  writeFileSync(policy, policyText(2, asked));
  return {
    settings: {
      NODE_OPTIONS: `--import ${QUICK_ROUNDS}`,
      TESSERA_LOG_KEY: writeSigningKey(key, new Uint8Array(32).fill(7)),
      ...(kind !== 'none' && { TESSERA_POLICY: policy }),
    },
    signed: () =>
      witnesses.reduce((sum, { answers }) => sum + answers.filter(({ status }) => status === 200).length, 0),
    async stop() {
      await Promise.all(slow.map((each) => each.stop()));
      if (kind !== 'dead') await Promise.all(witnesses.map((witness) => witness.stop()));
      rmSync(folder, { recursive: true });
    },
  };
}

/** The same witness, whose answers take ten seconds. */
async function slowed(witness: TestWitness): Promise<TestWitness> {
  const server = createServer(async (request, answer) => {
    const body = await text(request);
    await wait(SLOW);
    const given = await fetch(new URL(request.url ?? '', witness.url), { method: 'POST', body }).catch(
      () => null,
    );
    // The measurement is over.
    if (!given) return void answer.destroy();
    const type = given.headers.get('content-type') ?? 'text/plain';
    answer.writeHead(given.status, { 'Content-Type': type }).end(await given.text());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  return {
    ...witness,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
