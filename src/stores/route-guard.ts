import { computed, type ReadableAtom } from 'nanostores';
import { isSignedIn } from '#domain/accounts/session.ts';
import { type Admission, admit, type RouteName, ROUTES } from '#domain/routes.ts';
import { forgetDraftsOfOthers } from './message-draft.ts';
import { navigateReplace } from './navigate.ts';
import { $session, recheckSession } from './session.ts';

/** Where a log-out leads, in each tab. Who comes to a private page signed out is sent to register instead. */
const LANDING = '/';

let exit = LANDING;

/** Has the end of the session lead this tab elsewhere; without an address, to the landing again. */
export function setSignOutTarget(url: string = LANDING): void {
  exit = url;
}

/** What the guard says to the present visitor of a page. */
export function routeGuardFor(route: RouteName): ReadableAtom<Admission> {
  return computed($session, (session) => {
    const { pathname, search, hash } = location;
    return admit(ROUTES[route].access, session, { pathname, search, hash });
  });
}

/**
 * Carries out what the gate says for as long as the page is open: leaves the page when the visitor may not stay,
 * also after a log-out in another tab or a page brought back by the browser's back button.
 */
export function enforceRouteGuard($admission: ReadableAtom<Admission>): () => void {
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) recheckSession();
  };
  window.addEventListener('pageshow', onPageShow);
  let wasIn = false;
  const unsubscribe = $admission.subscribe((admission) => {
    const session = $session.get();
    if (session.kind !== 'unknown') forgetDraftsOfOthers(isSignedIn(session) ? session.uid : null);
    const hasLoggedOut = wasIn && session.kind === 'signedOut';
    if (admission.kind === 'redirect') navigateReplace(hasLoggedOut ? exit : admission.to);
    wasIn = admission.kind === 'enter';
  });
  return () => {
    window.removeEventListener('pageshow', onPageShow);
    unsubscribe();
  };
}
