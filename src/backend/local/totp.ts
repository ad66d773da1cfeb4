import {
  BackendError,
  type SecondFactorChallenge,
  type SecondFactorEnrolment,
} from '#backend/port/backend.ts';
import {
  makeRecoveryCodes,
  RECOVERY_CODES_BYTES,
} from '#domain/accounts/second-factor/make-recovery-codes.ts';
import type { SecondFactorAnswer } from '#domain/accounts/second-factor/second-factor-form.ts';
import { matchTotp, showSecret, TOTP_SECRET_BYTES, totpUri } from '#domain/accounts/second-factor/totp.ts';
import { type Instant, MINUTE } from '#domain/time.ts';
import { SITE_NAME } from '#i18n/site-name.ts';
import { accountOf } from './accounts.ts';
import type { Context } from './context.ts';
import { NOTICES, type SecondFactorRecord, type StoreName, type Transaction } from './database.ts';
import { tellOfSecurity } from './tell.ts';
import { hashAll, hashBeside, sameBytes } from './passwords.ts';
import { assertRecent } from './member.ts';

/** How soon after the password the second factor must come. */
const ANSWER_WITHIN = 5 * MINUTE;

/**
 * After this many wrong answers within this time, no more are accepted. At any time three of a million codes
 * are right.
 */
const WRONG_ANSWERS = { most: 10, within: 15 * MINUTE };

/** Implements `SecondFactors.enrolSecondFactor`. */
export async function enrol({
  member,
  crypto,
  now,
  passwordIterations,
}: Context): Promise<SecondFactorEnrolment> {
  const owner = await member.read(['accounts', 'secondFactors'], async (transaction, uid) => {
    await assertRecent(transaction, member, now());
    await assertHasNone(transaction, uid);
    const account = await accountOf(transaction, uid);
    if (!account.verified) throw new BackendError('email-unverified');
    return account;
  });
  const secret = crypto.getRandomValues(new Uint8Array(TOTP_SECRET_BYTES));
  const shown = showSecret(secret);
  return {
    secret: shown,
    uri: totpUri(SITE_NAME, owner.email ?? owner.username, shown),

    async confirm(code) {
      const step = matchTotp(secret, code, now(), -1);
      if (step === null) throw new BackendError('code-refused');
      const codes = makeRecoveryCodes(crypto.getRandomValues(new Uint8Array(RECOVERY_CODES_BYTES)));
      const recoveryCodes = await hashAll(crypto, codes, passwordIterations);
      const scope = { writes: ['secondFactors', ...NOTICES], reads: ['accounts'] } as const;
      await member.write(scope, async (transaction, uid) => {
        if (uid !== owner.uid) throw new BackendError('session-expired');
        await assertRecent(transaction, member, now());
        await assertHasNone(transaction, uid);
        await transaction
          .objectStore('secondFactors')
          .add({ uid, secret, lastStep: step, addedAt: now(), recoveryCodes, wrongAnswers: [] });
        await tellOfSecurity(transaction, uid, 'second-factor-added', now());
      });
      return codes;
    },
  };
}

async function assertHasNone<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'secondFactors', Mode>,
  uid: string,
): Promise<void> {
  const existing = await transaction.objectStore('secondFactors').getKey(uid);
  if (existing !== undefined) throw new BackendError('second-factor-exists');
}

/**
 * What an account asks for after its password.
 *
 * @param succeed does what the person gave the password for, in the transaction that uses up the answer: of
 * two tabs that give one code at the same time, only one succeeds
 */
export function challengeFor<Written extends StoreName>(
  { store, crypto, now }: Context,
  uid: string,
  writes: readonly Written[],
  succeed: (transaction: Transaction<Written | 'secondFactors', 'readwrite'>) => Promise<void>,
): SecondFactorChallenge {
  const expiresAt = now() + ANSWER_WITHIN;
  return {
    takesRecoveryCodes: true,

    async answer(answer) {
      if (now() > expiresAt) throw new BackendError('challenge-expired');
      const recoveryHash = await hashOfRecovery(answer);
      const isRight = await store.write({ writes: [...writes, 'secondFactors'] }, async (transaction) => {
        const factors = transaction.objectStore('secondFactors');
        const factor = await factors.get(uid);
        if (factor === undefined) throw new BackendError('challenge-expired');
        const wrongAnswers = factor.wrongAnswers.filter((at) => now() - at < WRONG_ANSWERS.within);
        if (wrongAnswers.length >= WRONG_ANSWERS.most) throw new BackendError('too-many-requests');
        const used = recoveryHash ? withoutCode(factor, recoveryHash) : afterCode(factor, answer.code, now());
        await factors.put(used ?? { ...factor, wrongAnswers: [...wrongAnswers, now()] });
        if (used) await succeed(transaction);
        return used !== null;
      });
      // Throw after the transaction: an error inside it would undo the record of the wrong answer.
      if (!isRight) throw new BackendError('code-refused');
    },
  };

  /** Computes the hash before the transaction, which cannot wait for it. Null: it is no recovery code. */
  async function hashOfRecovery({ kind, code }: SecondFactorAnswer) {
    if (kind !== 'recovery') return null;
    const factor = await store.read(['secondFactors'], (transaction) =>
      transaction.objectStore('secondFactors').get(uid),
    );
    return factor ? hashBeside(crypto, code, factor.recoveryCodes) : null;
  }
}

/** The factor after this code is used; null: the code is refused. */
function afterCode(factor: SecondFactorRecord, code: string, now: Instant): SecondFactorRecord | null {
  const lastStep = matchTotp(factor.secret, code, now, factor.lastStep);
  return lastStep === null ? null : { ...factor, lastStep, wrongAnswers: [] };
}

/** The factor after the recovery code with this hash is used; null: there is no such code. */
function withoutCode(factor: SecondFactorRecord, hash: Uint8Array): SecondFactorRecord | null {
  const { recoveryCodes } = factor;
  const hashes = recoveryCodes.hashes.filter((each) => !sameBytes(each, hash));
  if (hashes.length === recoveryCodes.hashes.length) return null;
  return { ...factor, recoveryCodes: { ...recoveryCodes, hashes }, wrongAnswers: [] };
}
