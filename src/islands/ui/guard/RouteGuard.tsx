import { address } from '#i18n/language.ts';
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type Admission, type RouteName, SECOND_FACTOR_LINK } from '#domain/routes.ts';
import { guardText } from '#i18n/ui.ts';
import type { Failure } from '#stores/failure.ts';
import { $departure, watchLinks } from '#stores/navigate.ts';
import { enforceRouteGuard, routeGuardFor } from '#stores/route-guard.ts';
import { $session, $sessionFailure, recheckSession } from '#stores/session.ts';
import { Failed } from '#ui/feedback/Failed.tsx';
import { Offline } from '#ui/feedback/Offline.tsx';

interface Props {
  readonly route: RouteName;
  /** Shown until the session is known and during a redirect. Holds no private data. */
  readonly fallback: ReactNode;
  /** The frame around a notice that replaces the children. */
  readonly around?: (notice: ReactNode) => ReactNode;
  /** Links for visitors whose account may not see the children. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children only for visitors who may see them, and never before the session is known. */
export function RouteGuard({ route, fallback, around = (notice) => notice, instead, children }: Props) {
  const { admission, failure } = useRouteGuard(route);
  const isGuest = useStore($session).kind === 'guest';
  const departure = useStore($departure);

  if (admission.kind === 'enter') return children;
  if (failure) {
    return around(
      <>
        <Offline />
        <Failed failure={failure} onRetry={recheckSession} />
      </>,
    );
  }
  if (admission.kind === 'forbidden') {
    return around(
      <div className="stack">
        <h1>{guardText.forbiddenTitle}</h1>
        <p>
          {guardText.forbiddenText} {!isGuest && guardText.newOperator}
        </p>
        {instead}
      </div>,
    );
  }
  if (admission.kind === 'addSecondFactor') {
    return around(
      <div className="stack">
        <h1>{guardText.secondFactorTitle}</h1>
        <p>{guardText.secondFactorText}</p>
        <p>{guardText.secondFactorHow}</p>
        <div>
          <a className="button" href={address(SECOND_FACTOR_LINK)}>
            {guardText.secondFactorLink}
          </a>
        </div>
      </div>,
    );
  }
  // A redirect that is offline.
  return departure === null ? fallback : around(<Offline />);
}

/**
 * The guard of a page that hides nothing. It redirects visitors who may not stay, and shows a failure when the
 * session cannot be known. `RouteGuard` hides its children until then.
 */
export function RouteRedirect({ route }: { readonly route: RouteName }) {
  const { failure } = useRouteGuard(route);
  return failure && <Failed failure={failure} onRetry={recheckSession} />;
}

interface RouteGuardState {
  readonly admission: Admission;
  /** The failure that keeps the session unknown, or null. */
  readonly failure: Failure | null;
}

/** The guard's decision about the visitor. Redirects visitors who may not stay. */
function useRouteGuard(route: RouteName): RouteGuardState {
  const $admission = useMemo(() => routeGuardFor(route), [route]);
  const admission = useStore($admission);
  const failure = useStore($sessionFailure);

  useEffect(() => enforceRouteGuard($admission), [$admission]);
  useEffect(watchLinks, []);

  return { admission, failure };
}
