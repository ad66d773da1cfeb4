import * as v from 'valibot';
import type { StoreName, ValueIn } from '#backend/local/database.ts';
import { detailsFields } from '#domain/accounts/account-details.ts';
import { COUNTRY_CODES } from '#domain/accounts/country.ts';
import { emailAddress } from '#domain/accounts/email.ts';
import { LONGEST_MEMBER_NOTE } from '#domain/accounts/member-note.ts';
import { photoProblem } from '#domain/accounts/photo.ts';
import { LONGEST_REASON } from '#domain/accounts/suspension.ts';
import { foldUsername, isUsername } from '#domain/accounts/username.ts';
import { checkAddress } from '#domain/address/address.ts';
import { LONGEST_NOTE } from '#domain/decisions/decision-note.ts';
import { LAST_DAY, PLACES, SEED_LIMIT } from '#domain/community/walk.ts';
import { PACKAGE_IDS } from '#domain/deposits/package.ts';
import { proofProblem } from '#domain/deposits/proof.ts';
import { HASH_BYTES, type Hash } from '#domain/log/merkle.ts';
import { LONGEST_MESSAGE } from '#domain/message.ts';
import type { Cents } from '#domain/money/cents.ts';
import { COIN_IDS, NETWORKS } from '#domain/money/coin.ts';
import { OPTIONAL_MAILS } from '#domain/notices/mail-kinds.ts';
import { MAIL_LANGUAGES } from '#domain/notices/mail-language.ts';
import { isComplete, NOTICE_KINDS } from '#domain/notices/notice.ts';
import type { LedgerAccount } from '#domain/money/ledger.ts';
import type { PictureType } from '#domain/pictures/picture.ts';
import { LEVELS, MATRICES } from '#domain/programme/activation.ts';
import type { Instant } from '#domain/time.ts';
import { requiredLines } from '#domain/validation.ts';
import { isReference } from '#domain/withdrawals/payout-reference.ts';
import { bankDetails } from '#domain/withdrawals/bank-details.ts';
import type { SavedStore } from './community-file.ts';

// A file may come from anyone. So these schemas check every field, by the rules that the site's forms apply
// where a screen relies on them.

const that = <Value>(is: (found: unknown) => boolean) => v.custom<Value>(is);

const thatText = (is: (text: string) => boolean) =>
  that<string>((found) => typeof found === 'string' && is(found));

/** Accepts what a form's schema leaves unchanged: text of the allowed length without hidden characters. */
const asTyped = (schema: v.GenericSchema) =>
  that<string>((found) => {
    const { success, output } = v.safeParse(schema, found);
    return success && output === found;
  });

const wholeNumber = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  that<number>((found) => Number.isSafeInteger(found) && Number(found) >= least && Number(found) <= most);

const sumOfMoney = (least: number) =>
  that<Cents>((found) => Number.isSafeInteger(found) && Number(found) >= least);

/** Following a larger community from a file would keep the page busy. */
const LARGEST_WALK = 10_000;

const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());

const uid = thatText((text) => /^[\w-]{1,128}$/.test(text));
const id = uid;
/** An id made of other ids, with colons between them. */
const compoundId = thatText((text) => /^[\w: -]{1,500}$/.test(text));
/** A time up to the last year that four digits can write. */
const instant: v.GenericSchema<unknown, Instant> = wholeNumber(0, Date.UTC(10_000, 0) - 1);
const username = thatText((text) => isUsername(text) && foldUsername(text) === text);
const amount = sumOfMoney(1);
const balance = sumOfMoney(0);
const country = thatText((text) => COUNTRY_CODES.includes(text));
const note = v.nullable(asTyped(requiredLines(LONGEST_NOTE)));
const reason = asTyped(requiredLines(LONGEST_REASON));
const reference = thatText(isReference);
const personName = v.union([v.literal(''), asTyped(detailsFields.firstName)]);
const matrix = v.picklist(MATRICES);
const level = that<number>((found) => LEVELS.includes(found as number));
const hash = that<Hash>((found) => found instanceof Uint8Array && found.length === HASH_BYTES);
const sha256Hex = thatText((text) => /^[0-9a-f]{64}$/.test(text));
const base64 = thatText((text) => /^[A-Za-z0-9+/]{22,43}={0,2}$/.test(text));

