import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { Admission, RouteName } from '#domain/routes.ts';
import type { Failure } from '#stores/failure.ts';
import { watchLinks } from '#stores/navigate.ts';
import { routeGuardFor, enforceRouteGuard } from '#stores/route-guard.ts';
import { $sessionFailure } from '#stores/session.ts';

interface RouteGuardState {
  readonly admission: Admission;
  /** The failure that keeps the session unknown, or null. */
  readonly failure: Failure | null;
}

/** The guard's decision about the visitor. Redirects visitors who may not stay. */
export function useRouteGuard(route: RouteName): RouteGuardState {
  const $admission = useMemo(() => routeGuardFor(route), [route]);
  const admission = useStore($admission);
  const failure = useStore($sessionFailure);

  useEffect(() => enforceRouteGuard($admission), [$admission]);
  useEffect(watchLinks, []);

  return { admission, failure };
}
