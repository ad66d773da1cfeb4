// Plausible mistakes with money, each as one change of one place.

const OF_DOMAIN = [
  'tests/unit/domain/settlement/settle.test.ts',
  'tests/unit/domain/settlement/withdrawals.test.ts',
  'tests/unit/domain/settlement/operators.test.ts',
  'tests/unit/domain/settlement/settle.property.test.ts',
  'tests/unit/domain/settlement/sequences.test.ts',
  'tests/unit/domain/money/ledger.test.ts',
];
const OF_ADAPTER = [
  'tests/unit/backend/local/store.test.ts',
  'tests/unit/backend/local/settlement.test.ts',
  'tests/contract/faults-local.test.ts',
  'tests/contract/faults-tabs.test.ts',
];
const OF_SETTLER = {
  config: 'tests/firebase/vitest.config.ts',
  tests: ['tests/firebase/settler/faults.test.ts'],
};

const WITHDRAWALS = 'src/domain/settlement/withdrawals.ts';
const DEPOSITS = 'src/domain/settlement/deposits.ts';
const LEDGER = 'src/domain/money/ledger.ts';
const LOCAL = 'src/backend/local/settlement.ts';

/**
 * @type {readonly { name: string, file: string, right: string, wrong: string, tests: readonly string[], config?: string }[]}
 * `config`: of Vitest, where the tests need the emulators
 */
