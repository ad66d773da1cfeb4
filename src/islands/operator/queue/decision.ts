import { atom, computed, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import { BackendError } from '#backend/port/backend.ts';
import { checkNote, type NoteForm, type NoteProblem } from '#domain/decisions/decision-note.ts';
import {
  type Answer,
  APPROVAL,
  type Decision,
  type UserRef,
  type Verdict,
} from '#domain/decisions/decision.ts';
import { seenOfDeposit, seenOfWithdrawal } from '#domain/decisions/seen.ts';
import { nextCreditStep } from '#domain/deposits/deposit.ts';
import type { Instant } from '#domain/time.ts';
import { nextStep } from '#domain/withdrawals/withdrawal.ts';
import {
  $depositQueue,
  $withdrawalQueue,
  approverOf,
  type DepositQueue,
  hasProof,
  idOf,
  isAsShown,
  isUnproven,
  keyOf,
  latestDecisions,
  type Queue,
  type QueuedWithdrawal,
  recordOf,
  requestsOf,
  verdictOn,
  type PendingRequest,
} from '#islands/operator/model.ts';
import { createForm, type Form } from '#stores/form.ts';
import { partOf } from '#stores/optional-backend-part.ts';
import { present } from '#stores/remote-data.ts';

/** The outcome of a request, for the message on the screen. */
export type Outcome = { readonly request: PendingRequest } & (
  | { readonly kind: 'decided'; readonly verdict: Verdict }
  /** Decided; the settler has not carried it out yet. */
  | { readonly kind: 'recorded'; readonly verdict: Verdict }
  /** Decided by another operator or in another tab. `wasAsked`: this tab tried to decide it too. */
  | { readonly kind: 'decided-elsewhere'; readonly decision: Decision; readonly wasAsked: boolean }
  /** The member has deleted or cancelled it. */
  | { readonly kind: 'taken-back' }
  /** It still waits, but has changed since it was shown. */
  | { readonly kind: 'changed'; readonly present: PendingRequest }
);

type Recorded = Extract<Outcome, { readonly kind: 'recorded' }>;

const $latest = atom<Outcome | null>(null);

/** The latest outcome, of this tab or elsewhere. */
export const $outcome: ReadableAtom<Outcome | null> = $latest;

/** Requests that this tab is deciding: their leaving the queue needs no message. */
const mine = new Set<string>();

/**
 * The form that decides one request. It is sent once the outcome is known, also if another operator decided first.
 */
export const createDecision = (request: PendingRequest, answer: Answer): DecisionForm =>
  formOf(request, answer, (note) => decide(request, answer, note));

/** The same for a sandbox, whose user also acts as the second operator. */
export const createSecondDecision = (request: PendingRequest): DecisionForm =>
  formOf(request, 'approve', async (note) => {
    const sandbox = partOf(await backend(), 'sandbox');
    const common = { uid: request.member.uid, note };
    if (request.of === 'deposit') {
      const { deposit } = request;
      await sandbox.creditAsSecondOperator({
        ...common,
        depositId: deposit.id,
        seen: seenOfDeposit(deposit),
      });
    } else {
      const { withdrawal } = request;
      const seen = seenOfWithdrawal(withdrawal);
      await sandbox.payAsSecondOperator({ ...common, withdrawalId: withdrawal.id, seen });
    }
    return APPROVAL[request.of];
  });

export type DecisionForm = Form<keyof NoteForm, NoteProblem>;

/**
 * Refuses one of several requests, as it was seen. The caller reports the outcome.
 * @throws errors that leave the request undecided
 */
export async function refuseOne(request: PendingRequest, note: string | null): Promise<Outcome> {
  const key = keyOf(request);
  mine.add(key);
  try {
    return await outcomeOf(request, 'refuse', () => decide(request, 'refuse', note));
  } catch (thrown) {
    mine.delete(key);
    throw thrown;
  }
}

function formOf(
  request: PendingRequest,
  answer: Answer,
  perform: (note: string | null) => Promise<Verdict>,
): DecisionForm {
  const key = keyOf(request);
  return createForm<keyof NoteForm, NoteProblem, { readonly note: string | null }>({
    initial: { note: '' },
    check: (form) => checkNote(answer === 'refuse' || isUnproven(request), form),
    async send({ note }) {
      mine.add(key);
      try {
        const outcome = await outcomeOf(request, verdictOn(request, answer), () => perform(note));
        $latest.set(outcome);
        // Still pending: tell the operator if it disappears.
        if ('verdict' in outcome && outcome.verdict === 'approve') mine.delete(key);
      } catch (thrown) {
        // Still pending as far as we know: tell the operator if it disappears.
        mine.delete(key);
        throw thrown;
      }
    },
  });
}

/**
 * @param verdict that is asked for
 * @param perform resolves to the one that was recorded
 * @throws errors that leave the request undecided: the operator can try again
 */
async function outcomeOf(
  request: PendingRequest,
  verdict: Verdict,
  perform: () => Promise<Verdict>,
): Promise<Outcome> {
  try {
    return { kind: 'decided', request, verdict: await perform() };
  } catch (thrown) {
    const code = thrown instanceof BackendError ? thrown.code : null;
    if (code === 'settlement-pending') return { kind: 'recorded', request, verdict };
    if (code === 'already-decided' || code === 'not-found') return whatBecameOf(request, true);
    throw thrown;
  }
}

async function decide(request: PendingRequest, answer: Answer, note: string | null): Promise<Verdict> {
  const opened = await backend();
  const common = { uid: request.member.uid, note };
  if (request.of === 'withdrawal') {
    const { withdrawal } = request;
    const decision = answer === 'refuse' ? answer : nextStep(withdrawal);
    const seen = seenOfWithdrawal(withdrawal);
    await opened.decideWithdrawal({ ...common, withdrawalId: withdrawal.id, seen, decision });
    return decision;
  }
  const { deposit } = request;
  const seen = seenOfDeposit(deposit);
  const decideAs = async (decision: Verdict<'deposit'>) => {
    await opened.decideDeposit({ ...common, depositId: deposit.id, seen, decision });
    return decision;
  };
  const decision = answer === 'refuse' ? answer : nextCreditStep(deposit);
  return decideAs(decision).catch((thrown: unknown) => {
    // Only the settlement knows what else was credited without a proof. Who agrees to the credit then has approved it.
    const takesTwo = thrown instanceof BackendError && thrown.code === 'second-operator-needed';
    if (!takesTwo || decision !== 'credit') throw thrown;
    return decideAs('approve');
  });
}

async function whatBecameOf(request: PendingRequest, wasAsked: boolean): Promise<Outcome> {
  const decisions = await present(latestDecisions());
  const id = idOf(request);
  const decision = decisions.find(
    ({ of, subject, member, verdict, status }) =>
      of === request.of &&
      subject === id &&
      member.uid === request.member.uid &&
      // An approval and a recorded payment do not end a request: one comes before its end, one after.
      verdict !== 'approve' &&
      verdict !== 'send' &&
      status !== 'refused',
  );
  return decision
    ? { kind: 'decided-elsewhere', request, decision, wasAsked }
    : { kind: 'taken-back', request };
}

/** What is shown of a queue. */
export interface ShownQueue {
  readonly requests: readonly PendingRequest[];
  /** Whether there are members beyond these. */
  readonly hasMore: boolean;
}

/** Whether a request has ended. It may only have moved beyond those that are shown, unless one that comes later is among them. */
const hasLeft = ({ requests, hasMore }: ShownQueue, request: PendingRequest): boolean =>
  requests.every((each) => keyOf(each) !== keyOf(request)) &&
  (!hasMore || requests.some((each) => comesBefore(request, each)));

/** A deposit with a proof comes before all without one. */
function comesBefore(one: PendingRequest, other: PendingRequest): boolean {
  const [rank, since] = placeOf(one);
  const [otherRank, otherSince] = placeOf(other);
  return rank === otherRank ? since < otherSince : rank < otherRank;
}

function placeOf(request: PendingRequest): readonly [rank: number, since: Instant] {
  if (!hasProof(request)) return [request.of === 'deposit' ? 1 : 0, recordOf(request).createdAt];
  return [0, request.deposit.proofAt];
}

/** Reports the outcome of requests that left a queue without this tab deciding them. */
export function noteDepartures(before: ShownQueue, now: ShownQueue): void {
  for (const request of before.requests) {
    const key = keyOf(request);
    const latest = $latest.get();
    const recorded = latest?.kind === 'recorded' && keyOf(latest.request) === key ? latest : null;
    if (!hasLeft(now, request) || (mine.has(key) && !recorded)) continue;
    whatBecameOf(request, false).then(
      (outcome) => {
        // A new proof is due later: the deposit may only have moved beyond those that are shown.
        if (outcome.kind === 'taken-back' && now.hasMore && hasProof(request)) return;
        $latest.set(recorded ? carriedOut(recorded, outcome) : outcome);
      },
      // The row is gone anyway. The audit trail says why once it can be read.
      () => undefined,
    );
  }
}

/** Reports a request on the screen that another one has replaced: the operator must not decide the new one unseen. */
export function noteReplacements(before: readonly PendingRequest[], now: readonly PendingRequest[]): void {
  const shown = new Map(before.map((request) => [keyOf(request), request]));
  for (const present of now) {
    const request = shown.get(keyOf(present));
    const isReplaced = request && recordOf(request).createdAt !== recordOf(present).createdAt;
    if (isReplaced) $latest.set({ kind: 'changed', request, present });
  }
}

/** The state of a request while an operator is deciding it. */
export type RequestState =
  | { readonly kind: 'as-shown' }
  /** The member has changed it. */
  | { readonly kind: 'changed'; readonly present: PendingRequest }
  /** Another operator has approved it since: to agree would now be a different decision. */
  | { readonly kind: 'approved'; readonly by: UserRef }
  /** No longer pending; the outcome says why once it is known. */
  | { readonly kind: 'gone'; readonly outcome: Outcome | null };

const AS_SHOWN: RequestState = { kind: 'as-shown' };

const shownDeposits = ({ proven, declared }: DepositQueue): ShownQueue => ({
  requests: [proven, declared].flatMap(requestsOf).map((each) => ({ of: 'deposit', ...each })),
  hasMore: proven.hasMore || declared.hasMore,
});

const shownWithdrawals = (queue: Queue<QueuedWithdrawal>): ShownQueue => ({
  requests: requestsOf(queue).map((each) => ({ of: 'withdrawal', ...each })),
  hasMore: queue.hasMore,
});

const $queues = {
  deposit: computed($depositQueue, (queue) => (queue.state === 'ready' ? shownDeposits(queue.value) : null)),
  withdrawal: computed($withdrawalQueue, (queue) =>
    queue.state === 'ready' ? shownWithdrawals(queue.value) : null,
  ),
};

/** Watches the request in the dialog: an operator may only decide what the dialog shows. */
export function requestStateOf(shown: PendingRequest, answer: Answer): ReadableAtom<RequestState> {
  const key = keyOf(shown);
  return computed([$queues[shown.of], $latest], (queue, latest): RequestState => {
    // Treat a queue that cannot be read as unchanged.
    if (queue === null) return AS_SHOWN;
    if (hasLeft(queue, shown)) {
      return { kind: 'gone', outcome: latest && keyOf(latest.request) === key ? latest : null };
    }
    const present = queue.requests.find((each) => keyOf(each) === key);
    if (!present) return AS_SHOWN;
    if (!isAsShown(shown, present)) return { kind: 'changed', present };
    const by = approverOf(present);
    return by && verdictOn(present, answer) !== verdictOn(shown, answer)
      ? { kind: 'approved', by }
      : AS_SHOWN;
  });
}

/** The outcome of a decision that this tab recorded and the settler carries out later. */
function carriedOut({ request, verdict }: Recorded, outcome: Outcome): Outcome {
  const isOurs = outcome.kind === 'decided-elsewhere' && outcome.decision.verdict === verdict;
  return isOurs ? { kind: 'decided', request, verdict } : outcome;
}
