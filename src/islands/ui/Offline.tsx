import { useStore } from '@nanostores/react';
import { UI_WORDS } from '../../i18n/ui.ts';
import { $online } from '../../stores/online.ts';

/** The region stays in the page, so that what appears in it is spoken. */
export function Offline() {
  const isOnline = useStore($online);
  return <div role="status">{!isOnline && <p className="notice notice--danger">{UI_WORDS.offline}</p>}</div>;
}
