import type { Firestore } from 'firebase-admin/firestore';
import { decisionId, type DecisionKind } from '#domain/decisions/decision.ts';
import type { SeenDeposit, SeenWithdrawal } from '#domain/decisions/seen.ts';
import { cents } from '#domain/money/cents.ts';
import { activationOf } from '#domain/settlement/request.ts';
import type { MemberState, SettlementRequest, SettlementState } from '#domain/settlement/settle.ts';
import { NEW_MEMBER } from '#domain/settlement/state.ts';
import { toDeposit, toWithdrawal } from '#firestore/decode.ts';
import type {
  AccountDocument,
  ActivationDocument,
  DecisionDocument,
  DepositDocument,
  WithdrawalDocument,
} from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { ConditionalBatch } from '#settler/ledger/conditional-batch.ts';
import { readProgramme } from '#settler/ledger/programme-log.ts';

/** A pending request, read within the batch that settles it. */
export interface Asked {
  readonly request: SettlementRequest;
  /** The deposits and withdrawals that the request names. */
  readonly subject: Pick<MemberState, 'deposits' | 'withdrawals'>;
  /** Fields to set on the request's own document once settled, besides the settlement's changes; null: none. */
  readonly whenSettled: object | null;
  /** For an activation: the programme, and the length of its log. */
  readonly programme?: NonNullable<SettlementState['programme']> & { readonly entries: number };
}

interface Reader {
  readonly db: Firestore;
  readonly attempt: ConditionalBatch;
}

/** @returns null when the request is already settled or gone */
export function readRequest(reader: Reader, path: string): Promise<Asked | null> {
  const [, uid = '', kind, id = ''] = path.split('/');
  if (kind === 'decisions') return readDecision(reader, path, uid);
  return kind === 'activations' ? readActivation(reader, path, uid) : readWithdrawal(reader, path, uid, id);
}

async function readActivation(reader: Reader, path: string, uid: string): Promise<Asked | null> {
  const document = await read<ActivationDocument>(reader, path);
  if (document?.status !== 'requested') return null;
  const account = await read<AccountDocument>(reader, paths.account(uid));
  const { programme, entries } = await readProgramme(reader.db, reader.attempt);
  return {
    request: activationOf(uid, account?.username ?? '', document),
    subject: NEW_MEMBER,
    whenSettled: { status: 'active' },
    // A deleted account keeps its places in the matrix and takes no new ones.
    programme: { preview: (entry) => (account ? programme.preview(entry) : NO_MEMBER), entries },
  };
}

const NO_MEMBER = { ok: false, refusal: 'member-unknown' } as const;

async function readWithdrawal(reader: Reader, path: string, uid: string, id: string): Promise<Asked | null> {
  const document = await read<WithdrawalDocument>(reader, path);
  if (document?.status !== 'requested' && document?.status !== 'cancelling') return null;
  const subject = withdrawalAlone(id, document);
  const cancel = { kind: 'cancelWithdrawal', id, uid, withdrawalId: id } as const;
  if (document.status === 'cancelling') return { request: cancel, subject, whenSettled: null };
  // Hold nothing for a deleted account: no one could cancel it.
  const hasAccount = (await read<AccountDocument>(reader, paths.account(uid))) !== null;
  if (!hasAccount) return { request: cancel, subject, whenSettled: null };
  const { amount, details } = document;
  if (details.method === 'bank-redacted')
    throw new Error(`${path} is decided, but stands as ${document.status}`);
  const request = { kind: 'requestWithdrawal', id, uid, amount: cents(amount), details } as const;
  return { request, subject, whenSettled: null };
}

const DECISIONS: Readonly<Record<DecisionKind, readonly DecisionDocument['decision'][]>> = {
  deposit: ['credit', 'refuse'],
  withdrawal: ['pay', 'refuse'],
  approval: ['approve'],
  payment: ['send'],
};

async function readDecision(reader: Reader, path: string, uid: string): Promise<Asked | null> {
  const document = await read<DecisionDocument>(reader, path);
  if (document?.status !== 'requested') return null;
  const { of, subject: id, operator, note } = document;
  // Throw on an unknown verdict instead of guessing. The rules let none through.
  if (!DECISIONS[of]?.includes(document.decision))
    throw new Error(`${path}: “${document.decision}” of a ${of}`);
  const common = { id: decisionId(of, id), uid, operator };
  const whenSettled = { status: 'settled' };

  if (document.of === 'deposit') {
    const { decision } = document;
    const deposit = await read<DepositDocument>(reader, paths.deposit(uid, id));
    const deposits = new Map(deposit && [[id, toDeposit(id, deposit)]]);
    return {
      request: { kind: 'decideDeposit', ...common, ...seenIn(document), note, depositId: id, decision },
      subject: { ...NEW_MEMBER, deposits },
      whenSettled,
    };
  }
  const withdrawal = await read<WithdrawalDocument>(reader, paths.withdrawal(uid, id));
  const subject = withdrawal ? withdrawalAlone(id, withdrawal) : NEW_MEMBER;
  if (document.of === 'payment') {
    const record = { kind: 'recordPayment', ...common, withdrawalId: id, reference: note ?? '' } as const;
    return { request: { ...record, ...seenIn(document) }, subject, whenSettled };
  }
  const { decision } = document;
  return {
    request: { kind: 'decideWithdrawal', ...common, ...seenIn(document), note, withdrawalId: id, decision },
    subject,
    whenSettled,
  };
}

/** Empty for a decision of an earlier version, which is carried out without the comparison. */
const seenIn = <Seen extends SeenWithdrawal | SeenDeposit>({
  seen,
}: {
  readonly seen?: Seen;
}): { seen?: Seen } => (seen ? { seen } : {});

const withdrawalAlone = (id: string, document: WithdrawalDocument): Asked['subject'] => ({
  ...NEW_MEMBER,
  withdrawals: new Map([[id, toWithdrawal(id, document)]]),
});

async function read<Document>({ db, attempt }: Reader, path: string): Promise<Document | null> {
  return ((await attempt.get(db.doc(path))).data() ?? null) as Document | null;
}
