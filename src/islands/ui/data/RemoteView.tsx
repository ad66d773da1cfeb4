import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { RemoteStore } from '#stores/remote-data.ts';
import { Failed } from '#ui/feedback/Failed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

interface Props<Value> {
  readonly store: RemoteStore<Value>;
  /** What stands there while it loads. */
  readonly fallback?: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** A live value on the screen: a skeleton while it loads, what to do when it failed, the children once it is there. */
export function RemoteView<Value>({ store, fallback = <Skeleton />, children }: Props<Value>) {
  const data = useStore(store);
  if (data.state === 'failed') return <Failed failure={data.failure} onRetry={store.retry} />;
  if (data.state === 'ready') return children(data.value);
  return fallback;
}
