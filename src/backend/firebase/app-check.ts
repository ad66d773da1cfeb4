import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** Attests every request with App Check. This module is a chunk of its own, because few projects enable App Check. */
export function switchOn(app: FirebaseApp, siteKey: string): void {
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}

/** The script that Firebase loads for App Check. */
const SCRIPT = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';

/**
 * Firebase sets its script's URL as a plain string. Under Trusted Types the default policy decides about such
 * strings; this policy allows only that script.
 */
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL(wanted) {
    if (wanted !== SCRIPT) throw new TypeError(`Not the script of App Check: ${wanted}`);
    return `${SCRIPT}&trustedtypes=true`;
  },
});
