import { checkNote, type NoteForm, type NoteProblem } from '#domain/decisions/decision-note.ts';
import type { Decision } from '#domain/decisions/decision.ts';
import { createForm, type Form } from '#stores/form.ts';
import { reverse } from '#stores/sandbox.ts';

/**
 * The settled credits and payouts among these that no later decision takes back.
 *
 * @param own uid of the operator at the screen, who decides nothing about the own account
 */
export function reversibleAmong(decisions: readonly Decision[], own: string | null): ReadonlySet<Decision> {
  const keyOf = ({ requestKind, requestId, member }: Decision) => `${requestKind} ${member.uid} ${requestId}`;
  const settled = decisions.filter(({ status, amount }) => status === 'settled' && amount !== null);
  const reversed = new Set(settled.filter(({ outcome }) => outcome === 'reverse').map(keyOf));
  return new Set(
    settled.filter(
      (one) =>
        (one.outcome === 'credit' || one.outcome === 'pay') &&
        one.member.uid !== own &&
        !reversed.has(keyOf(one)),
    ),
  );
}

/** The form that takes back what a decision has credited or paid. In a sandbox only. */
export const createReversal = ({
  requestKind,
  requestId,
  member,
}: Decision): Form<keyof NoteForm, NoteProblem> =>
  createForm<keyof NoteForm, NoteProblem, { readonly note: string | null }>({
    initial: { note: '' },
    check: (form) => checkNote(true, form),
    send: ({ note }) => reverse({ uid: member.uid, requestKind, requestId, reason: note ?? '' }),
  });
