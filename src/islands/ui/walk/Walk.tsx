import { useStore } from '@nanostores/react';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { $mayWalk, $tourMarks, $walk } from '#stores/walk.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

const load = () => import('./walk-parts.ts');

interface Props {
  readonly offers: SiteOffers;
  /** Whether the tour is on the same screen: a walk begins there or below, and money comes there. */
  readonly besideTour?: boolean;
  /** Whether something else on the screen leads. */
  readonly isQuiet?: boolean;
}

/** In the sandbox: a community in which time passes, as a bar above what its time changes. */
export function Walk({ offers, besideTour = false, isQuiet = false }: Props) {
  const mayWalk = useStore($mayWalk);
  const isTouring = !useStore($tourMarks).includes('closed');
  if (!mayWalk) return null;
  return (
    <RemoteView store={$walk}>
      {(walk) =>
        walk === null && besideTour ? null : (
          <Deferred load={load} fallback={<Skeleton />}>
            {({ BeginPanel, WalkBar }) =>
              walk === null ? (
                <BeginPanel offers={offers} />
              ) : (
                <WalkBar
                  walk={walk}
                  offers={offers}
                  isHome={besideTour}
                  isTouring={besideTour && isTouring}
                  isQuiet={isQuiet}
                />
              )
            }
          </Deferred>
        )
      }
    </RemoteView>
  );
}

/** The way to another walk, below everything else; to the first one, if the tour has ended without it. */
export function OtherWalk({ offers }: Pick<Props, 'offers'>) {
  const mayWalk = useStore($mayWalk);
  const isTouring = !useStore($tourMarks).includes('closed');
  if (!mayWalk) return null;
  return (
    <RemoteView store={$walk}>
      {(walk) =>
        walk === null && isTouring ? null : (
          <Deferred load={load} fallback={null}>
            {({ BeginPanel, WalkFoot }) =>
              walk === null ? <BeginPanel offers={offers} /> : <WalkFoot walk={walk} offers={offers} />
            }
          </Deferred>
        )
      }
    </RemoteView>
  );
}