export const MISTAKES = [
  ...[
    {
      name: 'a hold is not checked against Earning',
      file: WITHDRAWALS,
      right: '?? brokenLimit(amount, member.balances)',
      wrong: '',
    },
    {
      name: 'a hold takes no money',
      file: WITHDRAWALS,
      right: 'postings: [post(request, hold, now)],',
      wrong: 'postings: [],',
    },
    {
      name: 'a hold goes to the wrong book',
      file: WITHDRAWALS,
      right: "to: memberAccount('held', uid),",
      wrong: "to: memberAccount('locked', uid),",
    },
    {
      name: 'what is given back goes to Active deposit',
      file: WITHDRAWALS,
      right: "'external' : memberAccount('earning', uid),",
      wrong: "'external' : memberAccount('locked', uid),",
    },
    {
      name: 'a refused withdrawal is paid all the same',
      file: WITHDRAWALS,
      right: "request.decision === 'pay' ? 'paid' : 'refused'",
      wrong: "'paid'",
    },
    {
      name: 'a paid withdrawal can be cancelled',
      file: WITHDRAWALS,
      right:
        "if (held.status !== 'held' && held.status !== 'cancelling') return refuse({ code: 'already-decided' });",
      wrong: '',
    },
    {
      name: 'a withdrawal that nothing is held for is given back',
      file: WITHDRAWALS,
      right: "if (known?.status !== 'requested') return end",
      wrong: 'if (true) return end',
    },
    {
      name: 'a withdrawal is held after its owner cancelled it',
      file: WITHDRAWALS,
      right: "if (known && known.status !== 'requested') return",
      wrong: "if (known?.status === 'held') return",
    },
    {
      name: 'a withdrawal forgotten by the list of requests is held twice',
      file: WITHDRAWALS,
      right: "if (known && known.status !== 'requested') return NOTHING_LEFT_TO_DO;",
      wrong: '',
    },
    {
      name: 'a mainnet address is let through',
      file: WITHDRAWALS,
      right: 'refusalOf(details) ?? ',
      wrong: '',
    },
    {
      name: 'a refused deposit is credited',
      file: DEPOSITS,
      right: "decision === 'credit' ? [post(request, credit, now)] : []",
      wrong: '[post(request, credit, now)]',
    },
    {
      name: 'a deposit is decided twice',
      file: DEPOSITS,
      right: "if (pending.status !== 'pending') return refuse({ code: 'already-decided' });",
      wrong: '',
    },
    {
      name: 'a credit goes to Earning, from where it can be withdrawn',
      file: DEPOSITS,
      right: "memberAccount('locked', uid)",
      wrong: "memberAccount('earning', uid)",
    },
    {
      name: 'an operator decides on an own request',
      file: 'src/domain/settlement/settle.ts',
      right:
        "if ('operator' in request && request.operator === request.uid) return refuse({ code: 'own-request' });",
      wrong: '',
    },
    {
      name: 'one operator pays a large amount alone',
      file: 'src/domain/withdrawals/withdrawal.ts',
      right: 'approval !== undefined && approval.operator !== operator',
      wrong: 'approval !== undefined',
    },
    {
      name: 'a large amount needs no approval',
      file: 'src/domain/withdrawals/withdrawal.ts',
      right: "decision === 'pay' && needsTwo && !isApproved",
      wrong: 'false',
    },
    {
      name: 'what was sent can be recorded again',
      file: WITHDRAWALS,
      right: "if (paid.payment) return refuse({ code: 'already-decided' });",
      wrong: '',
    },
    {
      name: 'what is not paid can be recorded as sent',
      file: WITHDRAWALS,
      right: "if (paid.status !== 'paid') return refuse({ code: 'not-paid' });",
      wrong: '',
    },
    {
      name: 'a request sent again is settled again',
      file: 'src/domain/settlement/settle.ts',
      right: 'if (member.settled.has(requestKey(request))) return NOTHING_LEFT_TO_DO;',
      wrong: '',
    },
    {
      name: 'requests of different kinds are taken for one',
      file: 'src/domain/settlement/request.ts',
      right: 'kind}:',
      wrong: 'id}:',
    },
    {
      name: 'a posting’s id does not say which request made it',
      file: 'src/domain/settlement/outcome.ts',
      right: 'request.id}`',
      wrong: 'request.kind}`',
    },
    {
      name: 'money leaves with the wrong sign',
      file: LEDGER,
      right: 'subtract(accounts.get(from) ?? ZERO, amount)',
      wrong: 'add(accounts.get(from) ?? ZERO, amount)',
    },
    {
      name: 'a member’s book may be below zero',
      file: LEDGER,
      right: 'if (left < 0 && ownerOf(from) !== null)',
      wrong: 'if (false)',
    },
    { name: 'a negative posting is proper', file: LEDGER, right: '|| amount <= 0', wrong: '' },
    {
      name: 'one id is posted twice',
      file: LEDGER,
      right: 'if (ids.has(posting.id)) throw',
      wrong: 'if (false) throw',
    },
  ].map((mistake) => ({ ...mistake, tests: OF_DOMAIN })),
  ...[
    {
      name: 'the embedded backend forgets what it has settled',
      file: LOCAL,
      right: 'if (!state.settled.has(key)) await',
      wrong: 'if (false) await',
    },
    {
      name: 'the embedded backend starts balances from nothing again',
      file: 'src/backend/local/posting-records.ts',
      right: 'balances.set(uid, await balancesIn(transaction, uid));',
      wrong:
        'balances.set(uid, { ...NO_BALANCES, earning: 100_000_00 as never, held: 100_000_00 as never });',
    },
    {
      name: 'the embedded backend leaves half of what fails',
      file: 'src/backend/local/store.ts',
      right: '    abort(transaction);\n',
      wrong: '',
    },
    {
      name: 'the embedded backend lets a decided deposit be deleted',
      file: 'src/backend/local/deposits.ts',
      right: 'if (record && !canDelete(record.value))',
      wrong: 'if (false)',
    },
    {
      name: 'the embedded backend puts a new deposit in place of a decided one',
      file: 'src/backend/local/deposits.ts',
      right: 'if (await deposits.getKey([uid, request.id])) return;\n        await deposits.add(',
      wrong: 'await deposits.put(',
    },
  ].map((mistake) => ({ ...mistake, tests: OF_ADAPTER })),
  ...[
    {
      name: 'the settler overwrites a document that has changed in between',
      file: 'settler/ledger/conditional-batch.ts',
      right: 'else batch.update(reference, data, { lastUpdateTime });',
      wrong: 'else batch.update(reference, data);',
    },
    {
      name: 'the settler carries out a decision again',
      file: 'settler/requests/request.ts',
      right: "if (document?.status !== 'requested') return null;\n  const { of,",
      wrong: 'if (!document) return null;\n  const { of,',
    },
    {
      name: 'the settler does not move the log on',
      file: 'settler/ledger/ledger-snapshot.ts',
      right: 'attempt.set(db.doc(paths.totals()), moved);',
      wrong: '',
    },
  ].map((mistake) => ({ ...mistake, ...OF_SETTLER })),
];
