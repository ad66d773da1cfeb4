// Shows the code that an authenticator app would show now for a key, to sign in as the sample operator of
// `npm run start:firebase` without one: npm run totp -- KEY
import { readSecret, totpCode, totpStep } from '#domain/accounts/second-factor/totp.ts';

const [key = ''] = process.argv.slice(2);
if (key === '') {
  console.error('Usage: npm run totp -- KEY');
  process.exitCode = 1;
} else {
  console.log(totpCode(readSecret(key.toUpperCase()), totpStep(Date.now())));
}
