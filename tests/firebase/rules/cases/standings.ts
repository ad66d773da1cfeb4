import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { liftId } from '#domain/accounts/suspension.ts';
import { paths } from '#firestore/paths.ts';
import {
  activating,
  declaring,
  lifting,
  suspending,
  withdrawing,
  writing,
} from '#tests/firebase/rules/batches.ts';
import { denyInvalid } from '#tests/firebase/rules/invalidate.ts';
import {
  activation,
  deposit,
  MADE_AT,
  message,
  standing,
  withdrawal,
} from '#tests/firebase/rules/requests.ts';
import { allow, deny, type RuleCase } from '#tests/firebase/rules/rule-case.ts';

const lifted = (changes = {}) => standing({ change: 'lifted', ...changes });
const suspension = { id: 'new', reason: standing().reason, at: serverTimestamp() };
const LONG_AGO = Timestamp.fromMillis(0);

export const standings: readonly RuleCase[] = [
  ...allow('operator', 'suspend a member', suspending(standing())),
  ...allow('operator', 'suspend a guest', suspending(standing(), 'new', 'guest')),
  ...allow('operator', 'give a reason of 500 characters', suspending(standing({ reason: 'r'.repeat(500) }))),
  ...allow('operator', 'lift a suspension', lifting(lifted(), liftId('first'))),

  ...denyInvalid(
    'operator',
    'suspend a member',
    standing(),
    {
      change: ['lifted', 'deleted', null],
      reason: ['', 'r'.repeat(501), 'turned\u202earound', 7, null],
      operator: ['ann', 'former-operator', null],
      at: [LONG_AGO, null],
    },
    (data) => suspending(data),
  ),
  ...denyInvalid(
    'operator',
    'lift a suspension',
    lifted(),
    {
      change: ['suspended', 'deleted', null],
      reason: ['', 'r'.repeat(501), null],
      operator: ['ann', null],
      at: [LONG_AGO],
    },
    (data) => lifting(data),
  ),
  ...deny('operator', 'suspend under an id with a slash in mind', suspending(standing(), 'a b')),
  ...deny('operator', 'suspend themselves', suspending(standing(), 'new', 'operator')),
  ...deny('operator', 'suspend another operator', suspending(standing(), 'new', 'listed-member')),
  ...deny('operator', 'suspend a member twice', suspending(standing(), 'second', 'sue')),
  ...deny('operator', 'suspend without an audit record', [
    { update: paths.account('ann'), data: { suspension } },
  ]),
  ...deny('operator', 'suspend by a line of an earlier suspension', [
    {
      update: paths.account('ben'),
      data: { suspension: { ...suspension, id: 'earlier' } },
    },
  ]),
  ...deny('operator', 'suspend from the time of an earlier suspension', [
    {
      update: paths.account('ben'),
      data: { suspension: { ...suspension, id: 'earlier', at: Timestamp.fromMillis(MADE_AT) } },
    },
  ]),
  ...deny('operator', 'record the end of a suspension that never was', [
    { set: paths.standing('ann', liftId('new')), data: lifted() },
  ]),
  ...deny('operator', 'record a suspension that does not happen', [
    { set: paths.standing('ann', 'new'), data: standing() },
  ]),
  ...deny(
    'operator',
    'tell the member another reason',
    suspending(standing(), 'new', 'ann', { reason: 'X' }),
  ),
  ...deny('operator', 'tell the member another time', suspending(standing(), 'new', 'ann', { at: LONG_AGO })),
  ...deny('operator', 'add to a suspension', suspending(standing(), 'new', 'ann', { extra: true })),
  ...deny('operator', 'change a name with it', [
    { set: paths.standing('ann', 'new'), data: standing() },
    { update: paths.account('ann'), data: { suspension, firstName: 'Eve' } },
  ]),
  ...deny('operator', 'change the reason of a suspension', [
    { update: paths.account('sue'), data: { 'suspension.reason': 'Another.' } },
  ]),
  ...deny('operator', 'lift without an audit record', [
    { update: paths.account('sue'), data: { suspension: deleteField() } },
  ]),
  ...deny('operator', 'record the end of a suspension that goes on', [
    { set: paths.standing('sue', liftId('first')), data: lifted() },
  ]),
  ...deny('operator', 'lift under another id', lifting(lifted(), liftId('other'))),
  ...deny('operator', 'record an end where none was suspended', lifting(lifted(), liftId('first'), 'ann')),
  ...deny('operator', 'change the audit trail', [
    { update: paths.standing('sue', 'first'), data: { reason: 'Another.' } },
  ]),
  ...deny('operator', 'delete from the audit trail', [{ remove: paths.standing('sue', 'first') }]),
  ...deny(['ann', 'visitor'], 'suspend a member', suspending(standing(), 'new', 'ben')),
  ...deny('sue', 'lift the own suspension', lifting(lifted({ operator: 'sue' }))),
  ...deny('sue', 'remove the own suspension', [
    { update: paths.account('sue'), data: { suspension: deleteField() } },
  ]),
  ...deny('ann', 'suspend the own account', [{ update: paths.account('ann'), data: { suspension } }]),

  // A record of the end is there already, under whatever id it came to be.
  ...deny('operator', 'suspend under the id of an end', suspending(standing(), liftId('trap'))),
  ...deny(['tina', 'ann', 'visitor', 'operator'], 'lift a suspension whose end is recorded already', [
    { update: paths.account('tina'), data: { suspension: deleteField() } },
  ]),
  ...deny('operator', 'record two beginnings of one suspension', [
    ...suspending(standing()),
    { set: paths.standing('ann', 'second'), data: standing() },
  ]),
  ...deny('operator', 'record the beginning of a suspension later', [
    { set: paths.standing('tina', 'trap'), data: standing() },
  ]),
  ...deny('ann', 'record one in the own name', [
    { set: paths.standing('tina', 'trap'), data: standing({ operator: 'ann' }) },
  ]),
  ...[5, null, 'trap', {}].flatMap((suspension) =>
    deny(['tina', 'visitor', 'operator'], `make the suspension ${JSON.stringify(suspension)}`, [
      { update: paths.account('tina'), data: { suspension } },
    ]),
  ),
  ...deny('operator', 'spoil a suspension while lifting it', [
    { set: paths.standing('sue', liftId('first')), data: lifted() },
    { update: paths.account('sue'), data: { suspension: 5 } },
  ]),

  ...deny('sue', 'declare a deposit while suspended', declaring(deposit(), 'new', 'sue')),
  ...deny('sue', 'activate a level while suspended', activating(activation({ level: 1 }), 's6-1', 'sue')),
  ...allow('sue', 'withdraw all the same', withdrawing(withdrawal(), 'new', 'sue')),
  ...allow('sue', 'cancel a withdrawal', [
    { update: paths.withdrawal('sue', 'held'), data: { status: 'cancelling' } },
  ]),
  ...allow('sue', 'delete a pending deposit', [{ remove: paths.deposit('sue', 'pending') }]),
  ...allow('sue', 'write to the operators', writing(message(), 'new', 'sue')),
  ...allow('sue', 'change the own details', [{ update: paths.account('sue'), data: { firstName: 'Sue' } }]),
];
