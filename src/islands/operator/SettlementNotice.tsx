import { useStore } from '@nanostores/react';
import type { SettlerStatus } from '#domain/settlement/settler-status.ts';
import { $isSettlerSilent, $settlement } from '#stores/operator/settlement.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { settlementText as WORDS } from './text.ts';

/** Whether decisions and requests are carried out, and how many wait for that. Read aloud only where they are not. */
export function SettlementNotice() {
  return (
    <div>
      <RemoteView store={$settlement} waiting={<p>{WORDS.looking}</p>}>
        {({ settlement }) => {
          if (settlement.kind === 'browser') return <p>{WORDS.browser}</p>;
          if (settlement.status === null)
            return (
              <p className="notice notice--danger" role="alert">
                {WORDS.never}
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
      {isSilent ? WORDS.waited(waiting) : WORDS.waiting(waiting)}
      {oldestSince !== null && (
        <>
          {WORDS.oldest} <DateTime at={oldestSince} />
        </>
      )}
      .
    </>
  );
  if (isSilent) {
    return (
      <p className="notice notice--danger" role="alert">
        <strong>
          {WORDS.silent} <DateTime at={seenAt} />.
        </strong>{' '}
        {waits} {WORDS.since}
      </p>
    );
  }
  if (reason !== null) {
    return (
      <p className="notice notice--danger" role="alert">
        <strong>{WORDS.unwell(reason)}</strong> {waits}
      </p>
    );
  }
  return (
    <p>
      {WORDS.alive(version)} {waits} {setAside > 0 && <strong>{WORDS.setAside(setAside)}. </strong>}
      {settledAt !== null && (
        <>
          {WORDS.last} <DateTime at={settledAt} />.
        </>
      )}
    </p>
  );
}
