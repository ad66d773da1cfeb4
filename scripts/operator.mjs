// Grants or revokes the rights of an operator, removes a second factor whose device is lost, and finds the account of an
// e-mail address, which only the identity service knows. Works on the emulators that
// FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST name, or else on the project of Google's application default
// credentials.
//
//   npm run operator:grant -- E-MAIL --by NAME
//   npm run operator:revoke -- E-MAIL --by NAME
//   npm run second-factor:remove -- E-MAIL --by NAME
//   npm run member:find -- E-MAIL
//
// An operator has the custom claim `operator`, a place on the list (`operators/{uid}`) and a second factor: firestore.rules
// ask for all three. NAME is the name of the person who runs this; the operators' audit trail shows it.
import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { DEFAULT_DATABASE } from '#backend/firebase/project-id.ts';
import { paths } from '#firestore/paths.ts';
import { PROJECT } from './emulators/start.mjs';

const ACTIONS = { grant, revoke, 'remove-factor': removeFactor, find };

const { values, positionals } = parseArgs({ options: { by: { type: 'string' } }, allowPositionals: true });
const [verb, email] = positionals;
const by = values.by?.trim();
const act = ACTIONS[verb];
if (!act || !email || (!by && act !== find)) {
  fail(
    `Usage: ${Object.keys(ACTIONS).join('|')} E-MAIL --by NAME, as in npm run operator:grant -- E-MAIL --by NAME`,
  );
}

const isEmulated = Boolean(process.env.FIREBASE_AUTH_EMULATOR_HOST);
const app = initializeApp(isEmulated ? { projectId: process.env.GCLOUD_PROJECT ?? PROJECT } : {});
const auth = getAuth(app);
const db = getFirestore(app, process.env.FIRESTORE_DATABASE || DEFAULT_DATABASE);

try {
  console.log(await act(await auth.getUserByEmail(email)));
} catch (failure) {
  fail(explain(failure));
}
await deleteApp(app);

async function grant({ uid, emailVerified, customClaims = {} }) {
  // The person who registered an unverified address may not own it.
  if (!emailVerified) {
    fail(`${email} is not verified yet. Its holder follows the link in the verification mail first.`);
  }
  const isListed = (await db.doc(paths.operator(uid)).get()).exists;
  if (isListed && customClaims.operator === true) return `${email} is an operator already.`;
  await auth.setCustomUserClaims(uid, { ...customClaims, operator: true });
  const batch = db.batch();
  batch.set(db.doc(paths.operator(uid)), { grantedBy: by, grantedAt: FieldValue.serverTimestamp() });
  await record(batch, uid, 'granted').commit();
  return `${email} is an operator from the next log-in on, with a second factor: the site shows how to add one.`;
}

async function revoke({ uid, customClaims = {} }) {
  const { operator, ...others } = customClaims;
  const isListed = (await db.doc(paths.operator(uid)).get()).exists;
  if (!isListed && operator !== true) return `${email} is not an operator.`;
  // The list first: removal from it takes effect at once.
  await record(db.batch().delete(db.doc(paths.operator(uid))), uid, 'revoked').commit();
  await auth.setCustomUserClaims(uid, others);
  await auth.revokeRefreshTokens(uid);
  return `${email} is an operator no longer, from this moment on.`;
}

async function removeFactor({ uid, multiFactor }) {
  if (!multiFactor?.enrolledFactors?.length) return `${email} has no second factor.`;
  // The audit trail first, the sessions before the factor: after a failure the next run finds a factor, and does all again.
  await record(db.batch(), uid, 'factor-removed').commit();
  await auth.revokeRefreshTokens(uid);
  await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
  return `${email} has no second factor any more, and logs in by the password alone.`;
}

async function find({ uid }) {
  const account = await db.doc(paths.account(uid)).get();
  return account.exists ? `${uid} ${account.get('username')}` : `${uid} has no account yet.`;
}

/** Adds an audit record to a batch. */
function record(batch, uid, change) {
  const at = FieldValue.serverTimestamp();
  return batch.create(db.collection(paths.grants()).doc(), { uid, change, by, at });
}

function explain({ code, message }) {
  if (code === 'auth/user-not-found') return `No account is registered with ${email}.`;
  if (code === 'auth/invalid-email') return `${email} is not an e-mail address.`;
  if (/ECONNREFUSED/.test(message)) {
    return `No Auth emulator answers at ${process.env.FIREBASE_AUTH_EMULATOR_HOST}.`;
  }
  if (code === 'app/invalid-credential' || /credential|project id/i.test(message)) {
    return `${message}\n\nLog in by \`gcloud auth application-default login\` (or set GOOGLE_APPLICATION_CREDENTIALS to a service account’s key file), and set GOOGLE_CLOUD_PROJECT to the project’s id.`;
  }
  return `${code ?? 'Failed'}: ${message}`;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
