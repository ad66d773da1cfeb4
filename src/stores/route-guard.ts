import { pageAt } from '#i18n/language.ts';
import { computed, type ReadableAtom } from 'nanostores';
import { isSignedIn } from '#domain/accounts/session.ts';
import { type Admission, admit, type RouteName, ROUTES } from '#domain/routes.ts';
import { forgetDraftsOfOthers } from './message-draft.ts';
import { navigateReplace } from './navigate.ts';
import { persisted } from './persisted.ts';
import { $session, recheckSession } from './session.ts';

/** Log-out leads here, in each tab, and the landing says so. Where other visitors are sent, `admit` says. */
const LOGGED_OUT = '/#logged-out';

let exit = LOGGED_OUT;

/** Public pages show by it, before they are painted, "My account" or "Log in". A hint, never authority. */
const $lastSession = persisted<'in' | 'out'>(
  'session',
  'out',
  (text) => (text === 'in' ? text : null),
  (value) => value,
);

/** Sets where this tab goes when the session ends; without a URL, the landing. */
export function setSignOutTarget(url: string = LOGGED_OUT): void {
  exit = url;
}

/** The guard's decision about the present visitor of a page. */
export function routeGuardFor(route: RouteName): ReadableAtom<Admission> {
  return computed($session, (session) => {
    const { pathname, search, hash } = location;
    return admit(ROUTES[route].access, session, { pathname: pageAt(pathname), search, hash });
  });
}

/**
 * Carries out the guard's decision while the page is open: leaves the page if the visitor may not stay, also after a
 * log-out in another tab or a return by the browser's back button.
 */
export function enforceRouteGuard($admission: ReadableAtom<Admission>): () => void {
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) recheckSession();
  };
  const ending = new AbortController();
  window.addEventListener('pageshow', onPageShow, { signal: ending.signal });
  let wasIn = false;
  const unsubscribe = $admission.subscribe((admission) => {
    const session = $session.get();
    if (session.kind !== 'unknown') {
      $lastSession.set(isSignedIn(session) ? 'in' : 'out');
      forgetDraftsOfOthers(isSignedIn(session) ? session.uid : null);
    }
    const hasLoggedOut = wasIn && session.kind === 'signedOut';
    if (admission.kind === 'redirect') navigateReplace(hasLoggedOut ? exit : admission.to);
    // Also on a page that is not for this account.
    wasIn = isSignedIn(session);
  });
  return () => {
    ending.abort();
    unsubscribe();
  };
}
