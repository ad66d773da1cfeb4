import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '#backend/index.ts';
import { type Backend, BackendError, type DepositDecision } from '#backend/port/backend.ts';
import { seenOfDeposit } from '#domain/decisions/seen.ts';
import { newDeposit } from '#domain/deposits/deposit.ts';
import { createBulkRefusal } from '#islands/operator/queue/bulk-refusal.ts';
import type { Refusal } from '#islands/operator/queue/decision.ts';
import type { PendingRequest } from '#islands/operator/model.ts';
import { refusalsText } from '#islands/operator/queue/notice-text.ts';
import { depositDeclaration } from '#tests/contract/requests.ts';

const ADA = { uid: 'ada', username: 'ada', isSample: false };

const deposit = (id: string): Extract<PendingRequest, { kind: 'deposit' }> => ({
  kind: 'deposit',
  member: ADA,
  deposit: newDeposit(depositDeclaration(id), 0),
  approvedBy: null,
});

const REQUESTS = [deposit('one'), deposit('two'), deposit('three')] as const;

describe('a refusal of several requests', () => {
  let asked: DepositDecision[];
  let told: readonly Refusal[] | null;

  beforeEach(async () => {
    asked = [];
    told = null;
    const answers: Partial<Backend> = {
      async decideDeposit(decision) {
        asked.push(decision);
        if (decision.depositId === 'two') throw new BackendError('changed-since-seen');
      },
    };
    Object.assign(await backend(), answers);
  });

  const refuse = async (note: string) => {
    const form = createBulkRefusal(REQUESTS, (refusals) => {
      told = refusals;
    });
    form.change('note', note);
    await form.submit();
    return form.$state.get();
  };

  it('decides each on what was seen of it, with the one note', async () => {
    expect((await refuse(' No payment has arrived. ')).phase).toBe('sent');
    expect(asked).toEqual(
      REQUESTS.map(({ deposit: seen }) => ({
        uid: 'ada',
        depositId: seen.id,
        seen: seenOfDeposit(seen),
        outcome: 'refuse',
        note: 'No payment has arrived.',
      })),
    );
  });

  it('reports how many are refused, and what changed meanwhile', async () => {
    await refuse('No.');
    const text = refusalsText(told ?? []);
    expect(text).toMatch(/^2 of 3 refused\. Deposit of .*500\.00.* by ada: The member has changed this/);
    expect(text.match(/Deposit of/g)).toHaveLength(1);
  });

  it('asks for a note first', async () => {
    const { phase, errors } = await refuse(' ');
    expect({ phase, errors, asked }).toEqual({ phase: 'editing', errors: { note: 'required' }, asked: [] });
    expect(told).toBeNull();
  });
});
