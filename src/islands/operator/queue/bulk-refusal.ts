import { checkNote, type NoteForm, type NoteProblem } from '#domain/decisions/decision-note.ts';
import type { PendingRequest } from '#islands/operator/model.ts';
import { asFailure } from '#stores/failure.ts';
import { createForm } from '#stores/form.ts';
import { type DecisionForm, type Refusal, refuseOne } from './decision.ts';
import { keepReason } from './model.ts';
import { reasonTexts } from './text.ts';

/**
 * The form that refuses several requests with one note. Each is a decision of its own, on what was seen of it: one that fails
 * stops no other.
 *
 * @param onRefused is given what became of each
 */
export const createBulkRefusal = (
  requests: readonly PendingRequest[],
  onRefused: (refusals: readonly Refusal[]) => void,
): DecisionForm =>
  createForm<keyof NoteForm, NoteProblem, { readonly note: string | null }>({
    initial: { note: '' },
    check: (form) => checkNote(true, form),
    async send({ note }) {
      const kind = requests[0]?.kind;
      if (kind) keepReason(kind, note ?? '', reasonTexts[kind]);
      onRefused(await Promise.all(requests.map((request) => refusalOf(request, note))));
    },
  });

const refusalOf = (request: PendingRequest, note: string | null): Promise<Refusal> =>
  refuseOne(request, note).then(
    (notice) => ({ request, notice }),
    (thrown: unknown) => ({ request, failure: asFailure(thrown) }),
  );
