import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { type RouteName, SECOND_FACTOR_ADDRESS } from '#domain/routes.ts';
import { guardText } from '#i18n/ui.ts';
import { $departure } from '#stores/navigate.ts';
import { recheckSession } from '#stores/session.ts';
import { Failed } from '#ui/feedback/Failed.tsx';
import { Offline } from '#ui/feedback/Offline.tsx';
import { useRouteGuard } from './use-route-guard.ts';

interface Props {
  readonly route: RouteName;
  /** Painted until the session is known, and while the visitor is being sent elsewhere. Shows nothing private. */
  readonly waiting: ReactNode;
  /** What stands around a notice that takes the children's place, e.g. the page's frame. */
  readonly around?: (notice: ReactNode) => ReactNode;
  /** A way on for those whose account may not see the children. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** Paints its children for those who may see them, and never before that is known. */
export function RouteGuard({ route, waiting, around = (notice) => notice, instead, children }: Props) {
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
          <a className="button" href={SECOND_FACTOR_ADDRESS}>
            {guardText.secondFactorLink}
          </a>
        </div>
      </div>,
    );
  }
  // On the way elsewhere, and the way is cut.
  return departure === null ? waiting : around(<Offline />);
}
