import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { setTimeout as wait } from 'node:timers/promises';
import { checkNote, LONGEST_NOTE } from '#domain/decisions/decision-note.ts';
import { reversalKindOf, type RequestKind } from '#domain/decisions/decision.ts';
import type { PostingKind } from '#domain/money/ledger.ts';
import { originalOf } from '#domain/settlement/reversals.ts';
import type { Refusal } from '#domain/settlement/settle.ts';
import { SECOND } from '#domain/time.ts';
import type { DecisionDocument, PostingDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { type ReversalOrder, WrongUsage } from '#settler/runtime/command.ts';
import type { Settler } from './settler.ts';

/** The command has not taken the posting back. The message says why. */
export class NotReversed extends Error {
  override readonly name = 'NotReversed';
}

/**
 * Takes a credit or a payout back. It is an operator's decision like any other: the settlement carries it out
 * once, and the audit trail records it. It can be interrupted and repeated at any moment, and another settler
 * may be running.
 *
 * @returns path of the decision
 * @throws WrongUsage when the order is wrong; NotReversed; what the settlement failed with
 */
export async function reverse(db: Firestore, settler: Settler, order: ReversalOrder): Promise<string> {
  const path = await recordDecision(db, order);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = (await settler.settle([{ path, since: Date.now() }])).get(path);
    if (result?.kind === 'failed') throw result.cause;
    // Another settler may have settled it first.
    const decision = (await db.doc(path).get()).data() as DecisionDocument;
    if (decision.status === 'settled') return path;
    if (decision.status === 'refused') throw new NotReversed(sentenceOf(decision.refusal));
    await wait(PAUSE);
  }
  throw new NotReversed(
    `It is recorded, and not carried out yet: ${path}. Start the settler, or repeat the command.`,
  );
}

/** Wait as long as another settler needs to finish its present work. */
const ATTEMPTS = 10;
const PAUSE = SECOND / 2;

/** Replaces a refused decision, which changed nothing. @returns the path of the decision */
async function recordDecision(
  db: Firestore,
  { posting: id, reason, operator }: ReversalOrder,
): Promise<string> {
  const uid = id.split(':')[0] ?? '';
  const note = checkNote(true, { note: reason });
  if (!note.ok) throw new WrongUsage(`--reason: 1 to ${LONGEST_NOTE} characters. The member reads it.`);
  const found = uid === '' || id.includes('/') ? null : await db.doc(paths.posting(uid, id)).get();
  const posting = found?.data() as PostingDocument | undefined;
  if (!posting) throw new WrongUsage(`There is no posting “${id}”.`);
  const { kind, subject: requestId } = posting;
  const requestKind = REQUEST_KINDS[kind];
  if (!requestKind) throw new NotReversed(`“${id}” is not reversed: ${WHY_NOT[kind]}`);
  if (id !== originalOf(uid, requestKind, requestId))
    throw new NotReversed(`“${id}” is of no ${requestKind}.`);
  if (!(await db.doc(paths.operator(operator)).get()).exists) {
    throw new WrongUsage(`--operator: “${operator}” is not the uid of an operator.`);
  }

  const reference = db.doc(paths.decision(uid, reversalKindOf(requestKind), requestId));
  await db.runTransaction(async (transaction) => {
    const earlier = (await transaction.get(reference)).data() as DecisionDocument | undefined;
    const isSame = earlier?.operator === operator && earlier.note === note.value.note;
    if (earlier?.status === 'settled' && !isSame) throw new NotReversed(sentenceOf('already-reversed'));
    // It is recorded already, mostly by an earlier run that was interrupted or lost the answer.
    if (earlier && earlier.status !== 'refused') return;
    const decision: Omit<DecisionDocument, 'at'> = {
      kind: reversalKindOf(requestKind),
      requestId,
      outcome: 'reverse',
      note: note.value.note,
      operator,
      status: 'requested',
      refusal: null,
    };
    transaction.set(reference, { ...decision, at: FieldValue.serverTimestamp() });
  });
  return reference.path;
}

/** The kind of request that each reversible posting belongs to. */
const REQUEST_KINDS: Readonly<Partial<Record<PostingKind, RequestKind>>> = {
  credit: 'deposit',
  pay: 'withdrawal',
};

/** Why postings of the other kinds are not reversed. */
const WHY_NOT: Readonly<Partial<Record<PostingKind, string>>> = {
  activation: 'places in the matrices followed from it, and what others have earned since.',
  hold: 'cancel or refuse the withdrawal, and the amount goes back.',
  release: 'the amount is the member’s again, who may ask for another withdrawal.',
  reversal: 'a correction is final. If it was wrong, credit another deposit or pay another withdrawal.',
};

const SENTENCES: Readonly<Partial<Record<Refusal['code'], string>>> = {
  'already-reversed': 'It is taken back already. A posting is reversed once.',
  'would-be-negative':
    'The member has spent some of it: Active deposit would go below zero. Nothing was changed. Try again when there is enough.',
  'not-an-operator': 'The operator was taken off the list in the meantime. Another one has to decide.',
  'own-request': 'Operators do not decide about their own account. Another operator has to.',
  'not-found': 'Its deposit or withdrawal was deleted with the account.',
};

const sentenceOf = (refusal: string | null): string =>
  SENTENCES[refusal as Refusal['code']] ?? `The settlement refused it: ${refusal}.`;
