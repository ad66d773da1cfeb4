import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCosignerKey } from '#domain/log/cosignature.ts';
import { type CosignatureType, ED25519_COSIGNATURE } from '#domain/log/note.ts';
import { openKey, type WitnessKey, writeKey } from '#settler/witness/key.ts';
import { witnessServer } from '#settler/witness/serve.ts';
import { openState, type StateFile } from '#settler/witness/state.ts';
import { key as logKey } from './log.ts';

/** A witness on a port of its own, with its state in a file. */
export interface TestWitness {
  readonly name: string;
  readonly url: string;
  readonly verifierKey: string;
  readonly state: StateFile;
  readonly file: string;
  /** Its answers, in order, with the requests. */
  readonly answers: { readonly status: number; readonly said: string; readonly request: string }[];
  stop(): Promise<void>;
}

interface Options {
  readonly now?: () => number;
  readonly type?: CosignatureType;
}

/** @param seed another number makes another witness */
export async function startWitness(
  seed: number,
  { now = Date.now, type = ED25519_COSIGNATURE }: Options = {},
): Promise<TestWitness> {
  const name = `witness.test/${seed}`;
  const folder = mkdtempSync(join(tmpdir(), 'tessera-witness-'));
  const file = join(folder, 'state.json');
  const state = await openState(file, () => writeKey(name, type, new Uint8Array(32).fill(seed)));
  const { key, sign } = (await openKey(state.key)) as WitnessKey;
  const answers: { status: number; said: string; request: string }[] = [];
  const server = witnessServer({
    key,
    sign,
    state,
    now,
    logs: [logKey],
    addressHeader: null,
    onAnswer: (_origin, status, said, request) => void answers.push({ status, said, request }),
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  return {
    name,
    state,
    file,
    answers,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    verifierKey: writeCosignerKey(key),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

/** A policy that demands `least` of these witnesses. */
export const policyText = (least: number, witnesses: readonly TestWitness[]): string =>
  [
    ...witnesses.map(({ verifierKey, url }, nth) => `witness w${nth + 1} ${verifierKey} ${url}`),
    `group all-of-them ${least} ${witnesses.map((_, nth) => `w${nth + 1}`).join(' ')}`,
    'quorum all-of-them\n',
  ].join('\n');
