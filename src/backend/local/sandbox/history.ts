import type { MessageRecord } from '#backend/local/database.ts';
import type { SampleOffers } from '#backend/port/backend.ts';
import type { Account } from '#domain/accounts/account.ts';
import { type Deposit, newDeposit } from '#domain/deposits/deposit.ts';
import { mulberry32 } from '#domain/matrix/random.ts';
import { ownersOf, type Posting } from '#domain/money/ledger.ts';
import { noticesOfLevel, type OwnedNotice } from '#domain/notices/notice.ts';
import type { ProgrammeEntry } from '#domain/programme/entry.ts';
import { type Holdings, holdingsAfter } from '#domain/programme/holdings.ts';
import { readMissingRegistrations, chainMemberOf } from '#domain/programme/upline-chain.ts';
import { type OpenedLevel, Programme } from '#domain/programme/programme.ts';
import {
  type MemberState,
  settle,
  type Settled,
  type SettlementRequest,
  type SettlementState,
} from '#domain/settlement/settle.ts';
import { afterSettlement, memberOf } from '#domain/settlement/state.ts';
import { DAY, HOUR, type Instant, MINUTE } from '#domain/time.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { SECOND_OPERATOR } from './operators.ts';
import { samplePeople } from './people.ts';
import { approved, declared, questionsInTurn, type Setting, type Step, stepsOf, withdrawn } from './steps.ts';

/** A fixed seed: each loading produces the same history. */
const SEED = 20_230_115;
const LENGTH = 180 * DAY;

/** The age of the pending deposits: the first of them are overdue. */
const WAITING_DEPOSITS = [200 * MINUTE, 140 * MINUTE, 95 * MINUTE, 50 * MINUTE, 20 * MINUTE, 4 * MINUTE];
const WAITING_WITHDRAWALS = [2 * DAY, 20 * HOUR, 5 * HOUR, 40 * MINUTE];

/** How many steps to compute before a pause in which the page can react. */
const AT_ONCE = 150;

/** The history to store. Its lists are chronological. */
export interface History extends Holdings {
  readonly people: readonly Account[];
  readonly deposits: readonly { readonly uid: string; readonly value: Deposit }[];
  readonly withdrawals: readonly { readonly uid: string; readonly value: Withdrawal }[];
  readonly settled: readonly { readonly request: SettlementRequest; readonly at: Instant }[];
  /** One list of postings for each request. */
  readonly postings: readonly (readonly Posting[])[];
  readonly messages: readonly MessageRecord[];
  /** Entries to append to the programme's log. */
  readonly entries: readonly ProgrammeEntry[];
  /** For members who are no samples: samples read nothing. */
  readonly notices: readonly OwnedNotice[];
}

interface Beginning {
  readonly offers: SampleOffers;
  readonly operator: string;
  readonly now: Instant;
  readonly isTaken: (username: string) => boolean;
  /** The programme's log so far: samples take their places after everyone who is in it. */
  readonly programmeLog: readonly ProgrammeEntry[];
  /** The number of samples. */
  readonly members: number;
}

/**
 * Computes some months of a community. The settlement itself settles each request, at times in the past. Only
 * samples have such a past: a step that would pay or place another member waits until all the others are done
 * and is settled with the present time. So no one receives money from before their account existed.
 *
 * @param pause awaited from time to time
 */
