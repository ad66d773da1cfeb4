import { type Balances, balancesAfter, NO_BALANCES, ownersOf, type Posting } from '../../../domain/ledger.ts';
import { requestKey } from '../../../domain/settlement/request.ts';
import type { SampleOffers } from '../../port.ts';
import type { Context } from '../context.ts';
import type { StoreName, Transaction } from '../database.ts';
import { exclusively } from '../lock.ts';
import { operatorOf } from '../operations/access.ts';
import { type History, sampleHistory } from './history.ts';
import { addOperator, SECOND_OPERATOR } from './operators.ts';
import { SAMPLE_PROOF } from './proof.ts';
import { allSamples } from './uid.ts';

const WRITTEN = [
  'accounts',
  'usernames',
  'deposits',
  'proofs',
  'withdrawals',
  'settled',
  'postings',
  'messages',
  'programme',
] as const satisfies readonly StoreName[];

/** How much of the work is to work out what happened; the rest is to write it down. */
const THINKING = 0.3;

/** As `Sandbox.loadSampleCommunity`. All of it is written, or none: so it is there once, or not. */
export async function loadCommunity(
  { member, now, settlementLock }: Context,
  offers: SampleOffers,
  onProgress: (share: number) => void,
): Promise<void> {
  const operator = operatorOf(member);

  // Nobody else settles meanwhile: what is worked out goes by the log as it stands.
  await exclusively(settlementLock, async () => {
    const present = await operator.read(['accounts', 'usernames', 'programme'], async (transaction, uid) => ({
      isLoaded: (await transaction.objectStore('accounts').count(allSamples())) > 0,
      names: new Set(await transaction.objectStore('usernames').getAllKeys()),
      log: await transaction.objectStore('programme').getAll(),
      uid,
    }));
    if (present.isLoaded) return;
    const { names, log, uid } = present;
    const isTaken = (username: string) => names.has(username);
    const history = await sampleHistory({ offers, operator: uid, now: now(), isTaken, log }, (share) => {
      onProgress(share * THINKING);
      return nextTask();
    });
    await operator.write({ writes: WRITTEN }, async (transaction) => {
      await addOperator(transaction, SECOND_OPERATOR, now());
      await write(transaction, history, (share) => onProgress(THINKING + share * (1 - THINKING)));
    });
  });
  onProgress(1);
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** So many rows are handed to the database at a time: one by one it would take several times as long. */
const AT_ONCE = 400;

/** It may await nothing but the transaction's own requests. */
async function write<Name extends StoreName>(
  transaction: Transaction<Name | (typeof WRITTEN)[number], 'readwrite'>,
  { people, deposits, members, settled, postings, messages, entries }: History,
  onProgress: (share: number) => void,
): Promise<void> {
  const store = <Wanted extends (typeof WRITTEN)[number]>(name: Wanted) =>
    (transaction as Transaction<(typeof WRITTEN)[number], 'readwrite'>).objectStore(name);
  const withdrawals = [...members].flatMap(([uid, member]) =>
    Array.from(member.withdrawals.values(), (value) => ({ uid, value })),
  );
  const work = [
    ...people.map((account) => () => store('accounts').add(account)),
    ...people.map(
      ({ username, uid }) =>
        () =>
          store('usernames').add({ username, uid }),
    ),
    ...deposits.map((record) => () => store('deposits').add(record)),
    ...deposits
      .filter(({ value }) => value.proofAt !== null)
      .map(
        ({ uid, value }) =>
          () =>
            store('proofs').add({ uid, depositId: value.id, proof: SAMPLE_PROOF }),
      ),
    ...withdrawals.map((record) => () => store('withdrawals').add(record)),
    ...messages.map((record) => () => store('messages').add(record)),
    ...entries.map((entry) => () => store('programme').add(entry)),
    ...settled.map(({ request, at }) => () => {
      const { uid } = request;
      return store('settled').add({ uid, key: requestKey(request), request, at });
    }),
    ...postingRecords(postings).map((record) => () => store('postings').add(record)),
  ];
  for (let done = 0; done < work.length; done += AT_ONCE) {
    await Promise.all(work.slice(done, done + AT_ONCE).map((add) => add()));
    onProgress(Math.min(1, (done + AT_ONCE) / work.length));
  }
}

/** As `append` would add them, with the balances added up on the way: sample members have none from before. */
function postingRecords(postings: readonly Posting[]) {
  const balances = new Map<string, Balances>();
  return postings.map((posting) => {
    const uids = ownersOf([posting]);
    const after = uids.map((uid) => balancesAfter(balances.get(uid) ?? NO_BALANCES, uid, [posting]));
    for (const [nth, uid] of uids.entries()) balances.set(uid, after[nth] as Balances);
    return { posting, uids, after };
  });
}
