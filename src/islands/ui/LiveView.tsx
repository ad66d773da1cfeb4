import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { UI_WORDS } from '../../i18n/ui.ts';
import type { LiveStore } from '../../stores/live.ts';
import { Failed } from './Failed.tsx';

interface Props<Value> {
  readonly store: LiveStore<Value>;
  readonly children: (value: Value) => ReactNode;
}

/** A live value on the screen: a skeleton while it loads, what to do when it failed, the children once it is there. */
export function LiveView<Value>({ store, children }: Props<Value>) {
  const live = useStore(store);
  if (live.state === 'failed') return <Failed failure={live.failure} onRetry={store.retry} />;
  if (live.state === 'ready') return children(live.value);
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{UI_WORDS.loading}</span>
    </div>
  );
}