const reversed = v.strictObject({ reason, at: instant });
const balances = v.strictObject({ locked: balance, earning: balance, held: balance });
const anySum = sumOfMoney(Number.MIN_SAFE_INTEGER);
const books = v.strictObject({
  external: anySum,
  house: anySum,
  members: balance,
});
const picture = v.strictObject({
  type: v.picklist(['image/png', 'image/jpeg', 'image/webp'] satisfies PictureType[]),
  bytes: that<Uint8Array<ArrayBuffer>>((found) => found instanceof Uint8Array),
});

const owned = <Value extends v.GenericSchema>(value: Value) => v.strictObject({ uid, value });

const suspension = v.strictObject({ id, reason, at: instant });

const account = v.pipe(
  v.strictObject({
    uid,
    email: v.nullable(asTyped(emailAddress)),
    username,
    firstName: personName,
    lastName: personName,
    phoneNumber: v.nullable(asTyped(detailsFields.phoneNumber)),
    country: v.nullable(country),
    verified: v.boolean(),
    guest: v.boolean(),
    upline: username,
    uplineConfirmed: v.boolean(),
    language: v.picklist(MAIL_LANGUAGES),
    mutedMails: list(v.picklist(OPTIONAL_MAILS)),
    createdAt: instant,
    suspension: v.exactOptional(suspension),
    erasureAskedAt: v.exactOptional(instant),
    sample: v.exactOptional(v.literal(true)),
  }),
  v.forward(
    v.check(({ guest, firstName, lastName }) => guest === (firstName === '' && lastName === '')),
    ['guest'],
  ),
);

interface Receiver {
  readonly coin: string;
  readonly network: string;
  readonly address: string;
}

/** Accepts test coins only, whatever a file says. */
function isTestAddress({ coin, network, address }: Receiver): boolean {
  const checked = checkAddress(coin, network, address);
  return checked.ok && checked.canonical === address;
}

const receiver = { coin: v.picklist(COIN_IDS), network: v.picklist(NETWORKS), address: v.string() };

const approval = v.exactOptional(v.strictObject({ operator: uid, at: instant }));
const deposit = v.pipe(
  v.strictObject({
    id,
    ...receiver,
    package: v.picklist(PACKAGE_IDS),
    amount,
    coinAmount: thatText((text) => /^\d{1,20}(\.\d{1,18})?$/.test(text)),
    status: v.picklist(['pending', 'credited', 'refused', 'expired', 'reversed']),
    proofAt: v.nullable(instant),
    proofHash: v.exactOptional(sha256Hex),
    createdAt: instant,
    decidedAt: v.nullable(instant),
    note,
    approval,
    reversed: v.exactOptional(reversed),
  }),
  v.forward(
    v.check((to) => isTestAddress(to)),
    ['address'],
  ),
);

const bank = v.strictObject({
  method: v.literal('bank'),
  country,
  bankName: asTyped(bankDetails.entries.bankName),
  accountHolder: asTyped(bankDetails.entries.accountHolder),
  accountNumber: asTyped(bankDetails.entries.accountNumber),
  zip: asTyped(bankDetails.entries.zip),
  postalCode: asTyped(bankDetails.entries.postalCode),
});
const coins = v.pipe(
  v.strictObject({ method: v.literal('crypto'), ...receiver }),
  v.forward(
    v.check((to) => isTestAddress(to)),
    ['address'],
  ),
);
const redacted = v.strictObject({
  method: v.literal('bank-redacted'),
  ending: thatText((text) => text.length <= 4),
});

const withdrawal = v.strictObject({
  id,
  amount,
  details: v.variant('method', [bank, coins, redacted]),
  status: v.picklist(['requested', 'held', 'cancelling', 'paid', 'refused', 'cancelled', 'reversed']),
  createdAt: instant,
  decidedAt: v.nullable(instant),
  note,
  operators: v.exactOptional(v.picklist([1, 2])),
  approval,
  payout: v.exactOptional(v.nullable(v.strictObject({ reference, at: instant }))),
  neverHeld: v.exactOptional(thatText((text) => /^[a-z-]{1,40}$/.test(text))),
  reversed: v.exactOptional(reversed),
});