export async function sampleHistory(
  { offers, operator, now, isTaken, programmeLog, members }: Beginning,
  pause: (share: number) => Promise<void>,
): Promise<History> {
  const random = mulberry32(SEED);
  const setting: Setting = {
    ...{ offers, random, operator, secondOperator: SECOND_OPERATOR },
    questions: questionsInTurn(),
  };
  const people = samplePeople(members, [now - LENGTH, now - 2 * DAY], random, isTaken);
  const steps = people
    .flatMap((account) => stepsOf(account, setting))
    .filter(({ at }) => at < now - 6 * HOUR)
    .concat(waiting(people, now, setting))
    .sort((one, other) => one.at - other.at);

  const accounts = new Map(people.map((account) => [account.uid, account]));
  const uidOf = new Map(people.map(({ username, uid }) => [username, uid]));
  const programme = new Programme();
  for (const entry of programmeLog) programme.apply(entry);

  let state: SettlementState = { members: new Map(), programme };
  const settled: { request: SettlementRequest; at: Instant }[] = [];
  const postings: (readonly Posting[])[] = [];
  const messages: MessageRecord[] = [];
  const entries: ProgrammeEntry[] = [];
  const levelsOpened: OpenedLevel[] = [];

  const append = (entry: ProgrammeEntry) => {
    const opened = programme.apply(entry);
    entries.push(entry);
    if (opened) levelsOpened.push(opened);
  };

  /** @returns false: the step is postponed */
  async function carryOut(request: SettlementRequest, at: Instant): Promise<boolean> {
    if (request.kind === 'activate') {
      const registrations = await readMissingRegistrations(
        request.uid,
        (uid) => programme.knows(uid),
        async (uid) => {
          const account = accounts.get(uid);
          return account ? chainMemberOf(account, async (username) => uidOf.get(username) ?? null) : null;
        },
      );
      registrations.forEach(append);
    }
    const settlement = settle(state, request, at);
    if (!settlement.ok) {
      // The matrix may refuse a level. Then this step does nothing.
      if (request.kind === 'activate') return true;
      throw new Error(`A sample’s ${request.kind} was refused: ${settlement.refusal.code}`);
    }
    if (at < now && !membersOf(settlement).every((uid) => accounts.has(uid))) return false;
    state = afterSettlement(state, request, settlement);
    postings.push(settlement.postings);
    settled.push({ request, at });
    if (settlement.opened) append(settlement.opened.entry);
    return true;
  }

  /** @returns the same as `carryOut` */
  async function take(step: Step): Promise<boolean> {
    if (step.kind === 'say') {
      const { uid, message, at } = step;
      messages.push({
        uid,
        value: { ...message, at },
        ...(message.from === 'operator' && { operator }),
      });
    } else if (step.kind === 'declare') {
      const deposit = { ...newDeposit(step.deposit, step.at), proofAt: step.proofAt };
      state = withDeposit(state, step.uid, deposit);
    } else {
      const request = step.request(memberOf(state, step.uid));
      if (request !== null) return carryOut(request, step.at);
    }
    return true;
  }

  const putOff: Step[] = [];
  for (const [nth, step] of steps.entries()) {
    if (nth % AT_ONCE === 0) await pause(nth / steps.length);
    if (!(await take(step))) putOff.push(step);
  }
  // Compute the step again: by now a higher level may be next.
  for (const step of putOff) await take({ ...step, at: now });

  const rowsOf = <Value>(valuesOf: (member: MemberState) => ReadonlyMap<string, Value>) =>
    [...state.members].flatMap(([uid, member]) =>
      Array.from(valuesOf(member).values(), (value) => ({ uid, value })),
    );
  const deposits = rowsOf((member) => member.deposits);
  const withdrawals = rowsOf((member) => member.withdrawals);
  return {
    ...{ people, deposits, withdrawals, settled, postings, messages, entries },
    ...holdingsAfter(levelsOpened),
    notices: levelsOpened.flatMap(noticesOfLevel).filter(({ uid }) => !accounts.has(uid)),
  };
}

/** The members that a settlement pays or passes by, and those with a box that it changes. */
function membersOf({ postings, opened }: Settled): readonly string[] {
  const { boxes = [], incomes = [] } = opened ?? {};
  return [...ownersOf(postings), ...boxes.map(({ uid }) => uid), ...incomes.map(({ uid }) => uid)];
}

/**
 * Requests without a decision, so that the operator has something to do. The first members to join have
 * earned most.
 */
function waiting(people: readonly Account[], now: Instant, setting: Setting): readonly Step[] {
  const deposits = WAITING_DEPOSITS.flatMap((ago, nth) => {
    const account = people.at(-20 - 7 * nth);
    return account ? [declared(account, `${account.uid}-deposit-waiting`, now - ago, setting)] : [];
  });
  const withdrawals = WAITING_WITHDRAWALS.flatMap((ago, nth) => {
    const account = people[nth];
    return account ? [withdrawn(account, `${account.uid}-withdrawal-waiting`, now - ago, setting)] : [];
  });
  // The other operator approves it first, so the person at the queue can pay it.
  const [first] = people;
  const approvals = first
    ? [approved(first, `${first.uid}-withdrawal-waiting`, now - DAY, setting.secondOperator)]
    : [];
  return [...deposits, ...withdrawals, ...approvals];
}

function withDeposit(state: SettlementState, uid: string, deposit: Deposit): SettlementState {
  const member = memberOf(state, uid);
  const deposits = new Map(member.deposits).set(deposit.id, deposit);
  return { ...state, members: new Map(state.members).set(uid, { ...member, deposits }) };
}
