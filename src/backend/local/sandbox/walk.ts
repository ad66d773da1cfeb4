import { accountOf, memberExists } from '#backend/local/accounts.ts';
import { newGuest, openAccount } from '#backend/local/registration.ts';
import { newSession } from '#backend/local/sessions.ts';
import type { Context } from '#backend/local/context.ts';
import {
  everythingOf,
  type NoticeStore,
  type StoreName,
  type Transaction,
  type ValueIn,
} from '#backend/local/database.ts';
import { balancesIn, recentIn } from '#backend/local/posting-records.ts';
import { settling } from '#backend/local/settling.ts';
import { expireDeposit } from '#backend/local/tell.ts';
import { BackendError, type DaysPassed, type WalkStart } from '#backend/port/backend.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { type Account, PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { type PassedDay, PassingDays } from '#domain/community/passing-days.ts';
import { isSampleUid } from '#domain/community/samples.ts';
import { SettledDays } from '#domain/community/settled-day.ts';
import { timeSince } from '#domain/community/dated-days.ts';
import { daysLeft, newWalk, type TimedWalk } from '#domain/community/walk.ts';
import { expiresAt } from '#domain/deposits/deposit.ts';
import { EXPIRES_AFTER } from '#domain/limits.ts';
import { sum } from '#domain/money/cents.ts';
import type { Income } from '#domain/programme/box.ts';
import { type OwnedIncome, Programme } from '#domain/programme/programme.ts';
import { type MemberState, NEW_MEMBER } from '#domain/settlement/state.ts';
import { DAY, type Instant } from '#domain/time.ts';
import { openOperatorAccount, makeOperator, OPERATOR, SECOND_OPERATOR } from './operators.ts';
import { SAMPLE_STORES, storeSettled } from './store-settled.ts';
import { SAMPLE_PROOF, SAMPLE_WORDS } from './text.ts';
import { savesUp, type Waiting, whatWaits } from './waiting.ts';

/** The stores that a new walk empties. */
const EMPTIED = [
  ...(['deposits', 'proofs', 'messages', 'withdrawals', 'settled'] as const),
  ...(['programme', 'levels', 'incomes', 'postings', 'logHead', 'logTiles', 'logKey'] as const),
  ...(['results', 'community', 'notices', 'noticeCounts'] as const),
] as const satisfies readonly StoreName[];

const BEGIN = [
  ...new Set([...SAMPLE_STORES, ...EMPTIED, 'session', 'operators', 'standings', 'notes', 'walk'] as const),
] as const;

const PASS = { writes: [...SAMPLE_STORES, 'walk'] } as const;

type Beginning = Transaction<(typeof BEGIN)[number] | 'tombstones', 'readwrite'>;

/** The share of the work that computing takes; the rest is writing. */
const COMPUTING = 0.4;
/** How many days to compute before a pause in which the page can react. */
const DAYS_AT_ONCE = 20;

const setting = (offers: SiteOffers, { language }: Context) =>
  ({ offers, operators: [OPERATOR, SECOND_OPERATOR], words: { ...SAMPLE_WORDS, language } }) as const;

