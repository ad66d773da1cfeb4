import { expect, it } from 'vitest';
import type { Decision } from '#domain/decisions/decision.ts';
import { cents } from '#domain/money/cents.ts';
import { reversibleAmong } from '#islands/operator/audit/correction.ts';

const CREDIT: Decision = {
  requestKind: 'deposit',
  requestId: 'one',
  outcome: 'credit',
  note: null,
  at: 0,
  member: { uid: 'ada', username: 'ada', isSample: false },
  operator: { uid: 'olga', username: 'olga', isSample: false },
  amount: cents(500_00),
  status: 'settled',
  refusal: null,
};
const PAY: Decision = { ...CREDIT, requestKind: 'withdrawal', outcome: 'pay' };
const REVERSE: Decision = { ...CREDIT, outcome: 'reverse', note: 'Twice.' };

it.each<[string, readonly Decision[], readonly Decision[]]>([
  ['credits and payouts', [CREDIT, PAY], [CREDIT, PAY]],
  ['nothing that is not carried out', [{ ...CREDIT, status: 'requested' }], []],
  [
    'nothing that moved no money',
    [
      { ...CREDIT, outcome: 'refuse' },
      { ...PAY, outcome: 'send' },
    ],
    [],
  ],
  ['nothing of a deleted account', [{ ...CREDIT, amount: null }], []],
  ['nothing that is taken back already, and no correction', [REVERSE, CREDIT, PAY], [PAY]],
  ['what could not be taken back', [{ ...REVERSE, status: 'refused' }, CREDIT], [CREDIT]],
  ['nothing of their own', [{ ...CREDIT, member: CREDIT.operator }], []],
])('operators can take back %s', (_, decisions, reversible) => {
  expect([...reversibleAmong(decisions, 'olga')]).toEqual(reversible);
});
