import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { sinceWhen } from '#i18n/format.ts';
import { uiText } from '#i18n/ui.ts';
import { $lostSince, $online, hasKeptPages } from '#stores/connectivity.ts';
import { $departure, type Departure, stayHere } from '#stores/navigate.ts';
import { useHydrated } from '#ui/guard/use-hydrated.ts';

/** A live region must be in the page before its text appears. */
export function Offline() {
  const isHydrated = useHydrated();
  return <div role="status">{isHydrated && <OfflineNotice />}</div>;
}

function OfflineNotice() {
  const isOnline = useStore($online);
  const departure = useStore($departure);
  const lostSince = useStore($lostSince);
  if (departure !== null) return <StaysOpen departure={departure} />;
  if (!isOnline) return <WithoutNetwork />;
  return lostSince !== null && <p className="notice notice--danger">{uiText.lost(sinceWhen(lostSince))}</p>;
}

/** What goes on without a network depends on who keeps the accounts, and on the service worker. */
function WithoutNetwork() {
  if (!hasKeptPages()) return <p className="notice notice--danger">{uiText.offline}</p>;
  if (import.meta.env.PUBLIC_BACKEND === 'firebase')
    return <p className="notice notice--danger">{uiText.offlineApp.firebase}</p>;
  return <p className="notice">{uiText.offlineApp.local}</p>;
}

/** Explains why a link did not open. Takes the focus, because the link may be far below. */
function StaysOpen({ departure }: { readonly departure: Departure }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className="notice notice--danger" tabIndex={-1} ref={notice}>
      <p>{uiText.staysOpen}</p>
      <div className="cluster">
        <button type="button" className="button button--quiet" onClick={departure.go}>
          {uiText.openAllTheSame}
        </button>
        {departure.isOptional && (
          <button type="button" className="button button--quiet" onClick={stayHere}>
            {uiText.stayHere}
          </button>
        )}
      </div>
    </div>
  );
}
