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
  requestsOf,
  verdictOn,
  type Waiting,
} from './model.ts';

/** What became of a request, to be said. */
export type Outcome = { readonly waiting: Waiting } & (
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
export const createDecision = (waiting: Waiting, answer: Answer): DecisionForm =>
  formOf(waiting, answer, (note) => decide(waiting, answer, note));

/** The same for who looks at both sides of a sandbox: to pay as the second of its two operators. */
export const createSecondDecision = (waiting: Waiting): DecisionForm =>
  formOf(waiting, 'approve', async (note) => {
    const sandbox = partOf(await backend(), 'sandbox');
    await sandbox.payAsSecondOperator({ uid: waiting.member.uid, withdrawalId: idOf(waiting), note });
  });

type DecisionForm = Form<keyof NoteForm, NoteProblem>;

function formOf(
  waiting: Waiting,
  answer: Answer,
  perform: (note: string | null) => Promise<void>,
): DecisionForm {
  const key = keyOf(waiting);
  return createForm<keyof NoteForm, NoteProblem, { readonly note: string | null }>({
    initial: { note: '' },
    check: (form) => checkNote(answer, form),
    async send({ note }) {
      mine.add(key);
      try {
        const outcome = await outcomeOf(waiting, verdictOn(waiting, answer), () => perform(note));
        $latest.set(outcome);
        // It still waits: should it leave the queue, that is news.
        if (outcome.kind !== 'taken-back' && verdictOn(waiting, answer) === 'approve') mine.delete(key);
      } catch (thrown) {
        // As far as is known it still waits: should it leave the queue, that is news.
        mine.delete(key);
        throw thrown;
      }
    },
  });
}

/** @throws what says nothing about the request: it can be decided again */
async function outcomeOf(waiting: Waiting, verdict: Verdict, perform: () => Promise<void>): Promise<Outcome> {
  try {
    await perform();
    return { kind: 'decided', waiting, verdict };
  } catch (thrown) {
    const code = thrown instanceof BackendError ? thrown.code : null;
    if (code === 'settlement-pending') return { kind: 'recorded', waiting, verdict };
    if (code === 'already-decided' || code === 'not-found') return whatBecameOf(waiting, true);
    throw thrown;
  }
}

async function decide(waiting: Waiting, answer: Answer, note: string | null): Promise<void> {
  const opened = await backend();
  const common = { uid: waiting.member.uid, note };
  if (waiting.of === 'deposit') {
    const decision = answer === 'refuse' ? answer : APPROVAL.deposit;
    await opened.decideDeposit({ ...common, depositId: waiting.deposit.id, decision });
  } else {
    const { withdrawal } = waiting;
    const decision = answer === 'refuse' ? answer : nextStep(withdrawal);
    await opened.decideWithdrawal({ ...common, withdrawalId: withdrawal.id, decision });
  }
}

async function whatBecameOf(waiting: Waiting, wasAsked: boolean): Promise<Outcome> {
  const decisions = await present(latestDecisions());
  const id = idOf(waiting);
  const decision = decisions.find(
    ({ of, subject, member, verdict, status }) =>
      of === waiting.of &&
      subject === id &&
      member.uid === waiting.member.uid &&
      // Neither ends what waits: one comes before the end, one after it.
      verdict !== 'approve' &&
      verdict !== 'send' &&
      status !== 'refused',
  );
  return decision
    ? { kind: 'decided-elsewhere', waiting, decision, wasAsked }
    : { kind: 'taken-back', waiting };
}

/** Says what became of requests that have left a queue without being decided here. */
export function noteDepartures(before: readonly Waiting[], now: readonly Waiting[]): void {
  const still = new Set(now.map(keyOf));
  for (const waiting of before) {
    const key = keyOf(waiting);
    const latest = $latest.get();
    const recorded = latest?.kind === 'recorded' && keyOf(latest.waiting) === key ? latest : null;
    if (still.has(key) || (mine.has(key) && !recorded)) continue;
    whatBecameOf(waiting, false).then(
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

const $waiting = {
  deposit: computed($depositQueue, (queue) =>
    queue.state === 'ready'
      ? requestsOf(queue.value).map((each): Waiting => ({ of: 'deposit', ...each }))
      : null,
  ),
  withdrawal: computed($withdrawalQueue, (queue) =>
    queue.state === 'ready'
      ? requestsOf(queue.value).map((each): Waiting => ({ of: 'withdrawal', ...each }))
      : null,
  ),
};

/** Follows what an operator is asked about: a decision is offered only on what was shown. */
export function standingOf(shown: Waiting, answer: Answer): ReadableAtom<Standing> {
  const key = keyOf(shown);
  return computed([$waiting[shown.of], $latest], (queue, latest): Standing => {
    // What cannot be known at this moment has not changed.
    if (queue === null) return AS_SHOWN;
    const present = queue.find((each) => keyOf(each) === key);
    if (!present) return { kind: 'gone', outcome: latest && keyOf(latest.waiting) === key ? latest : null };
    const by = approverOf(present);
    return by && verdictOn(present, answer) !== verdictOn(shown, answer)
      ? { kind: 'approved', by }
      : AS_SHOWN;
  });
}

/** What became of a decision that was recorded here and not carried out at once. */
function carriedOut({ waiting, verdict }: Recorded, outcome: Outcome): Outcome {
  const isOurs = outcome.kind === 'decided-elsewhere' && outcome.decision.verdict === verdict;
  return isOurs ? { kind: 'decided', waiting, verdict } : outcome;
}
