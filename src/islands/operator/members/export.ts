import { backend } from '#backend/index.ts';
import {
  BackendError,
  type MemberDeposit,
  type MemberWithdrawal,
  type ThreadMessage,
} from '#backend/port/backend.ts';
import type { MemberNote } from '#domain/accounts/member-note.ts';
import type { Posted } from '#domain/money/statement.ts';
import type { Instant } from '#domain/time.ts';
import { createAction } from '#stores/action.ts';
import { ownCopyOf, pictureText, proofsOf, saveData } from '#stores/data-export.ts';
import { readAll } from '#stores/list.ts';
import { present } from '#stores/remote-data.ts';
import { balancesOf, planOf } from './model.ts';

type Save = (name: string, content: Blob) => void;

/**
 * Saves what the site holds of a member, for a member who asks by another way than their profile. Operators' notes are a
 * file of their own: the law may ask for them or not, and they may name others.
 *
 * @param notes explain the file to its reader, also what it leaves out
 */
export const memberExport = createAction(async (uid: string, save: Save, notes: string, now: Instant) => {
  const opened = await backend();
  const account = await opened.readAccountOf(uid);
  if (account === null) throw new BackendError('not-found');
  const filter = { uid, status: null, coin: null, from: null, until: null };
  const [photo, deposits, withdrawals, postings, messages, balances, levels] = await Promise.all([
    opened.readPhotoOf(uid),
    readAll<MemberDeposit>((_, ...call) => opened.watchAllDeposits({ ...filter, reference: null }, ...call)),
    readAll<MemberWithdrawal>((_, ...call) => opened.watchAllWithdrawals(filter, ...call)),
    readAll<Posted>((_, ...call) => opened.watchPostingsOf(uid, ...call)),
    readAll<ThreadMessage>((_, ...call) => opened.watchThread(uid, ...call)),
    present(balancesOf(uid)),
    present(planOf(uid)),
  ]);
  const own = deposits.map(({ deposit }) => deposit);
  const data = {
    notes,
    savedAt: now,
    account,
    photo: photo && (await pictureText(photo)),
    balances,
    levels,
    deposits: own,
    proofs: await proofsOf(own, (id) => opened.readProofOf(uid, id)),
    withdrawals: withdrawals.map(({ withdrawal }) => withdrawal),
    postings: postings.map(({ posting }) => ownCopyOf(posting, uid)).toReversed(),
    // As the member sees them: who of the operators wrote is not about the member.
    messages: messages.map(({ operator: _, ...message }) => message).toReversed(),
  };
  await saveData(save, `tessera-member-${account.username}`, data);
});

/** Saves what operators have noted about a member. */
export const notesExport = createAction(async (uid: string, save: Save, now: Instant) => {
  const notes = await readAll<MemberNote>((opened, ...call) => opened.watchNotes(uid, ...call));
  const data = { savedAt: now, notes: notes.map(({ text, at }) => ({ text, at })).toReversed() };
  await saveData(save, 'tessera-notes', data);
});
