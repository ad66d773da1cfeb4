// Sample accounts for the emulators. They are created through the adapter and the rules; only the steps of a mailbox or
// an operator use administrator's rights.
import type { App } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { inMemoryPersistence } from 'firebase/auth';
import type { FirebaseConfig } from '#backend/firebase/config.ts';
import { openFirebaseBackend } from '#backend/firebase/index.ts';
import type { Backend } from '#backend/port/backend.ts';
import { readSecret, totpCode, totpStep } from '#domain/accounts/second-factor/totp.ts';
import { cents } from '#domain/money/cents.ts';
import { paths } from '#firestore/paths.ts';

export const SAMPLE_PASSWORD = 'only test coins here';

interface Sample {
  readonly username: string;
  readonly lastName: string;
  readonly email: string;
  readonly upline: string;
  readonly isOperator: boolean;
}

export const SAMPLES = [
  sampleOf('member', 'Member', 'tessera'),
  sampleOf('partner', 'Partner', 'sample_member'),
  { ...sampleOf('reviewer', 'Operator', 'tessera'), isOperator: true },
] as const;

function sampleOf(name: string, lastName: string, upline: string): Sample {
  const email = `sample-${name}@tessera.example`;
  return { username: `sample_${name}`, lastName, email, upline, isOperator: false };
}

const DEPOSITS = [
  { id: 'sample-credited', package: 'bronze', amount: cents(300_00), coinAmount: '3529.41176471' },
  { id: 'sample-pending', package: 'silver', amount: cents(500_00), coinAmount: '5882.35294118' },
] as const;

/** @returns the accounts; `secret`: of an operator’s second factor, for an authenticator app */
export async function addSamples(
  admin: App,
  config: FirebaseConfig,
): Promise<readonly (Sample & { readonly secret: string | null })[]> {
  const backend = await openFirebaseBackend(config, {
    persistence: [inMemoryPersistence],
    origin: 'http://localhost',
  });
  const accounts = [];
  for (const sample of SAMPLES) {
    const uid = await addAccount(backend, getAuth(admin), sample);
    const secret = sample.isOperator ? await makeOperator(backend, admin, uid, sample) : null;
    accounts.push({ ...sample, secret });
  }
  await addDeposits(backend, admin);
  return accounts;
}

async function addAccount(backend: Backend, auth: Auth, sample: Sample): Promise<string> {
  const { email, username, lastName, upline } = sample;
  const registration = {
    firstName: 'Sample',
    lastName,
    email,
    username,
    phoneNumber: null,
    country: null,
    password: SAMPLE_PASSWORD,
    upline,
  };
  await backend.register(registration, { languages: ['en'] });
  const { uid } = await auth.getUserByEmail(email);
  await auth.updateUser(uid, { emailVerified: true });
  return uid;
}

/** As `npm run operator:grant` does; then the operator adds a second factor by the site's own way. */
async function makeOperator(backend: Backend, admin: App, uid: string, { email }: Sample): Promise<string> {
  await getAuth(admin).setCustomUserClaims(uid, { operator: true });
  const db = getFirestore(admin);
  const grant = { by: 'npm run start:firebase', at: FieldValue.serverTimestamp() };
  await db.doc(paths.operator(uid)).create({ grantedBy: grant.by, grantedAt: grant.at });
  await db.collection(paths.grants()).add({ uid, change: 'granted', ...grant });

  await backend.logIn(email, SAMPLE_PASSWORD);
  const { secret, confirm } = await backend.enrolSecondFactor();
  await confirm(totpCode(readSecret(secret), totpStep(Date.now())));
  await backend.logOut();
  return secret;
}

/** One deposit that the settler credits, and one that stays pending. */
async function addDeposits(backend: Backend, admin: App): Promise<void> {
  const [member, , operator] = SAMPLES;
  await backend.logIn(member.email, SAMPLE_PASSWORD);
  for (const deposit of DEPOSITS) {
    await backend.submitDeposit({
      ...deposit,
      coin: 'dogecoin',
      network: 'testnet',
      address: 'nnieym48181hVLFpoYN7vw15atqJPRJDhq',
    });
  }
  await backend.logOut();

  const auth = getAuth(admin);
  const { uid } = await auth.getUserByEmail(member.email);
  const [credited] = DEPOSITS;
  await getFirestore(admin)
    .doc(paths.decision(uid, 'deposit', credited.id))
    .create({
      kind: 'deposit',
      requestId: credited.id,
      outcome: 'credit',
      note: 'Sample',
      operator: (await auth.getUserByEmail(operator.email)).uid,
      at: FieldValue.serverTimestamp(),
      status: 'requested',
      refusal: null,
    });
}
