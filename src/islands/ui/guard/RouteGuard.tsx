import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { type RouteName, SECOND_FACTOR_LINK } from '#domain/routes.ts';
import { guardText } from '#i18n/ui.ts';
import { $departure } from '#stores/navigate.ts';
import { recheckSession } from '#stores/session.ts';
import { Failed } from '#ui/feedback/Failed.tsx';
import { Offline } from '#ui/feedback/Offline.tsx';
import { useRouteGuard } from './use-route-guard.ts';

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
      <div className="notice">
        <h1>{guardText.forbiddenTitle}</h1>
        <p>{guardText.forbiddenText}</p>
        {instead}
      </div>,
    );
  }
  if (admission.kind === 'addSecondFactor') {
    return around(
      <div className="notice stack">
        <h1>{guardText.secondFactorTitle}</h1>
        <p>{guardText.secondFactorText}</p>
        <p>{guardText.secondFactorHow}</p>
        <div>
          <a className="button" href={SECOND_FACTOR_LINK}>
            {guardText.secondFactorLink}
          </a>
        </div>
      </div>,
    );
  }
  // A redirect that is offline.
  return departure === null ? fallback : around(<Offline />);
}
