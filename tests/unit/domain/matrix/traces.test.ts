import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '#domain/matrix/members.ts';
import { Contract, type TraceOutcome, type TraceRequest } from './public-contract.ts';

// Each test does much work: a busy machine needs more than the default five seconds.

const TRACES = new URL('../../../fixtures/matrix-traces/', import.meta.url);
const files = readdirSync(TRACES).filter((file) => file.endsWith('.jsonl'));

/** Requests with the contract's answers, and at the end the totals. */
const linesOf = (file: string): TraceRequest[] =>
  readFileSync(new URL(file, TRACES), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

interface Sent {
  readonly request: TraceRequest;
  readonly outcome: TraceOutcome;
}

/** The totals of the last line of a trace. @param users registered members, the root included */
function totalsOf(all: readonly Sent[], users: number): object {
  const paid = Array<number>(users).fill(0);
  const received = Array<number>(users).fill(0);
  const why: Record<string, number> = {};
  const add = (to: number[], member: number, amount: number): void => {
    to[member - 1] = (to[member - 1] as number) + amount;
  };
  for (const { request, outcome } of all) {
    if ('reverted' in outcome) {
      why[outcome.reason] = (why[outcome.reason] ?? 0) + 1;
      continue;
    }
    for (const [payee, amount] of outcome.pay) {
      add(paid, request.u, amount);
      add(received, payee, amount);
    }
  }
  const reverted = sum(Object.values(why));
  const netNegative = received.filter((amount, i) => i >= ROOT && amount < (paid[i] as number)).length;
  const zeroReceived = received.filter((amount, i) => i >= ROOT && amount === 0).length;
  return {
    events: all.length,
    ok: all.length - reverted,
    reverted,
    why,
    users,
    totalPaid: sum(paid),
    totalReceived: sum(received),
    kept: sum(paid) - sum(received),
    netNegative,
    netNegativeShare: share(netNegative, users - 1),
    zeroReceived,
    zeroReceivedShare: share(zeroReceived, users - 1),
    paid,
    received,
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** To six decimals, as the traces have it. */
const share = (part: number, whole: number): number => (whole === 0 ? 0 : Number((part / whole).toFixed(6)));

it.each(files)('the public contract and the engine agree on every event and total of %s', (file) => {
  const lines = linesOf(file);
  const end = lines.pop();
  const contract = new Contract();
  const all = lines.map((request): Sent => ({ request, outcome: contract.send(request) }));
  expect(all.map(({ request, outcome }, index) => ({ ...request, i: index + 1, ...outcome }))).toEqual(lines);
  expect({ ...end, ...totalsOf(all, contract.users) }).toEqual(end);
});

it('the traces have the documented number of events', () => {
  expect(files).toHaveLength(26);
  expect(files.reduce((events, file) => events + linesOf(file).length - 1, 0)).toBe(6400);
});
