import { useStore } from '@nanostores/react';
import type { SettlerStatus } from '#domain/settlement/settler-status.ts';
import { $isSettlerSilent, $settlement } from '#stores/operator/settlement.ts';
import { Moment } from '#ui/data/DateTime.tsx';
import { LiveView } from '#ui/data/RemoteView.tsx';
import { SETTLEMENT_WORDS as WORDS } from './text.ts';

/** Whether decisions and requests are carried out, and how many wait for that. Read aloud only where they are not. */
export function SettlementNotice() {
  return (
    <div>
      <LiveView store={$settlement} waiting={<p>{WORDS.looking}</p>}>
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
      </LiveView>
    </div>
  );
}

function Settler({ status }: { readonly status: SettlerStatus }) {
  const isSilent = useStore($isSettlerSilent);
  const { seenAt, settledAt, waiting, oldestSince, reason, version } = status;
  const waits = (
    <>
      {isSilent ? WORDS.waited(waiting) : WORDS.waiting(waiting)}
      {oldestSince !== null && (
        <>
          {WORDS.oldest} <Moment at={oldestSince} />
        </>
      )}
      .
    </>
  );
  if (isSilent) {
    return (
      <p className="notice notice--danger" role="alert">
        <strong>
          {WORDS.silent} <Moment at={seenAt} />.
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
      {WORDS.alive(version)} {waits}{' '}
      {settledAt !== null && (
        <>
          {WORDS.last} <Moment at={settledAt} />.
        </>
      )}
    </p>
  );
}
