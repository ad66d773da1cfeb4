import { serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { type SlotKind, SLOTS, UNANSWERED_MESSAGES } from '#domain/limits.ts';
import { paths } from '#firestore/paths.ts';
import { declaring, slotOf, threadOf, writing } from '#tests/firebase/rules/batches.ts';
import {
  activation,
  answer,
  type Data,
  deposit,
  message,
  proof,
  withdrawal,
  proven,
} from '#tests/firebase/rules/requests.ts';
import { allow, type RuleCase, deny, type Write } from '#tests/firebase/rules/rule-case.ts';
import { EARLIER, WORLD } from '#tests/firebase/rules/world.ts';

/** In a slot of this number. */
const ASKING: Readonly<Record<SlotKind, (slot: number, slotDocument?: Data) => readonly Write[]>> = {
  deposits: (slot, changes = {}) => [
    { set: paths.deposit('ann', 'new'), data: deposit({ slot }) },
    slotOf('ann', 'deposits', slot, 'new', changes),
  ],
  withdrawals: (slot, changes = {}) => [
    { set: paths.withdrawal('ann', 'new'), data: withdrawal({ slot }) },
    slotOf('ann', 'withdrawals', slot, 'new', changes),
  ],
  activations: (slot, changes = {}) => [
    { set: paths.activation('ann', 's6-3'), data: activation({ level: 3, slot }) },
    slotOf('ann', 'activations', slot, 's6-3', changes),
  ],
  proofs: (slot, changes = {}) => [
    { set: paths.proof('ann', 'pending'), data: proof({ slot }) },
    { update: paths.deposit('ann', 'pending'), data: proven() },
    slotOf('ann', 'proofs', slot, 'pending', changes),
  ],
};

/** Numbers of Ann's slots in the world. */
const TAKEN: readonly (readonly [SlotKind, number, string])[] = [
  ['deposits', 0, 'a pending deposit'],
  ['withdrawals', 0, 'a held withdrawal'],
  ['withdrawals', 1, 'a requested withdrawal'],
  ['withdrawals', 2, 'a withdrawal that is being cancelled'],
  ['activations', 0, 'a requested level'],
  ['proofs', 0, 'another proof'],
];
const FREE: readonly (readonly [SlotKind, number, string])[] = [
  ['deposits', 1, 'a credited deposit'],
  ['deposits', 2, 'a deleted deposit'],
  ['deposits', 3, 'an expired deposit'],
  ['deposits', 10, 'a deposit that was credited today'],
  ['withdrawals', 3, 'a paid withdrawal'],
  ['withdrawals', 11, 'a withdrawal that was paid 25 hours ago'],
  ['withdrawals', 4, 'a withdrawal that the settlement refused'],
  ['withdrawals', 5, 'a deleted withdrawal'],
  ['activations', 1, 'an active level'],
  ['activations', 2, 'a refused level'],
  ['activations', 3, 'a level that was taken back'],
  ['proofs', 1, 'a proof that is gone'],
  ['proofs', 10, 'a proof that went today'],
];
const RESTING: readonly (readonly [SlotKind, number, string])[] = [
  ['withdrawals', 10, 'a withdrawal that was paid today'],
  ['withdrawals', 12, 'a withdrawal that was paid 23 hours ago'],
  ['activations', 10, 'a level that became active today'],
  ['activations', 11, 'a level that was taken back today'],
];
const KINDS = Object.keys(SLOTS) as readonly SlotKind[];

const slotPath = (of: SlotKind, slot: number) => paths.slot('ann', of, slot);

export const slots: readonly RuleCase[] = [
  ...KINDS.flatMap((of) => [
    ...allow('ann', `take the last slot of ${of}`, ASKING[of](SLOTS[of] - 1)),
    ...deny('ann', `take one more slot of ${of} than there are`, ASKING[of](SLOTS[of])),
    ...deny('ann', `ask for one of ${of} without taking its slot`, ASKING[of](19).filter(isNoSlot)),
    ...deny('ann', `take a slot of ${of} for another`, ASKING[of](19, { id: 'another' })),
    ...deny('ann', `take a slot of ${of} for another kind`, ASKING[of](19, { of: 'levels' })),
    ...deny('ann', `date a slot of ${of} back`, ASKING[of](19, { at: EARLIER })),
    ...deny('ann', `add to a slot of ${of}`, ASKING[of](19, { extra: 1 })),
    ...deny('ann', `take a slot of ${of} for nothing`, [slotOf('ann', of, 19, 'new')]),
    ...deny('ann', `take a second slot of ${of} for the same`, [
      ...ASKING[of](19),
      { ...slotOf('ann', of, 18, of === 'activations' ? 's6-3' : 'new') },
    ]),
    ...deny('ann', `delete a slot of ${of}`, [{ remove: slotPath(of, 0) }]),
    ...deny('ann', `free a slot of ${of} by hand`, [{ update: slotPath(of, 0), data: { id: 'gone' } }]),
    ...deny('ann', `date a slot of ${of} on that rests`, [
      { update: slotPath(of, 10), data: { at: EARLIER } },
    ]),
  ]),
  ...TAKEN.flatMap(([of, slot, what]) => deny('ann', `take the slot of ${what}`, ASKING[of](slot))),
  ...FREE.flatMap(([of, slot, what]) => allow('ann', `take the slot of ${what}`, ASKING[of](slot))),
  ...RESTING.flatMap(([of, slot, what]) => deny('ann', `take the slot of ${what}`, ASKING[of](slot))),

  ...allow('ben', 'take the first slot of deposits', declaring(deposit({ slot: 0 }), 'new', 'ben')),

  ...deny('ann', 'move a pending deposit to another slot', [
    { update: paths.deposit('ann', 'pending'), data: { slot: 18 } },
    slotOf('ann', 'deposits', 18, 'pending'),
  ]),
  ...deny('ann', 'take the slot of a deposit that goes only in the same batch', [
    ...ASKING.deposits(0),
    { remove: paths.deposit('ann', 'pending') },
  ]),
  ...deny('ann', 'make two deposits in one slot', [
    ...declaring(deposit()),
    ...declaring(deposit({}, 'other'), 'other').slice(0, 1),
  ]),
  ...allow('ann', 'make two deposits in one batch, in a slot each', [
    ...declaring(deposit({ slot: 18 })),
    ...declaring(deposit({}, 'other'), 'other'),
  ]),
  ...deny('ann', 'ask for a withdrawal in the slot of a deposit', [
    { set: paths.withdrawal('ann', 'new'), data: withdrawal() },
    slotOf('ann', 'deposits', 19, 'new'),
  ]),
  ...deny('ann', 'ask for a deposit in the slot of another member', [
    { set: paths.deposit('ann', 'new'), data: deposit() },
    slotOf('ben', 'deposits', 19, 'new'),
  ]),
  ...deny(['ben', 'operator'], 'take a slot of another member', [slotOf('ann', 'deposits', 19, 'pending')]),
  ...deny('ann', 'take a slot by a message', [
    ...writing({ ...message(), slot: 19 }),
    slotOf('ann', 'messages' as SlotKind, 19, 'new'),
  ]),
  ...deny('ann', 'put a proof into another slot than it has', [
    { set: paths.proof('ann', 'proven'), data: proof({ slot: 19 }) },
    { update: paths.deposit('ann', 'proven'), data: proven() },
    slotOf('ann', 'proofs', 19, 'proven'),
  ]),
  ...deny('ann', 'take the slot away from a proof', [
    { set: paths.proof('ann', 'proven'), data: without('slot', proof()) },
    { update: paths.deposit('ann', 'proven'), data: proven() },
  ]),
  ...allow('leaver', 'delete a slot that is left', [{ remove: paths.slot('leaver', 'deposits', 0) }]),
  ...deny(['ben', 'operator'], 'delete a slot that a leaver left', [
    { remove: paths.slot('leaver', 'deposits', 0) },
  ]),
];

/** Ann writes one more message after an answer. */
const say = (changes: Data, data: Data = message()): readonly Write[] => [
  { set: paths.message('ann', 'new'), data },
  threadOf('ann', 'new', 'member', changes),
];

export const lines: readonly RuleCase[] = [
  ...deny('ann', 'send a message past the operators’ list', writing(message()).slice(0, 1)),
  ...deny('ann', 'stand in a list that there is not', [
    ...declaring(deposit()),
    { ...threadOf('ann', 'new', 'member'), set: 'accounts/ann/threads/deposits' },
  ]),
  ...deny('ann', 'write a message past the count', [
    { set: paths.message('ann', 'new'), data: message() },
    {
      set: paths.thread('ann', 'messages'),
      data: { of: 'messages', latest: 'new', since: WORLD[paths.thread('ann', 'messages')]?.['since'] },
    },
  ]),
  ...deny('ann', 'leave the list', [{ remove: paths.thread('ann', 'messages') }]),
  ...allow('ben', `write message ${UNANSWERED_MESSAGES}`, writing(message(), 'new', 'ben')),
  ...deny('guest', `write message ${UNANSWERED_MESSAGES + 1}`, writing(message(), 'new', 'guest')),
  ...allow('operator', 'answer it', writing(answer(), 'new', 'guest')),
  ...deny('operator', 'answer as if since the question', [
    { set: paths.message('guest', 'new'), data: answer() },
    threadOf('guest', 'new', 'operator', { since: WORLD[paths.thread('guest', 'messages')]?.['since'] }),
  ]),
  ...deny('ben', 'write again and move back in the list', [
    { set: paths.message('ben', 'new'), data: message() },
    threadOf('ben', 'new', 'member', { since: serverTimestamp() }),
  ]),
  ...deny('ben', 'move up in the list', [
    { set: paths.message('ben', 'new'), data: message() },
    threadOf('ben', 'new', 'member', { since: Timestamp.fromMillis(1) }),
  ]),
  ...deny('ann', 'wait since the answer', say({ since: WORLD[paths.thread('ann', 'messages')]?.['since'] })),
  ...deny('guest', 'count it as fewer', [
    { set: paths.message('guest', 'new'), data: message() },
    threadOf('guest', 'new', 'member', { unanswered: 1 }),
  ]),
  ...deny('guest', 'count it as answered', [
    { set: paths.message('guest', 'new'), data: message() },
    threadOf('guest', 'new', 'operator', { unanswered: 0 }),
  ]),
  ...deny('guest', 'answer oneself', writing(answer({ operator: 'guest' }), 'new', 'guest')),
  ...deny('guest', 'lower the count without a message', [
    { update: paths.thread('guest', 'messages'), data: { unanswered: 0 } },
  ]),
  ...deny('guest', 'begin to count again', [{ remove: paths.thread('guest', 'messages') }]),
  ...[0, 2, -1, '1', null, 1.5].flatMap((unanswered) =>
    deny('ann', `count the first message as ${unanswered}`, say({ unanswered })),
  ),
  ...deny('ann', 'write two messages and count one', [
    ...say({}),
    { set: paths.message('ann', 'other'), data: message() },
  ]),
  ...deny('ann', 'name a message that was there before', [threadOf('ann', 'question', 'member')]),
  ...deny('ann', 'name a message that is not there', [threadOf('ann', 'new', 'member')]),
  ...deny('ann', 'name another message', say({ latest: 'question' })),
  ...deny('ann', 'say that the operator wrote last', say({ from: 'operator' })),
  ...deny('ann', 'say that nothing is unanswered', say({ from: 'operator', unanswered: 0 })),
  ...deny('ann', 'come up again in the list later', say({ since: Timestamp.fromMillis(4e12) })),
  ...deny('ann', 'hide far back in the list', say({ since: EARLIER })),
  ...deny('ann', 'put a thread among the deposits', say({ of: 'deposits' })),
  ...deny('ann', 'write more into the thread', say({ text: 'Look here' })),
  ...deny('ben', 'write into the line of another member', [threadOf('ann', 'new', 'member')]),
  ...deny('operator', 'count as answered without an answer', [
    { update: paths.thread('guest', 'messages'), data: { unanswered: 0, from: 'operator' } },
  ]),
  ...allow('leaver', 'delete a line that is left', [{ remove: paths.thread('leaver', 'messages') }]),
  ...deny(['ben', 'operator'], 'delete a line that a leaver left', [
    { remove: paths.thread('leaver', 'messages') },
  ]),
];

function isNoSlot(write: Write): boolean {
  return !('set' in write && write.set.includes('/slots/'));
}

function without(field: string, data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== field));
}
