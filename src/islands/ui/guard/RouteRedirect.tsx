import type { RouteName } from '#domain/routes.ts';
import { recheckSession } from '#stores/session.ts';
import { Failed } from '#ui/feedback/Failed.tsx';
import { useRouteGuard } from './use-route-guard.ts';

/**
 * The guard of a page that hides nothing. It redirects visitors who may not stay, and shows a failure when the
 * session cannot be known. `RouteGuard` hides its children until then.
 */
export function RouteRedirect({ route }: { readonly route: RouteName }) {
  const { failure } = useRouteGuard(route);
  return failure && <Failed failure={failure} onRetry={recheckSession} />;
}
