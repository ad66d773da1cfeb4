import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { RemoteStore } from '#stores/remote-data.ts';
import { Failed } from '#ui/feedback/Failed.tsx';
import { PendingPart } from '#ui/feedback/PaintOnce.tsx';

interface Props<Value> {
  readonly store: RemoteStore<Value>;
  /** Shown while it loads. */
  readonly fallback?: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** Remote data: a skeleton while loading, an error with a retry, or the children with the value. */
export function RemoteView<Value>({ store, fallback = <PendingPart />, children }: Props<Value>) {
  const data = useStore(store);
  if (data.state === 'failed') return <Failed failure={data.failure} onRetry={store.retry} />;
  if (data.state === 'ready') return children(data.value);
  return fallback;
}