export function localWalks(context: Context) {
  const { member, now, walkMembers } = context;
  let known: Known | undefined;

  return {
    /** Implements `Sandbox.beginWalk`. */
    beginWalk({ place, seed }: WalkStart, offers: SiteOffers, onProgress: (share: number) => void) {
      return settling(context, async () => {
        const signedIn = await member.read(['accounts'], accountOf);
        const host = signedIn.sample
          ? await context.store.read(['session', 'accounts'], accountOfBrowser)
          : signedIn;
        const walker = host ?? newGuest(context, PROGRAMME_USERNAME);
        const walk = newWalk(place, seed, walkMembers);
        const begun = now();
        const days = new PassingDays(walk, walker.uid);
        const programme = new Programme();
        const books = new SettledDays(days, { ...setting(offers, context), person: walker, programme });
        while (days.day < walk.day) {
          if (days.day % DAYS_AT_ONCE === 0) {
            onProgress((days.day / walk.day) * COMPUTING);
            await nextTask();
          }
          const day = days.pass();
          const withdrawing = day.withdrawing.filter((sample) => !savesUp(sample));
          books.settle({ ...day, withdrawing }, begun - (walk.day - day.day) * DAY);
        }
        const waits = whatWaits(days, books, offers, OPERATOR, begun);
        await member.write({ writes: BEGIN, reads: ['tombstones'] }, async (transaction, uid) => {
          if (uid !== signedIn.uid) throw new BackendError('session-expired');
          if (signedIn.sample) await assertUntouched(transaction);
          if (host === null) await enterAsGuest(transaction, context, walker);
          await empty(transaction);
          await makeOperator(transaction, begun);
          await openOperatorAccount(transaction, SECOND_OPERATOR, begun);
          await storeSettled(transaction, books.settled, (share) =>
            onProgress(COMPUTING + share * (1 - COMPUTING)),
          );
          await storeWaiting(transaction, waits);
          await placeBelow(transaction, walker.uid, books.personsUpline);
          await transaction
            .objectStore('walk')
            .put({ ...walk, uid: walker.uid, passed: [{ at: begun, days: 0 }] }, 'walk');
        });
        onProgress(1);
      });
    },

    /** Implements `Sandbox.passDays`. */
    async passDays(count: number, offers: SiteOffers): Promise<DaysPassed> {
      const { present, ...passed } = await settling(context, () =>
        member.write(PASS, async (transaction, self) => {
          const row = await transaction.objectStore('walk').get('walk');
          if (!row) throw new BackendError('not-found');
          const present = await caughtUp(transaction, known, row);
          // Forget the walk until all of it is stored, because the transaction may be rolled back.
          known = undefined;
          const { days, programme, person } = present;
          const at = now();
          const passed = Array.from({ length: Math.min(count, daysLeft(row)) }, () => days.pass());
          const members = await statesOf(transaction, whoTakesPart(days, passed), at);
          const account = await transaction.objectStore('accounts').get(person.uid);
          const username = account?.username ?? person.username;
          const books = new SettledDays(days, {
            ...setting(offers, context),
            person: { uid: person.uid, username },
            programme,
            members,
          });
          const first = Math.max(at - passed.length + 1, await lastPostingAt(transaction));
          for (const [nth, day] of passed.entries()) books.settle(day, Math.min(first + nth, at));
          await storeSettled(transaction, books.settled);
          await markAllRead(transaction, self);
          const together = { at: first, days: passed.length };
          const walk = { ...row, day: days.day, passed: [...row.passed, together] };
          await transaction.objectStore('walk').put(walk, 'walk');
          await expireDeposits(transaction, walk, at);
          const last = await transaction.objectStore('programme').openKeyCursor(null, 'prev');
          const incomes = books.settled.opened.flatMap((opened) => opened.incomes);
          const own = (kind: Income['kind']) =>
            sum(incomes.filter(({ uid, income }) => uid === self && income.kind === kind).map(amountOf));
          return {
            present: { ...present, last: Number(last?.key ?? 0) },
            days: passed.length,
            joined: passed.flatMap((day) => day.moves).filter(({ kind }) => kind === 'join').length,
            earned: own('earned'),
            missed: own('missed'),
          };
        }),
      );
      known = present;
      return passed;
    },
  };
}

/** The member of the browser's other tabs, if there is one. */
async function accountOfBrowser<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'session' | 'accounts', Mode>,
): Promise<Account | null> {
  const session = await transaction.objectStore('session').get('current');
  return (session && (await transaction.objectStore('accounts').get(session.uid))) ?? null;
}

/** @throws `session-expired` if someone else has signed in meanwhile */
async function enterAsGuest(transaction: Beginning, context: Context, guest: Account): Promise<void> {
  if (await accountOfBrowser(transaction)) throw new BackendError('session-expired');
  await openAccount(transaction, guest);
  await transaction.objectStore('session').put(newSession(context, guest.uid), 'current');
}

/** A sample operator takes nothing from anyone. @throws `permission-denied` once something has happened */
async function assertUntouched(transaction: Beginning): Promise<void> {
  for (const name of ['walk', 'deposits', 'messages', 'postings'] as const) {
    if ((await transaction.objectStore(name).count()) > 0) throw new BackendError('permission-denied');
  }
}

/** Marks a person's notices as read: the person who lets days pass sees at once what they brought. */
async function markAllRead<Name extends StoreName>(
  transaction: Transaction<Name | 'noticeCounts', 'readwrite'>,
  uid: string,
): Promise<void> {
  const counts = transaction.objectStore('noticeCounts');
  const count = await counts.get(uid);
  if (count) await counts.put({ ...count, read: count.written }, uid);
}

/** Ends the deposits that have waited too long without a proof, by the days that have passed. */
async function expireDeposits<Name extends StoreName>(
  transaction: Transaction<Name | 'deposits' | 'accounts' | NoticeStore, 'readwrite'>,
  walk: TimedWalk,
  at: Instant,
): Promise<void> {
  const pending = IDBKeyRange.bound(['pending'], ['pending', at]);
  for (const { uid, value } of await transaction.objectStore('deposits').index('status').getAll(pending)) {
    const hasWaited = timeSince(walk, value.createdAt, at) >= EXPIRES_AFTER;
    if (hasWaited && expiresAt(value) !== null) await expireDeposit(transaction, uid, value, at);
  }
}

