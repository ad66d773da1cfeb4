import { useStore } from '@nanostores/react';
import { ROUTES } from '#domain/routes.ts';
import { address } from '#i18n/language.ts';
import { uiText } from '#i18n/ui.ts';
import { $isTouring, $ownWalk } from '#stores/walk.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';

interface Props {
  /** The other way on. */
  readonly path: string;
  readonly children: string;
}

/** The way on of a member who has nothing yet: the tour, and beside it the other way. In a walk the bar's gift leads instead. */
export function TourFirst({ path, children }: Props) {
  const isWalking = useStore($ownWalk) !== null;
  const isTouring = useStore($isTouring) && !isWalking;
  return (
    <div className="cluster">
      <a
        className={isWalking ? 'button button--quiet' : 'button'}
        href={address(isTouring ? ROUTES.home.path : path)}
      >
        {isTouring ? uiText.toTour : children}
      </a>
      {isTouring && <LinkLine href={path}>{children}</LinkLine>}
    </div>
  );
}