const seenFields = { amount, createdAt: instant };
const decision = { id, uid, operator: uid };
const request = v.variant('kind', [
  v.strictObject({ kind: v.literal('activate'), id, uid, username, matrix, level }),
  v.strictObject({
    kind: v.literal('requestWithdrawal'),
    id,
    uid,
    amount,
    details: v.variant('method', [bank, coins]),
  }),
  v.strictObject({ kind: v.literal('cancelWithdrawal'), id, uid, withdrawalId: id }),
  v.strictObject({
    kind: v.literal('decideDeposit'),
    ...decision,
    depositId: id,
    outcome: v.picklist(['approve', 'credit', 'refuse']),
    seen: v.exactOptional(v.strictObject({ ...seenFields, proofAt: v.nullable(instant) })),
    note,
  }),
  v.strictObject({
    kind: v.literal('decideWithdrawal'),
    ...decision,
    withdrawalId: id,
    outcome: v.picklist(['approve', 'pay', 'refuse']),
    seen: v.exactOptional(v.strictObject(seenFields)),
    note,
  }),
  v.strictObject({
    kind: v.literal('recordPayout'),
    ...decision,
    withdrawalId: id,
    reference,
    seen: v.exactOptional(v.strictObject(seenFields)),
  }),
  v.strictObject({
    kind: v.literal('reversePosting'),
    ...decision,
    requestKind: v.picklist(['deposit', 'withdrawal']),
    requestId: id,
    reason,
  }),
]);

const ledgerAccount = that<LedgerAccount>((found) =>
  /^(?:external|house|(?:locked|earning|held):[\w-]{1,128})$/.test(String(found)),
);
const posting = v.strictObject({
  id: compoundId,
  kind: v.picklist(['credit', 'hold', 'pay', 'release', 'activation', 'reversal']),
  from: ledgerAccount,
  to: ledgerAccount,
  amount,
  at: instant,
  subject: compoundId,
  reversal: v.exactOptional(v.strictObject({ of: compoundId, entry: wholeNumber(1), reason, operator: uid })),
});
const runningSum = v.exactOptional(anySum);
const sumsOfKinds = v.strictObject({
  earned: runningSum,
  activation: runningSum,
  credit: runningSum,
  creditReversal: runningSum,
  hold: runningSum,
  pay: runningSum,
  release: runningSum,
  payReversal: runningSum,
});
// Checks the type first: every kind may be missing, so valibot alone would accept an empty list.
const runningSums = that<v.InferOutput<typeof sumsOfKinds>>(
  (found) => !Array.isArray(found) && v.is(sumsOfKinds, found),
);
const postingFields = {
  posting,
  entry: wholeNumber(1),
  uids: list(uid),
  after: list(balances),
  sums: list(runningSums),
};
const saltedPosting = v.strictObject({ ...postingFields, salt: base64 });
const committedPosting = v.strictObject({ ...postingFields, commitment: base64 });

const matrixLevel = { matrix, level };
const sums = { earned: balance, missed: balance };
const sides = { earned: balance, paid: balance };
const people = wholeNumber(0);
const tally = { members: people, ahead: people, behind: people, unpaid: people, net: anySum };

/**
 * What each store may contain. The compiler makes sure below that these types equal those of the database.
 */
