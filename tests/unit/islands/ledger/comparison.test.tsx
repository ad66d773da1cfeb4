import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { writeCheckpoint } from '#domain/log/checkpoint.ts';
import { comparePublicLog } from '#domain/log/compare.ts';
import { writeCheckpointLine } from '#domain/log/compare-checkpoints.ts';
import { keyPairOf } from '#domain/log/ed25519.ts';
import { EMPTY_ROOT, rootOf } from '#domain/log/merkle.ts';
import { signNote, writeVerifierKey } from '#domain/log/note.ts';
import { Comparison } from '#islands/ledger/others/Comparison.tsx';
import { createComparison } from '#islands/ledger/others/comparison.ts';
import { check, key, sampleRequests, sign, StoredLog } from '#tests/support/log.ts';

let open: () => Promise<StoredLog>;
vi.mock('#backend/index.ts', () => ({ openPublicLog: () => open() }));

const ours = new StoredLog().append(sampleRequests(3));
beforeEach(() => {
  open = async () => ours;
});

async function lineOf(log: StoredLog): Promise<string> {
  const seen = await comparePublicLog(log, null, check);
  return (seen.ok && (await writeCheckpointLine(seen, check))) || 'no line';
}

/** A checkpoint of no entries that another key has signed. */
async function emptyLine(name: string): Promise<string> {
  const other = await keyPairOf(crypto.subtle, new Uint8Array(32).fill(8));
  const otherKey = { name, publicKey: other.publicKey };
  const checkpoint = { origin: name, size: 0, root: EMPTY_ROOT };
  const note = await signNote(writeCheckpoint(checkpoint), otherKey, other.sign);
  const signed = { checkpoint, note, key: otherKey, verifierKey: writeVerifierKey(otherKey) };
  return (await writeCheckpointLine(signed, check)) ?? 'no line';
}

async function compare(line: string): Promise<HTMLElement> {
  render(<Comparison />);
  fireEvent.change(await screen.findByLabelText('Another checkpoint'), { target: { value: line } });
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
  return screen.findByText(/./, { selector: '[role="status"] strong' });
}

it('warns of another key under the name of this ledger', async () => {
  const title = await compare(await emptyLine(key.name));
  expect(title.textContent).toBe('The same name, another key');
  expect(title.closest('.notice')?.className).toContain('notice--danger');
});

it('calls an empty ledger of another key no copy', async () => {
  const title = await compare(await emptyLine('other.test/log'));
  expect(title.closest('.notice')?.textContent).toMatch(/Another key has signed it\.$/);
});

it('says that it has no line to send, and compares all the same', async () => {
  const note = await signNote(
    `${writeCheckpoint({ origin: key.name, size: 3, root: rootOf(ours.head.edge) })}and more\n`,
    key,
    sign,
  );
  const extended = new StoredLog().append(sampleRequests(3));
  extended.checkpoint = async () => note;
  open = async () => extended;
  const title = await compare(await lineOf(ours));
  expect(title.textContent).toBe('The same history');
  expect(screen.getByText(/^This checkpoint cannot be sent as one line/)).toBeDefined();
});

it('shows no verdict under a text that was changed while it compared', async () => {
  const comparison = createComparison();
  const changing = new StoredLog().append(sampleRequests(3));
  const { tile } = changing;
  let reads = 0;
  changing.tile = (...args) => {
    reads += 1;
    // The first read is of the log itself, the second one compares.
    if (reads === 2) comparison.change('something else');
    return tile.apply(changing, args);
  };
  open = async () => changing;
  comparison.change(await lineOf(new StoredLog().append(sampleRequests(2))));
  await comparison.compare();
  expect([reads, comparison.$outcome.get()]).toEqual([2, null]);
});

it('shows no verdict on one text under the next one that is compared', async () => {
  const comparison = createComparison();
  const [first, second] = [Promise.withResolvers<StoredLog>(), Promise.withResolvers<StoredLog>()];
  comparison.change(await lineOf(ours));
  open = () => first.promise;
  const compared = comparison.compare();
  comparison.change('something else');
  open = () => second.promise;
  const comparedNext = comparison.compare();
  first.resolve(ours);
  await compared;
  expect(comparison.$outcome.get()).toEqual({ kind: 'comparing' });
  second.resolve(ours);
  await comparedNext;
  expect(comparison.$outcome.get()).toEqual({ kind: 'unreadable' });
});
