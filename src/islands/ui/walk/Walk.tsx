import { useStore } from '@nanostores/react';
import { $session } from '#stores/session.ts';
import { $hasSandbox, type SampleOffers } from '#stores/sandbox.ts';
import { $walk, type WatchedWalk } from '#stores/walk.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

const load = () => import('./WalkPanel.tsx');

interface Props {
  readonly offers: SampleOffers;
  /** Whether to leave it to another part of the screen to begin a walk. */
  readonly onlyOnceBegun?: boolean;
}

/** In the sandbox: a community in which time passes, and the person's place in it. */
export function Walk({ offers, onlyOnceBegun = false }: Props) {
  const hasSandbox = useStore($hasSandbox);
  const { kind } = useStore($session);
  if (!hasSandbox || kind === 'operator') return null;
  const panel = (walk: WatchedWalk | null) => (
    <Deferred load={load} fallback={<Skeleton />}>
      {({ WalkPanel }) => <WalkPanel walk={walk} offers={offers} />}
    </Deferred>
  );
  return (
    <RemoteView store={$walk}>{(walk) => (walk === null && onlyOnceBegun ? null : panel(walk))}</RemoteView>
  );
}
