import { useStore } from '@nanostores/react';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { $mayWalk, $tourMarks, $walk, type WatchedWalk } from '#stores/walk.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

const load = () => import('./walk-parts.ts');

interface Props {
  readonly offers: SiteOffers;
  /**
   * Whether the tour is on the same screen: a walk begins there, money comes there, and its buttons lead. Elsewhere a walk
   * is a bar above what its time changes.
   */
  readonly besideTour?: boolean;
}

/** In the sandbox: a community in which time passes, and the person's place in it. */
export function Walk({ offers, besideTour = false }: Props) {
  const mayWalk = useStore($mayWalk);
  const isTouring = !useStore($tourMarks).includes('closed');
  if (!mayWalk) return null;
  const panel = (walk: WatchedWalk | null) => (
    <Deferred load={load} fallback={<Skeleton />}>
      {({ BeginPanel, WalkBar, WalkPanel }) => {
        if (walk === null) return <BeginPanel offers={offers} />;
        if (!besideTour) return <WalkBar walk={walk} offers={offers} />;
        return <WalkPanel walk={walk} offers={offers} isTouring={isTouring} />;
      }}
    </Deferred>
  );
  return (
    <RemoteView store={$walk}>
      {(walk) => (walk === null && besideTour && isTouring ? null : panel(walk))}
    </RemoteView>
  );
}
