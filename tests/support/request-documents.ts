// What members and operators ask for, as their clients write it.
import { FieldValue } from 'firebase-admin/firestore';
import type { DecisionKind } from '#domain/decisions/decision.ts';
import type { MatrixLevel } from '#domain/programme/activation.ts';
import type {
  ActivationDocument,
  DecisionDocument,
  DepositDocument,
  WithdrawalDocument,
} from '#firestore/documents.ts';

/** A request that is written: the server sets its times. */
type Written<Document> = { [Field in keyof Document]?: unknown };

export const HOLDER = 'Ada Lovelace-Byron';

export const depositDocument = (changes: Written<DepositDocument> = {}): Written<DepositDocument> => ({
  coin: 'dogecoin',
  network: 'testnet',
  package: 'silver',
  amount: 500_00,
  coinAmount: '5882.35294118',
  address: 'nfmNKaTDxA5ZhfVLHEYdrXGgzQhtJwW4tR',
  status: 'pending',
  proofAt: null,
  createdAt: FieldValue.serverTimestamp(),
  decidedAt: null,
  note: null,
  ...changes,
});

export const withdrawalDocument = (
  changes: Written<WithdrawalDocument> = {},
): Written<WithdrawalDocument> => ({
  amount: 100_00,
  details: {
    method: 'bank',
    country: 'IT',
    bankName: 'Banca di Prova',
    accountHolder: HOLDER,
    accountNumber: '00000000',
    zip: '00100',
    postalCode: '00100',
  },
  status: 'requested',
  refusal: null,
  createdAt: FieldValue.serverTimestamp(),
  decidedAt: null,
  note: null,
  ...changes,
});

export const decisionDocument = (
  kind: DecisionKind,
  requestId: string,
  outcome: DecisionDocument['outcome'],
  changes: Written<DecisionDocument> = {},
): Written<DecisionDocument> => ({
  kind,
  requestId,
  outcome,
  note: 'A word for Ada alone',
  operator: 'olga',
  at: FieldValue.serverTimestamp(),
  status: 'requested',
  refusal: null,
  ...changes,
});

export const activationDocument = ({ matrix, level }: MatrixLevel): Written<ActivationDocument> => ({
  matrix,
  level,
  status: 'requested',
  refusal: null,
  createdAt: FieldValue.serverTimestamp(),
});
