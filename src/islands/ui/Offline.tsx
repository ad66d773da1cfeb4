import { useStore } from '@nanostores/react';
import { UI_WORDS } from '../../i18n/ui.ts';
import { $online } from '../../stores/online.ts';
import { useHydrated } from './use-hydrated.ts';

/** The region stays in the page, so that what appears in it is spoken. */
export function Offline() {
  const isHydrated = useHydrated();
  return <div role="status">{isHydrated && <OfflineNotice />}</div>;
}

function OfflineNotice() {
  const isOnline = useStore($online);
  return !isOnline && <p className="notice notice--danger">{UI_WORDS.offline}</p>;
}
