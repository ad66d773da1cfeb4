import { atom, computed, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import { type Backend, BackendError } from '#backend/port/backend.ts';
import { checkNote, type NoteForm, type NoteProblem } from '#domain/decisions/decision-note.ts';
import {
  AGREED_OUTCOME,
  type Choice,
  type Decision,
  type Outcome,
  type UserRef,
} from '#domain/decisions/decision.ts';
import { seenOfDeposit, seenOfWithdrawal } from '#domain/decisions/seen.ts';
import { nextStep } from '#domain/withdrawals/withdrawal.ts';
import {
  $depositQueue,
  $withdrawalQueue,
  approverOf,
  creditStepOf,
  type DepositQueue,
  hasProof,
  hindranceOf,
  idOf,
  isAsShown,
  isUnproven,
  keyOf,
  latestDecisions,
  outcomeOf,
  type PendingRequest,
  type Queue,
  type QueuedWithdrawal,
  recordOf,
  requestsOf,
  sinceOf,
} from '#islands/operator/model.ts';
import { createForm, type Form } from '#stores/form.ts';
import { partOf } from '#stores/optional-backend-part.ts';
import { present } from '#stores/remote-data.ts';
import { $followed, keepReason, reasonListOf, refOf, setMarked } from './model.ts';
import { reasonTexts } from './text.ts';

/** The operator's choice to a request. */
export interface Asked {
  readonly row: PendingRequest;
  readonly choice: Choice;
  /** Whether it is the second sample operator, who has no log-in. */
  readonly asSecond?: true;
}

/**
 * How this operator can agree to a request. Null: only another operator can.
 * @param operator uid
 * @param isBoth whether the person is the second sample operator too
 */
export function agreementTo(row: PendingRequest, operator: string, isBoth: boolean): Asked | null {
  const hindrance = hindranceOf(row, operator);
  if (hindrance === null) return { row, choice: 'agree' };
  return isBoth && hindrance === 'second-operator-needed' ? { row, choice: 'agree', asSecond: true } : null;
}

/** What became of a request: the message on the screen. */
export type Notice = { readonly request: PendingRequest } & (
  | { readonly kind: 'decided'; readonly outcome: Outcome }
  /** Decided; the settler has not carried it out yet. */
  | { readonly kind: 'recorded'; readonly outcome: Outcome }
  /** Decided by another operator or in another tab. `wasAsked`: this tab tried to decide it too. */
  | { readonly kind: 'decided-elsewhere'; readonly decision: Decision; readonly wasAsked: boolean }
  /** The member has deleted or cancelled it. */
  | { readonly kind: 'taken-back' }
  /** It still waits, but has changed since it was shown. */
  | { readonly kind: 'changed'; readonly present: PendingRequest }
);

type Recorded = Extract<Notice, { readonly kind: 'recorded' }>;

const $latest = atom<Notice | null>(null);

/** The latest notice, of this tab or elsewhere. */
export const $notice: ReadableAtom<Notice | null> = $latest;

/** The operator has read it, or goes on. */
export const dismissNotice = (): void => $latest.set(null);

/** Whether this tab has just decided a request, and leaves no part of that to another operator. */
export function isEnded(request: PendingRequest): boolean {
  const notice = $latest.get();
  return (
    notice !== null &&
    'outcome' in notice &&
    notice.outcome !== 'approve' &&
    keyOf(notice.request) === keyOf(request)
  );
}

/** Requests that this tab is deciding: their leaving the queue needs no message. */
const mine = new Set<string>();

/**
 * The form that decides one request. It is sent once it is known what became of the request, also if another operator decided first.
 */
export const createDecision = (request: PendingRequest, choice: Choice): DecisionForm =>
  formOf(request, choice, (note) => decide(request, choice, note));

/** The same for a sandbox, whose user also acts as the second operator. */
export const createSecondDecision = (request: PendingRequest): DecisionForm =>
  formOf(request, 'agree', async (note) => {
    const sandbox = partOf(await backend(), 'sandbox');
    const common = { uid: request.member.uid, note };
    if (request.kind === 'deposit') {
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
    return AGREED_OUTCOME[request.kind];
  });

export type DecisionForm = Form<keyof NoteForm, NoteProblem>;

/**
 * Refuses one of several requests, as it was seen. The caller reports the notice.
 * @throws errors that leave the request undecided
 */
export async function refuseOne(request: PendingRequest, note: string | null): Promise<Notice> {
  const key = keyOf(request);
  mine.add(key);
  try {
    return await noticeOf(request, 'refuse', () => decide(request, 'refuse', note));
  } catch (thrown) {
    mine.delete(key);
    throw thrown;
  }
}

function formOf(
  request: PendingRequest,
  choice: Choice,
  perform: (note: string | null) => Promise<Outcome>,
): DecisionForm {
  const key = keyOf(request);
  const reasons = reasonListOf(request, choice);
  return createForm<keyof NoteForm, NoteProblem, { readonly note: string | null }>({
    initial: { note: '' },
    check: (form) => checkNote(reasons !== null, form),
    async send({ note }) {
      mine.add(key);
      try {
        const notice = await noticeOf(request, outcomeOf(request, choice), () => perform(note));
        $latest.set(notice);
        if (reasons) keepReason(reasons, note ?? '', reasonTexts[reasons]);
        // Still pending: tell the operator if it disappears.
        if ('outcome' in notice && notice.outcome === 'approve') mine.delete(key);
      } catch (thrown) {
        // Still pending as far as we know: tell the operator if it disappears.
        mine.delete(key);
        throw thrown;
      }
    },
  });
}

/**
 * @param outcome that is asked for
 * @param perform resolves to the one that was recorded
 * @throws errors that leave the request undecided: the operator can try again
 */
async function noticeOf(
  request: PendingRequest,
  outcome: Outcome,
  perform: () => Promise<Outcome>,
): Promise<Notice> {
  try {
    return { kind: 'decided', request, outcome: await perform() };
  } catch (thrown) {
    const code = thrown instanceof BackendError ? thrown.code : null;
    if (code === 'settlement-pending') return { kind: 'recorded', request, outcome };
    if (code === 'already-decided' || code === 'not-found') return whatBecameOf(request, true);
    throw thrown;
  }
}

async function decide(request: PendingRequest, choice: Choice, note: string | null): Promise<Outcome> {
  const opened = await backend();
  const outcome = await decideAs(opened, request, choice, note);
  // No one needs to look at it again.
  if (outcome !== 'approve') void setMarked(refOf(request), false);
  return outcome;
}

async function decideAs(
  opened: Backend,
  request: PendingRequest,
  choice: Choice,
  note: string | null,
): Promise<Outcome> {
  const common = { uid: request.member.uid, note };
  if (request.kind === 'withdrawal') {
    const { withdrawal } = request;
    const outcome = choice === 'refuse' ? choice : nextStep(withdrawal);
    const seen = seenOfWithdrawal(withdrawal);
    await opened.decideWithdrawal({ ...common, withdrawalId: withdrawal.id, seen, outcome });
    return outcome;
  }
  const { deposit } = request;
  const seen = seenOfDeposit(deposit);
  const conclude = async (outcome: Outcome<'deposit'>) => {
    await opened.decideDeposit({ ...common, depositId: deposit.id, seen, outcome });
    return outcome;
  };
  const outcome = choice === 'refuse' ? choice : creditStepOf(request);
  return conclude(outcome).catch((thrown: unknown) => {
    // Only the settlement knows what else was credited without a proof. Who agrees to the credit then has approved it.
    const takesTwo = thrown instanceof BackendError && thrown.code === 'second-operator-needed';
    if (!takesTwo || outcome !== 'credit') throw thrown;
    return conclude('approve');
  });
}

async function whatBecameOf(request: PendingRequest, wasAsked: boolean): Promise<Notice> {
  const decisions = await present(latestDecisions());
  const id = idOf(request);
  const decision = decisions.find(
    ({ requestKind, requestId, member, outcome, status }) =>
      requestKind === request.kind &&
      requestId === id &&
      member.uid === request.member.uid &&
      // An approval and a recorded payout do not end a request: one comes before its end, one after.
      outcome !== 'approve' &&
      outcome !== 'send' &&
      status !== 'refused',
  );
  return decision
    ? { kind: 'decided-elsewhere', request, decision, wasAsked }
    : { kind: 'taken-back', request };
}

/** What is shown of a queue. */
export interface ShownQueue {
  readonly requests: readonly PendingRequest[];
  /** Whether there are members beyond these: with a proof, if they are deposits. */
  readonly hasMore: boolean;
  /** Whether there are more declarations without a proof. */
  readonly hasMoreDeclared?: boolean;
}

/** Whether a request has ended. It may only have moved beyond those that are shown, unless one that comes later is among them. */
function hasLeft({ requests, hasMore, hasMoreDeclared }: ShownQueue, request: PendingRequest): boolean {
  if (requests.some((each) => keyOf(each) === keyOf(request))) return false;
  const isBeforeAnother = requests.some(
    (each) => isUnproven(each) === isUnproven(request) && sinceOf(request) < sinceOf(each),
  );
  if (!isUnproven(request)) return !hasMore || isBeforeAnother;
  // It may have got a proof: that one is due last.
  return !hasMore && (!hasMoreDeclared || isBeforeAnother);
}

/** Reports what became of requests that left a queue without this tab deciding them. */
export function noteDepartures(before: ShownQueue, now: ShownQueue): void {
  for (const request of before.requests) {
    const key = keyOf(request);
    const latest = $latest.get();
    const recorded = latest?.kind === 'recorded' && keyOf(latest.request) === key ? latest : null;
    if (!hasLeft(now, request) || (mine.has(key) && !recorded)) continue;
    whatBecameOf(request, false).then(
      (notice) => {
        // A new proof is due later: the deposit may only have moved beyond those that are shown.
        if (notice.kind === 'taken-back' && now.hasMore && hasProof(request)) return;
        $latest.set(recorded ? carriedOut(recorded, notice) : notice);
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
  /** No longer pending; the notice says why once there is one. */
  | { readonly kind: 'gone'; readonly notice: Notice | null };

const AS_SHOWN: RequestState = { kind: 'as-shown' };

export const shownDeposits = ({ proven, declared }: DepositQueue): ShownQueue => ({
  requests: [proven, declared].flatMap(requestsOf).map((each) => ({ kind: 'deposit', ...each })),
  hasMore: proven.more !== null,
  hasMoreDeclared: declared.more !== null,
});

export const shownWithdrawals = (queue: Queue<QueuedWithdrawal>): ShownQueue => ({
  requests: requestsOf(queue).map((each) => ({ kind: 'withdrawal', ...each })),
  hasMore: queue.more !== null,
});

const $queues = {
  deposit: computed($depositQueue, (queue) => (queue.state === 'ready' ? shownDeposits(queue.value) : null)),
  withdrawal: computed($withdrawalQueue, (queue) =>
    queue.state === 'ready' ? shownWithdrawals(queue.value) : null,
  ),
};

/** Watches the request in the dialog: an operator may only decide what the dialog shows. */
export function requestStateOf(shown: PendingRequest, choice: Choice): ReadableAtom<RequestState> {
  const key = keyOf(shown);
  return computed([$queues[shown.kind], $latest, $followed], (queue, latest, followed): RequestState => {
    // Treat a queue that cannot be read as unchanged.
    if (queue === null) return AS_SHOWN;
    const named = followed.state === 'ready' ? followed.value.get(key) : undefined;
    if (named === null || hasLeft(queue, shown)) {
      return { kind: 'gone', notice: latest && keyOf(latest.request) === key ? latest : null };
    }
    const present = queue.requests.find((each) => keyOf(each) === key) ?? named;
    if (!present) return AS_SHOWN;
    if (!isAsShown(shown, present)) return { kind: 'changed', present };
    const by = approverOf(present);
    return by && outcomeOf(present, choice) !== outcomeOf(shown, choice)
      ? { kind: 'approved', by }
      : AS_SHOWN;
  });
}

/** The notice of a decision that this tab recorded and the settler carries out later. */
function carriedOut({ request, outcome }: Recorded, notice: Notice): Notice {
  const isOurs = notice.kind === 'decided-elsewhere' && notice.decision.outcome === outcome;
  return isOurs ? { kind: 'decided', request, outcome } : notice;
}

/** What became of one of several requests: its outcome, or why it is still undecided. */
export type Refusal =
  | { readonly request: PendingRequest; readonly notice: Notice }
  | { readonly request: PendingRequest; readonly failure: BackendError };
