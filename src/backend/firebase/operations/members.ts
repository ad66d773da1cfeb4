import type { Context } from '#backend/firebase/context.ts';
import type { Condition } from '#backend/firebase/firestore.ts';
import { watchPostingsOf } from '#backend/firebase/postings.ts';
import { watchPlan } from '#backend/firebase/programme.ts';
import { untilSettled } from '#backend/firebase/wait-for-settlement.ts';
import {
  BackendError,
  type FoundMember,
  type Latest,
  type MemberNotes,
  MEMBERS_FOUND,
  type Operations,
} from '#backend/port/backend.ts';
import { memberSearch } from '#domain/accounts/member-search.ts';
import { EVERYTHING } from '#domain/money/statement.ts';
import { toAccount, toBalances, toPicture } from '#firestore/decode.ts';
import type {
  AccountDocument,
  BalancesDocument,
  DisclosureDocument,
  NoteDocument,
  PhotoDocument,
  StoredBytes,
} from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { type List, mapLatest, watchLatest } from '#backend/firebase/latest.ts';
import type { MemberNote } from '#domain/accounts/member-note.ts';
import { presentOperator, type UserRefOf, watchAsOperator, watchMade } from './access.ts';

export function firebaseMembers(
  context: Context,
): Pick<
  Operations,
  | 'findMembers'
  | 'readAccountOf'
  | 'readPhotoOf'
  | 'watchMember'
  | 'watchBalancesOf'
  | 'watchTradingPlanOf'
  | 'watchPostingsOf'
> {
  return {
    async findMembers(text) {
      await presentOperator(context);
      const firestore = await context.openFirestore();
      const search = memberSearch(text);
      if (search === null) return [];
      const { uid, username, names } = search;
      const beginnings = [
        ...(username === null ? [] : [['username', username] as const]),
        ...names.flatMap((name) => [['firstName', name] as const, ['lastName', name] as const]),
      ];
      const whole = uid === null ? null : firestore.read<AccountDocument>(paths.account(uid));
      const found = await Promise.all(
        beginnings.map(([field, beginning]) =>
          firestore.readCollection<AccountDocument>(paths.accounts(), [field, 'asc'], {
            where: beginsWith(field, beginning),
            most: MEMBERS_FOUND,
          }),
        ),
      );
      const byUid = new Map(found.flat().map(({ id, data }) => [id, data]));
      const exact = await whole;
      if (uid !== null && exact) byUid.set(uid, exact);
      return [...byUid]
        .map(([id, data]) => toFound(id, data))
        .sort((one, other) => (one.username < other.username ? -1 : 1))
        .slice(0, MEMBERS_FOUND);
    },

    async readAccountOf(uid) {
      const operator = await presentOperator(context);
      const firestore = await context.openFirestore();
      const document = await firestore.read<AccountDocument>(paths.account(uid));
      if (document === null) return null;
      const { email = null, verified = false } = await disclosureOf(context, uid, operator);
      return toAccount({ uid, email, verified }, document);
    },

    async readPhotoOf(uid) {
      await presentOperator(context);
      const firestore = await context.openFirestore();
      const document = await firestore.read<PhotoDocument<StoredBytes>>(paths.photo(uid));
      return document && toPicture(document);
    },

    watchMember: (uid, onMember, onError) =>
      watchAsOperator<AccountDocument | null>(
        context,
        (firestore, ...listeners) => firestore.watchDocument(paths.account(uid), ...listeners),
        (document) => onMember(document && toFound(uid, document)),
        onError,
      ),

    watchBalancesOf: (uid, onBalances, onError) =>
      watchAsOperator<BalancesDocument | null>(
        context,
        (firestore, ...listeners) => firestore.watchDocument(paths.balances(uid), ...listeners),
        (document) => onBalances(toBalances(document)),
        onError,
      ),

    watchTradingPlanOf: (uid, onPlan, onError) =>
      watchAsOperator(
        context,
        (firestore, ...listeners) => watchPlan(firestore, uid, ...listeners),
        onPlan,
        onError,
      ),

    watchPostingsOf: (uid, most, onLatest, onError) =>
      watchAsOperator(
        context,
        (firestore, ...listeners) => watchPostingsOf(firestore, uid, EVERYTHING, most, ...listeners),
        onLatest,
        onError,
      ),
  };
}

const beginsWith = (
  field: 'username' | 'firstName' | 'lastName',
  beginning: string,
): readonly Condition<AccountDocument>[] => [
  [field, '>=', beginning],
  // This ends the range of texts with that beginning: no character that people type sorts higher.
  [field, '<', `${beginning}\uf8ff`],
];

/** Asks the settler what the identity service knows of a member. @throws `no-settler-answer` */
async function disclosureOf(context: Context, uid: string, operator: string): Promise<DisclosureDocument> {
  const firestore = await context.openFirestore();
  const path = paths.disclosure(uid, operator);
  await firestore.transact(async (documents) =>
    documents.set(path, { at: firestore.now(), answeredAt: null }),
  );
  try {
    const isAnswered = ({ answeredAt }: DisclosureDocument) => answeredAt !== null;
    const answer = await untilSettled<DisclosureDocument>(context, path, isAnswered);
    if (answer === null) throw new BackendError('no-settler-answer');
    return answer;
  } finally {
    // If this fails, the settler deletes a question after a minute and an answer after an hour.
    await firestore.transact(async (documents) => documents.delete(path)).catch(() => undefined);
  }
}

/** What a search shows of a member. Only the identity service knows the address. */
export function toFound(uid: string, document: AccountDocument): FoundMember {
  const {
    verified: _,
    phoneNumber: __,
    uplineConfirmed: ___,
    mutedMails: ____,
    ...account
  } = toAccount({ uid, email: null, verified: false }, document);
  return account;
}

export function firebaseMemberNotes(context: Context, userRefOf: UserRefOf): MemberNotes {
  return {
    watchNotes: (uid, most, onLatest, onError) =>
      watchMade<Latest<NoteWithUid>, Latest<MemberNote>>(
        context,
        (firestore, ...listeners) => watchLatest(firestore, notesOf(uid), most, ...listeners),
        (notes, firestore) =>
          mapLatest(notes, async ({ operator, ...note }) => ({
            ...note,
            operator: await userRefOf(firestore, operator),
          })),
        onLatest,
        onError,
      ),

    async addNote(uid, { id, text }) {
      const operator = await presentOperator(context);
      if (operator === uid) throw new BackendError('own-request');
      const firestore = await context.openFirestore();
      await firestore.transact(async (documents) => {
        if ((await documents.get<AccountDocument>(paths.account(uid))) === null) {
          throw new BackendError('not-found');
        }
        if ((await documents.get<NoteDocument>(paths.note(uid, id))) !== null) return;
        documents.set(paths.note(uid, id), { text, operator, at: firestore.now() });
      });
    },
  };
}

/** A note with the uid of the operator who wrote it. */
type NoteWithUid = Omit<MemberNote, 'operator'> & { readonly operator: string };

const notesOf = (uid: string): List<NoteDocument, NoteWithUid> => ({
  path: paths.notes(uid),
  order: ['at', 'desc'],
  toItem: (id, { text, operator, at }) => ({ id, text, operator, at: at.toMillis() }),
});
