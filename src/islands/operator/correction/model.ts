import { checkNote, type NoteForm, type NoteProblem } from '#domain/decisions/decision-note.ts';
import type { Decision } from '#domain/decisions/decision.ts';
import { createForm, type Form } from '#stores/form.ts';
import { reverse } from '#stores/sandbox.ts';

/**
 * The settled credits and payouts among these that no later line takes back.
 *
 * @param own uid of the operator at the screen, who decides nothing about the own account
 */
export function reversibleAmong(decisions: readonly Decision[], own: string | null): ReadonlySet<Decision> {
  const keyOf = ({ of, subject, member }: Decision) => `${of} ${member.uid} ${subject}`;
  const settled = decisions.filter(({ status, amount }) => status === 'settled' && amount !== null);
  const reversed = new Set(settled.filter(({ verdict }) => verdict === 'reverse').map(keyOf));
  return new Set(
    settled.filter(
      (one) =>
        (one.verdict === 'credit' || one.verdict === 'pay') &&
        one.member.uid !== own &&
        !reversed.has(keyOf(one)),
    ),
  );
}

/** The form that takes back what a decision has credited or paid. In a sandbox only. */
export const createReversal = ({ of, subject, member }: Decision): Form<keyof NoteForm, NoteProblem> =>
  createForm<keyof NoteForm, NoteProblem, { readonly note: string | null }>({
    initial: { note: '' },
    check: (form) => checkNote(true, form),
    send: ({ note }) => reverse({ uid: member.uid, of, subject, reason: note ?? '' }),
  });
