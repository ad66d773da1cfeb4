import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Agreement, Replay } from '#domain/matrix/trace/replay.ts';

// Each test does much work: a busy machine needs more than the default five seconds.

const TRACES = new URL('../../../fixtures/matrix-traces/', import.meta.url);
const files = readdirSync(TRACES).filter((file) => file.endsWith('.jsonl'));

function replay(text: string): Agreement {
  const trace = new Replay();
  for (const line of text.trimEnd().split('\n')) trace.line(line);
  return trace.finish();
}

const read = (file: string): string => readFileSync(new URL(file, TRACES), 'utf8');

describe('the public contract and the engine', () => {
  it.each(files)('agree on every event and total of %s', (file) => {
    const { events, agreeing, totalsAgree, firstDifference } = replay(read(file));
    expect(firstDifference).toBeNull();
    expect(agreeing).toBe(events);
    expect(totalsAgree).toBe(true);
  });

  it('agree on the documented number of events', () => {
    expect(files).toHaveLength(26);
    expect(files.reduce((sum, file) => sum + replay(read(file)).events, 0)).toBe(6400);
  });
});

describe('an altered trace', () => {
  const lines = read('tiny-rejected.jsonl').trimEnd().split('\n');
  const altered = (line: number, change: (json: Record<string, unknown>) => object): Agreement => {
    const json = change(JSON.parse(lines[line - 1] as string));
    return replay(lines.with(line - 1, JSON.stringify(json)).join('\n'));
  };

  it('is detected by a payment', () => {
    const { agreeing, firstDifference } = altered(1, (event) => ({
      ...event,
      pay: [
        [1, 1],
        [1, 2],
      ],
    }));
    expect(agreeing).toBe(17);
    expect(firstDifference).toMatchObject({
      line: 1,
      key: 'pay',
      actual: [
        [1, 1],
        [1, 1],
      ],
    });
  });

  it('is detected by the order of the log', () => {
    const { firstDifference } = altered(1, ({ log, ...event }) => ({
      ...event,
      log: (log as []).toReversed(),
    }));
    expect(firstDifference).toMatchObject({ line: 1, key: 'log' });
  });

  it('is detected by the reason of a refusal', () => {
    const { firstDifference } = altered(2, (event) => ({ ...event, reason: 'invalid level' }));
    expect(firstDifference).toEqual({
      line: 2,
      key: 'reason',
      expected: 'invalid level',
      actual: 'user exists',
    });
  });

  it('is detected where it accepts what the engine refuses', () => {
    const { firstDifference } = altered(2, ({ i, e, u, s }) => ({ i, e, u, s, pay: [], log: [] }));
    expect(firstDifference).toMatchObject({ line: 2, key: 'pay', actual: undefined });
  });

  it.each(['events', 'users', 'totalPaid', 'netNegativeShare'])('is detected by the total %s', (key) => {
    const { agreeing, totalsAgree, firstDifference } = altered(19, (end) => ({ ...end, [key]: 77 }));
    expect(agreeing).toBe(18);
    expect(totalsAgree).toBe(false);
    expect(firstDifference).toMatchObject({ line: 19, key, expected: 77 });
  });

  it('is detected by what one member received', () => {
    const { firstDifference } = altered(19, (end) => ({ ...end, received: [5, 1, 0] }));
    expect(firstDifference).toMatchObject({ key: 'received', actual: [6, 0, 0] });
  });
});
