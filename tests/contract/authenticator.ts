import { readSecret, totpCode, totpStep } from '#domain/accounts/second-factor/totp.ts';
import type { Instant } from '#domain/time.ts';

/** An app with one secret. It never shows a code twice: after the present period's code it shows the next one's. */
export interface Authenticator {
  code(): string;
}

/** @param secret as the site shows it */
export function openAuthenticator(secret: string, now: () => Instant): Authenticator {
  let last = -1;
  return {
    code() {
      last = Math.max(totpStep(now()), last + 1);
      return totpCode(readSecret(secret), last);
    },
  };
}
