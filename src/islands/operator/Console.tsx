import { useStore } from '@nanostores/react';
import type { SampleOffers } from '#stores/sandbox.ts';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { PendingPart } from '#ui/feedback/PaintOnce.tsx';
import { useFocusOnChange } from '#ui/feedback/use-focus-on-change.ts';
import { ViewBoundary } from '#ui/feedback/ViewBoundary.tsx';
import { DepositQueue, WithdrawalQueue } from './queue/Queues.tsx';
import { SandboxNotice } from './SandboxNotice.tsx';
import { SettlementNotice } from './SettlementNotice.tsx';
import styles from './Views.module.css';
import { Views } from './Views.tsx';
import { $part } from './model.ts';
import { operatorText } from './text.ts';

/** All parts but the queues, with which the console opens. */
const loadLaterView = () => import('./LaterView.tsx');

/** The parts of the console, one at a time. Each has a URL. */
export function Console({ offers }: { readonly offers: SampleOffers }) {
  const view = useStore($part);
  const heading = useFocusOnChange<HTMLHeadingElement>(view);
  return (
    <>
      <ViewBoundary>
        <SettlementNotice />
      </ViewBoundary>
      <ViewBoundary>
        <Views current={view} />
      </ViewBoundary>
      <section className={styles.view} aria-labelledby="operator-view">
        <h2 id="operator-view" tabIndex={-1} ref={heading}>
          {operatorText.view[view]}
        </h2>
        <ViewBoundary key={view}>
          {view === 'deposits' && <DepositQueue offers={offers} />}
          {view === 'withdrawals' && <WithdrawalQueue offers={offers} />}
          {view !== 'deposits' && view !== 'withdrawals' && (
            <Deferred load={loadLaterView} fallback={<PendingPart />}>
              {({ LaterView }) => <LaterView view={view} offers={offers} />}
            </Deferred>
          )}
        </ViewBoundary>
      </section>
      {/* Last: what waits is what an operator comes for. */}
      <ViewBoundary>
        <SandboxNotice />
      </ViewBoundary>
    </>
  );
}