/** The ledger goes forward in time, also where days pass faster than milliseconds. */
async function lastPostingAt<Name extends StoreName>(
  transaction: Transaction<Name | 'postings', 'readwrite'>,
): Promise<Instant> {
  const last = await transaction.objectStore('postings').openCursor(null, 'prev');
  return last?.value.posting.at ?? 0;
}

/** A walk as this page has followed it, up to an entry of the programme's log. */
interface Known {
  readonly days: PassingDays;
  readonly programme: Programme;
  readonly person: { readonly uid: string; readonly username: string };
  /** The key of that entry. */
  readonly last: number;
}

/** Follows the walk up to now: from what this page knows, if that still holds, or from its first day. */
async function caughtUp<Name extends StoreName>(
  transaction: Transaction<Name | 'programme', 'readwrite'>,
  known: Known | undefined,
  { uid, ...walk }: ValueIn<'walk'>,
): Promise<Known> {
  const programmeLog = transaction.objectStore('programme');
  if (known?.person.uid === uid && known.days.day === walk.day) {
    const range = IDBKeyRange.lowerBound(known.last);
    const keys = await programmeLog.getAllKeys(range);
    // If the walk has begun again, this entry is gone: the database never gives a key twice.
    if (keys[0] === known.last) {
      for (const entry of (await programmeLog.getAll(range)).slice(1)) {
        known.programme.apply(entry);
        known.days.hear(entry);
      }
      return known;
    }
  }
  const entries = await programmeLog.getAll();
  const programme = new Programme();
  for (const entry of entries) programme.apply(entry);
  const username = entries.find((entry) => entry.uid === uid)?.username ?? '';
  const days = PassingDays.resume(walk, uid, entries);
  return { days, programme, person: { uid, username }, last: 0 };
}

/** The members who had an account before these days, and whose money the days move. */
interface TakingPart {
  readonly uids: readonly string[];
  /** Those of them who may deposit or withdraw. The others are only paid. */
  readonly asking: ReadonlySet<string>;
}

function whoTakesPart(days: PassingDays, passed: readonly PassedDay[]): TakingPart {
  const moves = passed.flatMap((day) => day.moves);
  const fresh = new Set(moves.filter(({ kind }) => kind === 'join').map(({ member }) => member));
  const uidsOf = (members: Iterable<number>) =>
    [...new Set(members).difference(fresh)].map((member) => days.uidOf(member)).filter((uid) => uid !== '');
  const asking = [...moves.map(({ member }) => member), ...passed.flatMap((day) => day.withdrawing)];
  return {
    uids: uidsOf([...asking, ...passed.flatMap((day) => day.payees)]),
    asking: new Set(uidsOf(asking)),
  };
}

async function statesOf<Name extends StoreName>(
  transaction: Transaction<Name | 'postings' | 'deposits', 'readwrite'>,
  { uids, asking }: TakingPart,
  now: Instant,
): Promise<readonly (readonly [string, MemberState])[]> {
  return Promise.all(
    uids.map(async (uid) => {
      const state = { ...NEW_MEMBER, balances: await balancesIn(transaction, uid) };
      // Read `recent` only for those who ask: it reads all postings of a day, and all of a walk may be of one day.
      return [
        uid,
        asking.has(uid) ? { ...state, recent: await recentIn(transaction, uid, now) } : state,
      ] as const;
    }),
  );
}

/** Removes the present community: its samples, and what people had in it, but not their accounts. */
async function empty(transaction: Beginning): Promise<void> {
  for (const name of EMPTIED) await transaction.objectStore(name).clear();
  const accounts = transaction.objectStore('accounts');
  for (const account of await accounts.getAll()) {
    if (isSampleUid(account.uid)) {
      await accounts.delete(account.uid);
      await transaction.objectStore('usernames').delete(account.username);
      for (const name of ['standings', 'notes'] as const) {
        await transaction.objectStore(name).delete(everythingOf(account.uid));
      }
    }
  }
  for (const account of await accounts.getAll()) {
    if (await memberExists(transaction, account.upline)) continue;
    await accounts.put({ ...account, upline: PROGRAMME_USERNAME, uplineConfirmed: false });
  }
}

/** Makes `upline` the member's upline, for good. */
async function placeBelow(transaction: Beginning, uid: string, upline: string): Promise<void> {
  const account = await accountOf(transaction, uid);
  await transaction.objectStore('accounts').put({ ...account, upline, uplineConfirmed: true });
}

async function storeWaiting(transaction: Beginning, { deposits, messages }: Waiting): Promise<void> {
  for (const { uid, value } of deposits) {
    await transaction.objectStore('deposits').add({ uid, value });
    if (value.proofAt === null) continue;
    await transaction.objectStore('proofs').add({ uid, depositId: value.id, proof: SAMPLE_PROOF });
  }
  for (const message of messages) await transaction.objectStore('messages').add(message);
}

const amountOf = ({ income }: OwnedIncome) => income.amount;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
