import { useStore } from '@nanostores/react';
import type { SettlerStatus } from '#domain/settlement/settler-status.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { PendingNotice } from '#ui/feedback/PaintOnce.tsx';
import { $isSettlerSilent, $settlement } from './model.ts';
import styles from './Console.module.css';
import { settlementText } from './text.ts';

/** Whether the settler runs, and how many requests wait for it. Announced only if it does not run. */
export function SettlementNotice() {
  return (
    <div className={styles.settlement}>
      <RemoteView
        store={$settlement}
        fallback={
          <>
            <PendingNotice />
            <p>{settlementText.looking}</p>
          </>
        }
      >
        {({ settlement }) => {
          if (settlement.kind === 'browser') return <p>{settlementText.browser}</p>;
          if (settlement.status === null)
            return (
              <p className="notice notice--danger" role="alert">
                {settlementText.never}
              </p>
            );
          return <Settler status={settlement.status} />;
        }}
      </RemoteView>
    </div>
  );
}

function Settler({ status }: { readonly status: SettlerStatus }) {
  const isSilent = useStore($isSettlerSilent);
  const { seenAt, settledAt, waiting, oldestSince, setAside, reason, version } = status;
  const waits = (
    <>
      {isSilent ? settlementText.waited(waiting) : settlementText.waiting(waiting)}
      {oldestSince !== null && (
        <>
          {settlementText.oldest} <DateTime at={oldestSince} />
        </>
      )}
      .
    </>
  );
  if (isSilent) {
    return (
      <p className="notice notice--danger" role="alert">
        <strong>
          {settlementText.silent} <DateTime at={seenAt} />.
        </strong>{' '}
        {waits} {settlementText.since}
      </p>
    );
  }
  if (reason !== null) {
    return (
      <p className="notice notice--danger" role="alert">
        <strong>{settlementText.unwell(reason)}</strong> {waits}
      </p>
    );
  }
  return (
    <p>
      {settlementText.alive(version)} {waits}{' '}
      {setAside > 0 && <strong>{settlementText.setAside(setAside)}. </strong>}
      {settledAt !== null && (
        <>
          {settlementText.last} <DateTime at={settledAt} />.
        </>
      )}
    </p>
  );
}
