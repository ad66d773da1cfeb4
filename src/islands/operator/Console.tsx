import { useStore } from '@nanostores/react';
import type { SampleOffers } from '#stores/sandbox.ts';
import { useFocusOnChange } from '#ui/feedback/use-focus-on-change.ts';
import { AuditTrail } from './audit/AuditTrail.tsx';
import { Members } from './members/Members.tsx';
import { Payouts } from './payouts/Payouts.tsx';
import { DepositQueue, WithdrawalQueue } from './queue/Queues.tsx';
import { Records } from './records/Records.tsx';
import { SandboxNotice } from './SandboxNotice.tsx';
import { SetAside } from './SetAside.tsx';
import { SettlementNotice } from './SettlementNotice.tsx';
import { Threads } from './threads/Threads.tsx';
import { TotalsTable } from './TotalsTable.tsx';
import styles from './Views.module.css';
import { Views } from './Views.tsx';
import { $view } from './model.ts';
import { operatorText } from './text.ts';

/** The parts of the console, one at a time. Each has a URL. */
export function Console({ offers }: { readonly offers: SampleOffers }) {
  const view = useStore($view);
  const heading = useFocusOnChange<HTMLHeadingElement>(view.view);
  return (
    <>
      <SettlementNotice />
      <Views current={view.view} />
      <section className={styles.view} aria-labelledby="operator-view">
        <h2 id="operator-view" tabIndex={-1} ref={heading}>
          {operatorText.view[view.view]}
        </h2>
        {view.view === 'deposits' && <DepositQueue offers={offers} />}
        {view.view === 'withdrawals' && <WithdrawalQueue offers={offers} />}
        {view.view === 'payouts' && <Payouts />}
        {view.view === 'messages' && <Threads member={view.member} />}
        {view.view === 'members' && <Members member={view.member} coins={offers.coins} />}
        {view.view === 'records' && <Records member={view.member} coins={offers.coins} />}
        {view.view === 'totals' && <TotalsTable />}
        {view.view === 'audit' && <AuditTrail />}
        {view.view === 'set-aside' && <SetAside />}
      </section>
      {/* Last: what waits is what an operator comes for. */}
      <SandboxNotice offers={offers} />
    </>
  );
}
