import { backend } from '#backend/index.ts';
import type { FoundMember, Tombstone } from '#backend/port/backend.ts';
import type { Unfinished } from '#domain/accounts/erasure.ts';
import {
  checkMemberNote,
  type MemberNote,
  type MemberNoteForm,
  type MemberNoteProblem,
} from '#domain/accounts/member-note.ts';
import {
  checkReason,
  type ReasonForm,
  type ReasonProblem,
  type StandingChange,
  type Suspension,
} from '#domain/accounts/suspension.ts';
import type { Balances } from '#domain/money/ledger.ts';
import type { Posted } from '#domain/money/statement.ts';
import type { HeldLevel } from '#domain/programme/view.ts';
import { createAction } from '#stores/action.ts';
import { createForm, type Form } from '#stores/form.ts';
import { createIdempotencyKey } from '#stores/idempotency-key.ts';
import { type AppendOnlyStore, appendOnly } from '#stores/list.ts';
import { readOnce, remote, type RemoteStore } from '#stores/remote-data.ts';

export { MEMBERS_FOUND } from '#backend/port/members.ts';
export type { FoundMember };

/** The members that a text finds, read once. */
export const membersFound = (text: string): RemoteStore<readonly FoundMember[]> =>
  readOnce((opened) => opened.findMembers(text));

/** Null: there is no such account, or no more. */
export const memberOf = (uid: string): RemoteStore<FoundMember | null> =>
  remote((opened, ...listeners) => opened.watchMember(uid, ...listeners));

export const balancesOf = (uid: string): RemoteStore<Balances> =>
  remote((opened, ...listeners) => opened.watchBalancesOf(uid, ...listeners));

export const planOf = (uid: string): RemoteStore<readonly HeldLevel[]> =>
  remote((opened, ...listeners) => opened.watchTradingPlanOf(uid, ...listeners));

/** What keeps an erasure waiting. */
export const unfinishedOf = (uid: string): RemoteStore<Unfinished> =>
  remote((opened, ...listeners) => opened.watchUnfinished(uid, ...listeners));

/** What became of a deleted account. */
export const tombstoneOf = (uid: string): RemoteStore<Tombstone | null> =>
  remote((opened, ...listeners) => opened.watchTombstone(uid, ...listeners));

export const erasure = createAction(async (uid: string) => (await backend()).finishErasure(uid));

/** Postings shown at first, and added by each press. */
const POSTINGS = 25;

export const postingsOf = (uid: string): AppendOnlyStore<Posted> =>
  appendOnly(
    POSTINGS,
    (opened, ...call) => opened.watchPostingsOf(uid, ...call),
    ({ posting }) => posting.id,
  );

/** Notes shown at first, and added by each press. */
const NOTES = 10;

export type NotesStore = AppendOnlyStore<MemberNote>;

/** What operators have told one another about a member. */
export const notesOf = (uid: string): NotesStore =>
  appendOnly(
    NOTES,
    (opened, ...call) => opened.watchNotes(uid, ...call),
    ({ id }) => id,
  );

export type NoteForm = Form<keyof MemberNoteForm, MemberNoteProblem>;

/** The form that adds a note. It is empty again once one is added. */
export function createNote(uid: string): NoteForm {
  const key = createIdempotencyKey();
  return createForm<keyof MemberNoteForm, MemberNoteProblem, MemberNoteForm>({
    initial: { text: '' },
    check: checkMemberNote,
    async send({ text }) {
      const id = key.idFor({ text });
      await (await backend()).addNote(uid, { id, text });
      key.fulfilled(id);
    },
  });
}

/** Changes shown in the audit trail. */
const CHANGES = 50;

/** Suspensions and their ends, newest first. */
export const $standings = remote<readonly StandingChange[]>((opened, ...listeners) =>
  opened.watchStandings(CHANGES, ...listeners),
);

export type StandingForm = Form<keyof ReasonForm, ReasonProblem>;

/** The form that suspends an account. */
export function createSuspension(uid: string): StandingForm {
  const key = createIdempotencyKey();
  return createForm<keyof ReasonForm, ReasonProblem, ReasonForm>({
    initial: { reason: '' },
    check: checkReason,
    send: async ({ reason }) => (await backend()).suspend(uid, { id: key.idFor({ reason }), reason }),
  });
}

/** The form that lifts a suspension. */
export const createLift = (uid: string, { id }: Suspension): StandingForm =>
  createForm<keyof ReasonForm, ReasonProblem, ReasonForm>({
    initial: { reason: '' },
    check: checkReason,
    send: async ({ reason }) => (await backend()).liftSuspension(uid, { id, reason }),
  });
