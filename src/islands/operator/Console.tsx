import { address } from '#i18n/language.ts';
import { useStore } from '@nanostores/react';
import { ROUTES } from '#domain/routes.ts';
import type { SettlerStatus } from '#domain/settlement/settler-status.ts';
import { sandboxText } from '#i18n/sandbox.ts';
import { $hasSandbox } from '#stores/sandbox.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { WayOut } from '#ui/feedback/Empty.tsx';
import { PendingNotice } from '#ui/feedback/PaintOnce.tsx';
import { ViewBoundary } from '#ui/feedback/ViewBoundary.tsx';
import { useFocusOnChange } from '#ui/feedback/use-focus-on-change.ts';
import styles from './Console.module.css';
import { ConsoleFrame } from './ConsoleFrame.tsx';
import { loadLaterView } from './load-later-view.ts';
import { $foundTitle, $isSettlerSilent, $isSettling, $part, $settlement } from './model.ts';
import { DepositQueue, WithdrawalQueue } from './queue/Queues.tsx';
import { operatorText, settlementText } from './text.ts';

/** The parts of the console, one at a time. Each has a URL. */
export function Console({ offers }: { readonly offers: SiteOffers }) {
  const view = useStore($part);
  const found = useStore($foundTitle);
  const heading = useFocusOnChange<HTMLHeadingElement>(view);
  const isSettling = useStore($isSettling);
  const way = (
    <Deferred load={loadLaterView} fallback={null}>
      {({ Fill }) => <Fill offers={offers} />}
    </Deferred>
  );
  return (
    <ConsoleFrame
      current={view}
      about={
        <ViewBoundary>
          {isSettling && <SettlementNotice />}
          <SandboxNotice />
        </ViewBoundary>
      }
    >
      {!isSettling && (
        <ViewBoundary>
          <SettlementNotice />
        </ViewBoundary>
      )}
      <section className={styles.view} data-view={view} aria-labelledby="operator-view">
        <h2 id="operator-view" tabIndex={-1} ref={heading}>
          {found ?? operatorText.view[view]}
        </h2>
        {/* A sample community would fill every part but this one: nothing of it fails. */}
        <WayOut value={view === 'set-aside' ? null : way}>
          <ViewBoundary key={view}>
            {view === 'deposits' && <DepositQueue offers={offers} />}
            {view === 'withdrawals' && <WithdrawalQueue offers={offers} />}
            {view !== 'deposits' && view !== 'withdrawals' && (
              <Deferred load={loadLaterView}>
                {({ LaterView }) => <LaterView view={view} offers={offers} />}
              </Deferred>
            )}
          </ViewBoundary>
        </WayOut>
      </section>
    </ConsoleFrame>
  );
}

/** Explains the sandbox, whose programme lives in this browser alone. */
function SandboxNotice() {
  if (!useStore($hasSandbox)) return null;
  return (
    <p>
      {sandboxText.notice} <a href={address(ROUTES.backup.path)}>{sandboxText.backup}</a>
    </p>
  );
}

/** Whether the settler runs, and how many requests wait for it. Announced only if it does not run. */
export function SettlementNotice() {
  return (
    <RemoteView store={$settlement} fallback={<PendingNotice />}>
      {({ settlement }) => {
        if (settlement.kind === 'browser') return null;
        if (settlement.status === null)
          return (
            <p className="notice notice--danger" role="alert">
              {settlementText.never}
            </p>
          );
        return <Settler status={settlement.status} />;
      }}
    </RemoteView>
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
