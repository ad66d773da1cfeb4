import type { Context } from '#backend/local/context.ts';
import { LEDGER, NOTICES, type StoreName, type Transaction } from '#backend/local/database.ts';
import { operatorOf } from '#backend/local/operations/access.ts';
import { append } from '#backend/local/append.ts';
import { tell } from '#backend/local/tell.ts';
import { settling } from '#backend/local/settling.ts';
import type { SampleOffers } from '#backend/port/backend.ts';
import { requestKey } from '#domain/settlement/request.ts';
import { PROGRAMME } from '#backend/local/programme.ts';
import { type History, sampleHistory } from './history.ts';
import { addOperator, SECOND_OPERATOR } from './operators.ts';
import { allSamples } from './samples.ts';
import { SAMPLE_PROOF } from './text.ts';

const WRITTEN = [
  'accounts',
  'usernames',
  'deposits',
  'proofs',
  'withdrawals',
  'settled',
  ...LEDGER,
  ...NOTICES,
  'messages',
  ...PROGRAMME,
] as const satisfies readonly StoreName[];

/** The shares of the work that computing the history and writing it take; the rest checks the books. */
const THINKING = 0.3;
const WRITING = 0.65;

/** Implements `Sandbox.loadSampleCommunity`. Writes everything or nothing. */
export async function loadCommunity(
  context: Context,
  offers: SampleOffers,
  onProgress: (share: number) => void,
): Promise<void> {
  const { member, now, booksCheck, sampleMembers } = context;
  const operator = operatorOf(member);

  // Keep other tabs from settling: the history builds on the present log.
  await settling(context, async () => {
    const present = await operator.read(['accounts', 'usernames', 'programme'], async (transaction, uid) => ({
      isLoaded: (await transaction.objectStore('accounts').count(allSamples())) > 0,
      names: new Set(await transaction.objectStore('usernames').getAllKeys()),
      programmeLog: await transaction.objectStore('programme').getAll(),
      uid,
    }));
    if (present.isLoaded) return;
    const { names, programmeLog, uid } = present;
    const isTaken = (username: string) => names.has(username);
    const beginning = { offers, operator: uid, now: now(), isTaken, programmeLog, members: sampleMembers };
    const history = await sampleHistory(beginning, (share) => {
      onProgress(share * THINKING);
      return nextTask();
    });
    await operator.write({ writes: WRITTEN }, async (transaction) => {
      await addOperator(transaction, SECOND_OPERATOR, now());
      await write(transaction, history, (share) => onProgress(THINKING + share * WRITING));
    });
    await booksCheck.repeat();
  });
  onProgress(1);
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** How many writes to start at a time: one by one they would take several times as long. */
const AT_ONCE = 400;

/** Awaits only the transaction's own requests, as a transaction requires. */
async function write<Name extends StoreName>(
  transaction: Transaction<Name | (typeof WRITTEN)[number], 'readwrite'>,
  { people, deposits, withdrawals, settled, postings, messages, notices, ...programme }: History,
  onProgress: (share: number) => void,
): Promise<void> {
  const store = <Wanted extends (typeof WRITTEN)[number]>(name: Wanted) =>
    (transaction as Transaction<(typeof WRITTEN)[number], 'readwrite'>).objectStore(name);
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
    ...programme.entries.map((entry) => () => store('programme').add(entry)),
    ...programme.levels.map((level) => () => store('levels').put(level)),
    ...programme.incomes.map((income) => () => store('incomes').add(income)),
    ...programme.results.map((result) => () => store('results').put(result)),
    ...(programme.community ? [programme.community] : []).map(
      (all) => () => store('community').put(all, 'all'),
    ),
    ...settled.map(({ request, at }) => () => {
      const { uid } = request;
      return store('settled').add({ uid, key: requestKey(request), request, at });
    }),
  ];
  const all = work.length + postings.length;
  for (let done = 0; done < work.length; done += AT_ONCE) {
    await Promise.all(work.slice(done, done + AT_ONCE).map(async (add) => add()));
    onProgress(Math.min(work.length, done + AT_ONCE) / all);
  }
  await tell(transaction, notices);
  await append(transaction, postings, (count) => onProgress((work.length + count) / all));
}
