import type { BackendError } from '#backend/port/backend.ts';
import { checkNote, type NoteForm, type NoteProblem } from '#domain/decisions/decision-note.ts';
import type { PendingRequest } from '#islands/operator/model.ts';
import { asFailure } from '#stores/failure.ts';
import { createForm } from '#stores/form.ts';
import { type DecisionForm, type Notice, refuseOne } from './decision.ts';

/** What became of one of several requests: its outcome, or why it is still undecided. */
export type Refusal =
  | { readonly request: PendingRequest; readonly notice: Notice }
  | { readonly request: PendingRequest; readonly failure: BackendError };

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
      onRefused(await Promise.all(requests.map((request) => refusalOf(request, note))));
    },
  });

const refusalOf = (request: PendingRequest, note: string | null): Promise<Refusal> =>
  refuseOne(request, note).then(
    (notice) => ({ request, notice }),
    (thrown: unknown) => ({ request, failure: asFailure(thrown) }),
  );