export const SAVED_VALUES = {
  accounts: account,
  usernames: v.strictObject({ username, uid }),
  tombstones: v.strictObject({ uid, at: instant, by: v.exactOptional(uid) }),
  deposits: owned(deposit),
  proofs: v.strictObject({
    uid,
    depositId: id,
    proof: v.pipe(
      picture,
      v.check((proof) => proofProblem(proof) === null),
    ),
  }),
  photos: v.strictObject({
    uid,
    photo: v.pipe(
      picture,
      v.check((photo) => photoProblem(photo) === null),
    ),
  }),
  messages: v.strictObject({
    uid,
    value: v.strictObject({
      id,
      text: asTyped(requiredLines(LONGEST_MESSAGE)),
      from: v.picklist(['member', 'operator']),
      at: instant,
    }),
    operator: v.exactOptional(uid),
  }),
  withdrawals: owned(withdrawal),
  settled: v.strictObject({ uid, key: compoundId, request, at: instant }),
  operators: v.strictObject({ uid, grantedAt: instant }),
  programme: v.variant('kind', [
    v.strictObject({ kind: v.literal('register'), uid, username, sponsor: v.nullable(uid) }),
    v.strictObject({ kind: v.literal('activate'), uid, username, ...matrixLevel, at: instant }),
  ]),
  levels: v.strictObject({
    uid,
    ...matrixLevel,
    box: v.strictObject({
      frozen: v.boolean(),
      cycles: wholeNumber(0),
      filled: wholeNumber(0),
      places: list(v.strictObject({ place: wholeNumber(1), username })),
      paidTo: v.nullable(username),
      ...sums,
    }),
  }),
  incomes: v.strictObject({
    uid,
    income: v.strictObject({
      kind: v.picklist(['earned', 'missed']),
      partner: username,
      ...matrixLevel,
      amount,
      at: instant,
    }),
  }),
  results: v.strictObject({ uid, result: v.strictObject({ ...sides, payers: v.strictObject(tally) }) }),
  community: v.strictObject(tally),
  postings: v.lazy((found) =>
    typeof found === 'object' && found !== null && 'commitment' in found ? committedPosting : saltedPosting,
  ),
  standings: v.strictObject({
    uid,
    value: v.strictObject({ id, change: v.picklist(['suspended', 'lifted']), reason, at: instant }),
    operator: uid,
  }),
  notes: v.strictObject({
    uid,
    value: v.strictObject({ id, text: asTyped(requiredLines(LONGEST_MEMBER_NOTE)), at: instant }),
    operator: uid,
  }),
  notices: v.strictObject({
    uid,
    notice: v.pipe(
      v.strictObject({
        id: compoundId,
        kind: v.picklist(NOTICE_KINDS),
        at: instant,
        subject: v.union([v.literal(''), id]),
        amount: v.nullable(amount),
        partner: v.nullable(username),
        note,
      }),
      v.check((notice) => isComplete(notice)),
    ),
  }),
  noticeCounts: v.pipe(
    v.strictObject({ written: wholeNumber(0), read: wholeNumber(0) }),
    v.forward(
      v.check(({ written, read }) => read <= written),
      ['read'],
    ),
  ),
  logHead: v.strictObject({ size: wholeNumber(0), edge: list(hash), books }),
  logTiles: v.strictObject({
    level: wholeNumber(0, 7),
    index: wholeNumber(0),
    hashes: list(hash),
    after: v.exactOptional(v.strictObject({ size: wholeNumber(1), at: instant, books })),
  }),
  walk: v.strictObject({
    uid,
    place: v.picklist(PLACES),
    members: wholeNumber(10, LARGEST_WALK),
    seed: wholeNumber(0, SEED_LIMIT - 1),
    day: wholeNumber(1, LAST_DAY),
    passed: list(v.strictObject({ at: instant, days: wholeNumber(0, LAST_DAY) })),
  }),
} satisfies { readonly [Name in SavedStore]: v.GenericSchema<unknown, ValueIn<Name>> };

/** Removes what the database's types say beyond their schemas: `readonly`. */
type Writable<Value> = Value extends string | number | boolean | null | undefined | Uint8Array
  ? Value
  : { -readonly [Field in keyof Value]: Writable<Value[Field]> };

type IsSame<One, Other> =
  (<Any>() => Any extends One ? 1 : 2) extends <Any>() => Any extends Other ? 1 : 2 ? true : false;

/**
 * The stores whose type and schema differ in any field, optional ones included. If there is one, the next
 * line is a type error.
 */
type Different = {
  [Name in SavedStore]: IsSame<
    Writable<ValueIn<Name>>,
    Writable<v.InferOutput<(typeof SAVED_VALUES)[Name]>>
  > extends true
    ? never
    : Name;
}[SavedStore];
null satisfies [Different] extends [never] ? null : Different;

/** Schemas for keys that are not part of the value: the order of rows, a uid or a name. */
const KEYS: Readonly<Partial<Record<StoreName, v.GenericSchema>>> = {
  postings: wholeNumber(1, 1e12),
  programme: wholeNumber(1, 1e12),
  incomes: wholeNumber(1, 1e12),
  messages: wholeNumber(1, 1e12),
  notices: wholeNumber(1, 1e12),
  noticeCounts: uid,
  logHead: v.literal('head'),
  walk: v.literal('walk'),
  community: v.literal('all'),
};

/** The first field of a row that this site never stores in this form, or null. */
export function wrongFieldOf(
  store: SavedStore,
  row: { readonly key: unknown; readonly value: unknown },
): string | null {
  const keys = KEYS[store];
  if (keys && !v.is(keys, row.key)) return 'key';
  const { issues } = v.safeParse(SAVED_VALUES[store] as v.GenericSchema, row.value, { abortEarly: true });
  return issues ? (v.getDotPath(issues[0]) ?? 'value') : null;
}
