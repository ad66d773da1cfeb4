import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** Has every request vouched for as one of this site's own. A chunk of its own: few projects switch it on. */
export async function switchOn(app: FirebaseApp, siteKey: string): Promise<void> {
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}

/** The script that Firebase loads for it. */
const SCRIPT = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';

/**
 * Firebase names its script by a plain string. Where Trusted Types are in force, the page's default policy is asked
 * about such: this one admits that script alone, and has it keep to Trusted Types itself.
 */
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL(wanted) {
    if (wanted !== SCRIPT) throw new TypeError(`Not the script of App Check: ${wanted}`);
    return `${SCRIPT}&trustedtypes=true`;
  },
});
