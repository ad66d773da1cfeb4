import { atom, type ReadableAtom } from 'nanostores';
import { backend } from '../../backend/index.ts';
import { BackendError } from '../../backend/port.ts';
import { type Answer, type Decision, type Verdict, verdictOf } from '../../domain/decision.ts';
import { checkNote, type NoteForm, type NoteProblem } from '../../domain/decision-note.ts';
import { createForm, type Form } from '../form.ts';
import { present } from '../live.ts';
import { latestDecisions } from './audit.ts';
import { idOf, keyOf, type Waiting } from './requests.ts';

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
export const createDecision = (waiting: Waiting, answer: Answer): Form<keyof NoteForm, NoteProblem> =>
  createForm<keyof NoteForm, NoteProblem, { readonly note: string | null }>({
    initial: { note: '' },
    check: (form) => checkNote(answer, form),
    async send({ note }) {
      mine.add(keyOf(waiting));
      try {
        $latest.set(await outcomeOf(waiting, answer, note));
      } catch (thrown) {
        // As far as is known it still waits: should it leave the queue, that is news.
        mine.delete(keyOf(waiting));
        throw thrown;
      }
    },
  });

/** @throws what says nothing about the request: it can be decided again */
async function outcomeOf(waiting: Waiting, answer: Answer, note: string | null): Promise<Outcome> {
  const verdict = verdictOf(waiting.of, answer);
  try {
    await decide(waiting, answer, note);
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
  const { of, member } = waiting;
  const common = { uid: member.uid, note };
  if (of === 'deposit') {
    await opened.decideDeposit({ ...common, depositId: waiting.deposit.id, decision: verdictOf(of, answer) });
  } else {
    const { id } = waiting.withdrawal;
    await opened.decideWithdrawal({ ...common, withdrawalId: id, decision: verdictOf(of, answer) });
  }
}

async function whatBecameOf(waiting: Waiting, wasAsked: boolean): Promise<Outcome> {
  const decisions = await present(latestDecisions());
  const id = idOf(waiting);
  const decision = decisions.find(
    ({ of, subject, member, status }) =>
      of === waiting.of && subject === id && member.uid === waiting.member.uid && status !== 'refused',
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

/** What became of a decision that was recorded here and not carried out at once. */
function carriedOut({ waiting, verdict }: Recorded, outcome: Outcome): Outcome {
  const isOurs = outcome.kind === 'decided-elsewhere' && outcome.decision.verdict === verdict;
  return isOurs ? { kind: 'decided', waiting, verdict } : outcome;
}
