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
import { nextStep } from '#domain/withdrawals/withdrawal.ts';
import { createForm, type Form } from '#stores/form.ts';
import { partOf } from '#stores/optional-backend-part.ts';
import { present } from '#stores/remote-data.ts';
import {
  $depositQueue,
  $withdrawalQueue,
  approverOf,
  idOf,
  keyOf,
  latestDecisions,
  verdictOn,
  type PendingRequest,
} from './model.ts';

/** What became of a request, to be said. */
export type Outcome = { readonly request: PendingRequest } & (
  | { readonly kind: 'decided'; readonly verdict: Verdict }
  /** Decided, but not carried out yet. */
  | { readonly kind: 'recorded'; readonly verdict: Verdict }
  /** By another operator, or in another tab; `wasAsked`: it was to be decided here too. */
  | { readonly kind: 'decided-elsewhere'; readonly decision: Decision; readonly wasAsked: boolean }
  /** The member has deleted or cancelled it. */
  | { readonly kind: 'taken-back' }
);

type Recorded = Extract<Outcome, { readonly kind: 'recorded' }>;

const $latest = atom<Outcome | null>(null);

/** What was decided last, here or elsewhere. */
export const $outcome: ReadableAtom<Outcome | null> = $latest;

/** Requests that are being decided here: that they leave the queue is no news. */
const mine = new Set<string>();

/** The form in which one request is decided. Sent once it is known what became of the request, also where that was not this. */
export const createDecision = (request: PendingRequest, answer: Answer): DecisionForm =>
  formOf(request, answer, (note) => decide(request, answer, note));

/** The same for who looks at both sides of a sandbox: to pay as the second of its two operators. */
export const createSecondDecision = (request: PendingRequest): DecisionForm =>
  formOf(request, 'approve', async (note) => {
    const sandbox = partOf(await backend(), 'sandbox');
    await sandbox.payAsSecondOperator({ uid: request.member.uid, withdrawalId: idOf(request), note });
  });

type DecisionForm = Form<keyof NoteForm, NoteProblem>;

function formOf(
  request: PendingRequest,
  answer: Answer,
  perform: (note: string | null) => Promise<void>,
): DecisionForm {
  const key = keyOf(request);
  return createForm<keyof NoteForm, NoteProblem, { readonly note: string | null }>({
    initial: { note: '' },
    check: (form) => checkNote(answer, form),
    async send({ note }) {
      mine.add(key);
      try {
        const outcome = await outcomeOf(request, verdictOn(request, answer), () => perform(note));
        $latest.set(outcome);
        // It still waits: should it leave the queue, that is news.
        if (outcome.kind !== 'taken-back' && verdictOn(request, answer) === 'approve') mine.delete(key);
      } catch (thrown) {
        // As far as is known it still waits: should it leave the queue, that is news.
        mine.delete(key);
        throw thrown;
      }
    },
  });
}

/** @throws what says nothing about the request: it can be decided again */
async function outcomeOf(
  request: PendingRequest,
  verdict: Verdict,
  perform: () => Promise<void>,
): Promise<Outcome> {
  try {
    await perform();
    return { kind: 'decided', request, verdict };
  } catch (thrown) {
    const code = thrown instanceof BackendError ? thrown.code : null;
    if (code === 'settlement-pending') return { kind: 'recorded', request, verdict };
    if (code === 'already-decided' || code === 'not-found') return whatBecameOf(request, true);
    throw thrown;
  }
}

async function decide(request: PendingRequest, answer: Answer, note: string | null): Promise<void> {
  const opened = await backend();
  const common = { uid: request.member.uid, note };
  if (request.of === 'deposit') {
    const decision = answer === 'refuse' ? answer : APPROVAL.deposit;
    await opened.decideDeposit({ ...common, depositId: request.deposit.id, decision });
  } else {
    const { withdrawal } = request;
    const decision = answer === 'refuse' ? answer : nextStep(withdrawal);
    await opened.decideWithdrawal({ ...common, withdrawalId: withdrawal.id, decision });
  }
}

async function whatBecameOf(request: PendingRequest, wasAsked: boolean): Promise<Outcome> {
  const decisions = await present(latestDecisions());
  const id = idOf(request);
  const decision = decisions.find(
    ({ of, subject, member, verdict, status }) =>
      of === request.of &&
      subject === id &&
      member.uid === request.member.uid &&
      // Neither ends what waits: one comes before the end, one after it.
      verdict !== 'approve' &&
      verdict !== 'send' &&
      status !== 'refused',
  );
  return decision
    ? { kind: 'decided-elsewhere', request, decision, wasAsked }
    : { kind: 'taken-back', request };
}

/** Says what became of requests that have left a queue without being decided here. */
export function noteDepartures(before: readonly PendingRequest[], now: readonly PendingRequest[]): void {
  const still = new Set(now.map(keyOf));
  for (const request of before) {
    const key = keyOf(request);
    const latest = $latest.get();
    const recorded = latest?.kind === 'recorded' && keyOf(latest.request) === key ? latest : null;
    if (still.has(key) || (mine.has(key) && !recorded)) continue;
    whatBecameOf(request, false).then(
      (outcome) => $latest.set(recorded ? carriedOut(recorded, outcome) : outcome),
      // The row is gone all the same; the audit trail says why once it can be read.
      () => undefined,
    );
  }
}

/** How a request stands while an operator is deciding it. */
export type Standing =
  | { readonly kind: 'as-shown' }
  /** Another operator has approved it: to agree would be another decision now. */
  | { readonly kind: 'approved'; readonly by: UserRef }
  /** It waits no more; the outcome says why, once that is known. */
  | { readonly kind: 'gone'; readonly outcome: Outcome | null };

const AS_SHOWN: Standing = { kind: 'as-shown' };

const $queues = {
  deposit: computed($depositQueue, (queue) =>
    queue.state === 'ready' ? queue.value.map((each): PendingRequest => ({ of: 'deposit', ...each })) : null,
  ),
  withdrawal: computed($withdrawalQueue, (queue) =>
    queue.state === 'ready'
      ? queue.value.map((each): PendingRequest => ({ of: 'withdrawal', ...each }))
      : null,
  ),
};

/** Follows what an operator is asked about: a decision is offered only on what was shown. */
export function standingOf(shown: PendingRequest, answer: Answer): ReadableAtom<Standing> {
  const key = keyOf(shown);
  return computed([$queues[shown.of], $latest], (queue, latest): Standing => {
    // What cannot be known at this moment has not changed.
    if (queue === null) return AS_SHOWN;
    const present = queue.find((each) => keyOf(each) === key);
    if (!present) return { kind: 'gone', outcome: latest && keyOf(latest.request) === key ? latest : null };
    const by = approverOf(present);
    return by && verdictOn(present, answer) !== verdictOn(shown, answer)
      ? { kind: 'approved', by }
      : AS_SHOWN;
  });
}

/** What became of a decision that was recorded here and not carried out at once. */
function carriedOut({ request, verdict }: Recorded, outcome: Outcome): Outcome {
  const isOurs = outcome.kind === 'decided-elsewhere' && outcome.decision.verdict === verdict;
  return isOurs ? { kind: 'decided', request, verdict } : outcome;
}
