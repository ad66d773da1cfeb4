import { serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { deskId, type DeskSign, type RequestRef } from '#domain/decisions/desk.ts';
import { paths } from '#firestore/paths.ts';
import { denyInvalid } from '#tests/firebase/rules/invalidate.ts';
import type { Data } from '#tests/firebase/rules/requests.ts';
import { allow, deny, type RuleCase, type Write } from '#tests/firebase/rules/rule-case.ts';

const PENDING: RequestRef = { uid: 'ann', requestKind: 'deposit', requestId: 'pending' };

const entry = (sign: DeskSign = 'handling', changes: Data = {}): Data => ({
  ...PENDING,
  sign,
  operator: 'operator',
  at: serverTimestamp(),
  ...changes,
});

const signing = (data: Data): readonly Write[] => [
  { set: paths.deskEntry(deskId(data['sign'] as DeskSign, data as unknown as RequestRef)), data },
];

/** The world has what others have told: about `proven` a moment ago, about `credited` longer ago than that lasts. */
const on = (requestId: string, sign: DeskSign = 'handling') => entry(sign, { requestId });
const at = (requestId: string, sign: DeskSign = 'handling') =>
  paths.deskEntry(deskId(sign, { ...PENDING, requestId }));

export const desk: readonly RuleCase[] = [
  ...allow('operator', 'say that they handle a request', signing(entry())),
  ...allow('operator', 'mark a request', signing(entry('marked'))),
  ...allow('operator', 'mark a withdrawal', [
    ...signing(entry('marked', { requestKind: 'withdrawal', requestId: 'held' })),
  ]),
  ...denyInvalid(
    'operator',
    'handle a request',
    entry(),
    {
      operator: ['ann', 'colleague', null],
      at: [Timestamp.fromMillis(0), null],
    },
    (data) => [{ set: at('pending'), data }],
  ),
  ...deny('operator', 'handle a request under the id of another', [{ set: at('proven'), data: entry() }]),
  ...deny('operator', 'put up a sign of another kind', signing(entry('praised' as DeskSign))),
  ...deny('operator', 'handle a document that is no request', [
    ...signing(entry('handling', { requestKind: 'proof', requestId: 'proven' })),
  ]),
  ...deny('operator', 'handle a request that is not there', signing(on('nothing'))),
  ...deny('operator', 'handle their own request', [
    ...signing(entry('handling', { uid: 'operator', requestId: 'changed' })),
  ]),
  ...deny(['ann', 'ben', 'visitor'], 'handle a request', signing(entry('handling', { operator: 'ann' }))),
  ...deny('operatorWithoutFactor', 'handle a request', signing(entry())),
  ...deny(
    'removedOperator',
    'handle a request',
    signing(entry('handling', { operator: 'removed-operator' })),
  ),

  ...deny('operator', 'take over what another handles', signing(on('proven'))),
  ...allow('operator', 'take over what another handled', signing(on('credited'))),
  ...allow('operator', 'go on with what they handle', signing(on('refused'))),
  ...allow('operator', 'mark what another has marked', signing(on('proven', 'marked'))),
  ...deny('operator', 'end what another handles', [{ remove: at('proven') }]),
  ...allow('operator', 'end what they handle', [{ remove: at('refused') }]),
  ...allow('operator', 'remove the mark of another', [{ remove: at('proven', 'marked') }]),
  ...deny(['ann', 'visitor'], 'remove a mark', [{ remove: at('proven', 'marked') }]),
];
