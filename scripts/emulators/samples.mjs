// Sample accounts for the emulators. They are created through the adapter and the rules; only the steps of a mailbox or
// an operator use administrator's rights.
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { inMemoryPersistence } from 'firebase/auth';
import { openFirebaseBackend } from '#backend/firebase/index.ts';
import { readSecret, totpCode, totpStep } from '#domain/accounts/second-factor/totp.ts';
import { cents } from '#domain/money/cents.ts';
import { paths } from '#firestore/paths.ts';

export const SAMPLE_PASSWORD = 'only test coins here';

export const SAMPLES = [
  { username: 'sample_member', lastName: 'Member', upline: 'tessera' },
  { username: 'sample_partner', lastName: 'Partner', upline: 'sample_member' },
  { username: 'sample_reviewer', lastName: 'Operator', upline: 'tessera', isOperator: true },
].map((sample) => ({ ...sample, email: `${sample.username.replace('_', '-')}@tessera.example` }));

const DEPOSITS = [
  { id: 'sample-credited', package: 'bronze', amount: cents(300_00), coinAmount: '3529.41176471' },
  { id: 'sample-pending', package: 'silver', amount: cents(500_00), coinAmount: '5882.35294118' },
];

/**
 * @param {import('firebase-admin/app').App} admin
 * @param {import('../../src/backend/firebase/config.ts').FirebaseConfig} config of the site
 * @returns the accounts; `secret`: of the second factor, for an authenticator app
 */
export async function addSamples(admin, config) {
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

async function addAccount(backend, auth, { email, username, lastName, upline }) {
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
  await backend.register(registration, { language: 'en' });
  const { uid } = await auth.getUserByEmail(email);
  await auth.updateUser(uid, { emailVerified: true });
  return uid;
}

/** As `npm run operator:grant` does; then the operator adds a second factor by the site's own way. */
async function makeOperator(backend, admin, uid, { email }) {
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
async function addDeposits(backend, admin) {
  const [member, , operator] = SAMPLES;
  await backend.logIn(member.email, SAMPLE_PASSWORD);
  for (const deposit of DEPOSITS) {
    await backend.requestDeposit({
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
      of: 'deposit',
      subject: credited.id,
      decision: 'credit',
      note: 'Sample',
      operator: (await auth.getUserByEmail(operator.email)).uid,
      at: FieldValue.serverTimestamp(),
      status: 'requested',
      refusal: null,
    });
}
