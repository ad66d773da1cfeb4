import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { Bytes, serverTimestamp } from 'firebase/firestore/lite';
import { referenceBits } from '#domain/deposits/deposit-reference.ts';
import { SECOND } from '#domain/time.ts';
import type {
  AccountDocument,
  ActivationDocument,
  DecisionDocument,
  DepositDocument,
  DisclosureDocument,
  EndedSessionsDocument,
  MessageDocument,
  NoteDocument,
  PhotoDocument,
  ProofDocument,
  PushSubscriptionDocument,
  SessionDocument,
  StandingDocument,
  TombstoneDocument,
  WithdrawalDocument,
} from '#firestore/documents.ts';

/** When everything in the world was written, in milliseconds. */
export const MADE_AT = Date.UTC(2023, 0, 15, 12);

/** The `auth_time` of people without another one, in seconds: just now for as long as any test runs. */
export const JUST_NOW = Date.UTC(2100, 0) / SECOND;

/** A document as it is sent: the server still sets its times. */
export type Sent<Document> = { readonly [Field in keyof Document]: unknown };
export type Data = Readonly<Record<string, unknown>>;

/** One that no member has ever taken, of whatever kind. */
export const FREE_SLOT = 19;

/** One valid document of each kind that a browser may write. The tests invalidate them, one field at a time. */

export const account = (changes: Partial<Sent<AccountDocument>> = {}): Sent<AccountDocument> => ({
  username: 'newcomer_1',
  firstName: 'Ada',
  lastName: 'Byron',
  phoneNumber: '+39061234567',
  country: 'IT',
  upline: 'ben',
  uplineConfirmed: false,
  language: 'en',
  mutedMails: [],
  guest: false,
  createdAt: serverTimestamp(),
  ...changes,
});

export const guestAccount = (changes: Partial<Sent<AccountDocument>> = {}): Sent<AccountDocument> =>
  account({ firstName: '', lastName: '', phoneNumber: null, country: null, guest: true, ...changes });

/** A sign-in of just now. */
export const session = (changes: Partial<Sent<SessionDocument>> = {}): Sent<SessionDocument> => ({
  authTime: JUST_NOW,
  since: JUST_NOW,
  browser: 'firefox',
  system: 'linux',
  ...changes,
});

/** A browser's request for push messages, by a member without notices. */
export const pushSubscription = (
  changes: Partial<Sent<PushSubscriptionDocument>> = {},
): Sent<PushSubscriptionDocument> => ({
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABn',
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
  told: 0,
  ...changes,
});

/** By a person who signs in now. */
export const endedSessions = (
  changes: Partial<Sent<EndedSessionsDocument>> = {},
): Sent<EndedSessionsDocument> => ({
  at: serverTimestamp(),
  kept: [JUST_NOW],
  revokedAt: null,
  ...changes,
});

/** By the operator. */
export const standing = (changes: Partial<Sent<StandingDocument>> = {}): Sent<StandingDocument> => ({
  change: 'suspended',
  reason: 'One person, three accounts.',
  operator: 'operator',
  at: serverTimestamp(),
  ...changes,
});

/** By the operator. */
export const note = (changes: Partial<Sent<NoteDocument>> = {}): Sent<NoteDocument> => ({
  text: 'Wrote from another address, too.',
  operator: 'operator',
  at: serverTimestamp(),
  ...changes,
});

export const disclosure = (changes: Partial<Sent<DisclosureDocument>> = {}): Sent<DisclosureDocument> => ({
  at: serverTimestamp(),
  answeredAt: null,
  ...changes,
});

export const tombstone = (changes: Partial<Sent<TombstoneDocument>> = {}): Sent<TombstoneDocument> => ({
  at: serverTimestamp(),
  erasedAt: null,
  ...changes,
});

export const deposit = (changes: Partial<Sent<DepositDocument>> = {}, id = 'new'): Sent<DepositDocument> => ({
  coin: 'dogecoin',
  network: 'testnet',
  package: 'silver',
  amount: 50_000,
  coinAmount: '5882.35294118',
  address: 'nnieym48181hVLFpoYN7vw15atqJPRJDhq',
  status: 'pending',
  proofAt: null,
  createdAt: serverTimestamp(),
  decidedAt: null,
  note: null,
  reference: referenceBits(id),
  slot: FREE_SLOT,
  ...changes,
});

export const proof = (changes: Partial<Sent<ProofDocument<Bytes>>> = {}): Sent<ProofDocument<Bytes>> => ({
  type: 'image/webp',
  image: Bytes.fromUint8Array(new Uint8Array(12)),
  at: serverTimestamp(),
  slot: FREE_SLOT,
  ...changes,
});

/** The hash of a picture, which its deposit names. */
export const hashOf = ({ image }: Data): string =>
  image instanceof Bytes ? bytesToHex(sha256(image.toUint8Array())) : '';

/** What a member sets in a deposit with its proof. */
export const proven = (data: Data = proof()): Data => ({
  proofAt: serverTimestamp(),
  proofHash: hashOf(data),
});

export const photo = (changes: Partial<Sent<PhotoDocument<Bytes>>> = {}): Sent<PhotoDocument<Bytes>> => ({
  type: 'image/webp',
  image: Bytes.fromUint8Array(new Uint8Array(12)),
  at: serverTimestamp(),
  ...changes,
});

export const BANK = {
  method: 'bank',
  country: 'IT',
  bankName: 'Banca di Prova',
  accountHolder: 'Ada Byron',
  accountNumber: 'IT60X0542811101000000123456',
  zip: '00184',
  postalCode: '00184',
};

export const CRYPTO = {
  method: 'crypto',
  coin: 'ethereum',
  network: 'sepolia',
  address: '0xA5933452Ae4854ff30e9C3AE1Aec6e3068D547CA',
};

export const withdrawal = (changes: Partial<Sent<WithdrawalDocument>> = {}): Sent<WithdrawalDocument> => ({
  amount: 20_000,
  details: BANK,
  status: 'requested',
  refusal: null,
  createdAt: serverTimestamp(),
  decidedAt: null,
  note: null,
  slot: FREE_SLOT,
  ...changes,
});

export const activation = (changes: Partial<Sent<ActivationDocument>> = {}): Sent<ActivationDocument> => ({
  matrix: 's6',
  level: 2,
  status: 'requested',
  refusal: null,
  createdAt: serverTimestamp(),
  slot: FREE_SLOT,
  ...changes,
});

export const message = (changes: Partial<Sent<MessageDocument>> = {}): Sent<MessageDocument> => ({
  from: 'member',
  text: 'When will my deposit be credited?',
  at: serverTimestamp(),
  ...changes,
});

export const answer = (changes: Partial<Sent<MessageDocument>> = {}): Sent<MessageDocument> =>
  message({ from: 'operator', operator: 'operator', text: 'Within the hour.', ...changes });

export const decision = (changes: Partial<Sent<DecisionDocument>> = {}): Sent<DecisionDocument> => ({
  kind: 'deposit',
  requestId: 'pending',
  seen: { amount: 50_000, createdAt: MADE_AT, proofAt: null },
  outcome: 'credit',
  note: 'Arrived',
  operator: 'operator',
  at: serverTimestamp(),
  status: 'requested',
  refusal: null,
  ...changes,
});
