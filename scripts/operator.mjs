// Grants or revokes the custom claim `operator`, which firestore.rules check, for the owner of an e-mail address. Works
// on the Auth emulator if FIREBASE_AUTH_EMULATOR_HOST names one, and otherwise on the project of Google's application
// default credentials.
//
// npm run operator:grant -- E-MAIL
// npm run operator:revoke -- E-MAIL
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { PROJECT } from './emulators/start.mjs';

const [verb, email] = process.argv.slice(2);
const isGrant = verb === 'grant';
if (!['grant', 'revoke'].includes(verb) || !email) {
  fail('Usage: npm run operator:grant -- E-MAIL, or npm run operator:revoke -- E-MAIL');
}

const isEmulated = Boolean(process.env.FIREBASE_AUTH_EMULATOR_HOST);
const auth = getAuth(initializeApp(isEmulated ? { projectId: process.env.GCLOUD_PROJECT ?? PROJECT } : {}));

try {
  console.log(await change(await auth.getUserByEmail(email)));
} catch (failure) {
  fail(explain(failure));
}

async function change({ uid, emailVerified, customClaims = {} }) {
  // The person who registered an unverified address may not own it.
  if (isGrant && !emailVerified) {
    fail(`${email} is not verified yet. Its holder follows the link in the verification mail first.`);
  }
  const { operator = false, ...others } = customClaims;
  if (operator === isGrant) return `${email} is ${isGrant ? 'an operator already' : 'not an operator'}.`;

  await auth.setCustomUserClaims(uid, isGrant ? { ...others, operator: true } : others);
  if (isGrant) return `${email} is an operator from the next log-in on.`;
  // Without a new token, the one in use expires within an hour.
  await auth.revokeRefreshTokens(uid);
  return `${email} is an operator no longer: at once after the next log-in, within the hour where still logged in.`;
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
