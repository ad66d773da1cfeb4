import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import type { MemberScreenName } from '#domain/routes.ts';
import { $mayWalk, $screenLeads, $isTouring, $walk } from '#stores/walk.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';

const load = () => import('./walk-parts.ts');

interface Props {
  readonly offers: SiteOffers;
  readonly screen: MemberScreenName;
}

/** In the sandbox: a community in which time passes, as a bar above what its time changes. */
export function Walk(props: Props) {
  const mayWalk = useStore($mayWalk);
  if (!mayWalk) return null;
  return (
    <RemoteView store={$walk}>
      {(walk) =>
        walk && <Deferred load={load}>{({ WalkBar }) => <WalkBar walk={walk} {...props} />}</Deferred>
      }
    </RemoteView>
  );
}

/** A part of the screen calls it, and says whether it has an action of its own: the walk's bar then stands back. */
export function useLead(leads: boolean): void {
  useLayoutEffect(() => {
    $screenLeads.set(leads);
    return () => $screenLeads.set(false);
  }, [leads]);
}

/** The way to another walk, below everything else; to the first one, if the tour has ended without it. */
export function OtherWalk({ offers }: Pick<Props, 'offers'>) {
  const mayWalk = useStore($mayWalk);
  const isTouring = useStore($isTouring);
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
