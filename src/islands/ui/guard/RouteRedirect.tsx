import type { RouteName } from '#domain/routes.ts';
import { recheckSession } from '#stores/session.ts';
import { Failed } from '#ui/feedback/Failed.tsx';
import { useRouteGuard } from './use-route-guard.ts';

/**
 * The guard of a page that hides nothing, beside what it shows: sends on whoever may not stay, and says so when it
 * cannot be known who the visitor is. What only some may see stands in `Guarded`.
 */
export function RouteRedirect({ route }: { readonly route: RouteName }) {
  const { failure } = useRouteGuard(route);
  return failure && <Failed failure={failure} onRetry={recheckSession} />;
}
