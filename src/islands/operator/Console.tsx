import { useStore } from '@nanostores/react';
import { OPERATOR_WORDS } from '../../i18n/operator.ts';
import type { SampleOffers } from '../../stores/operator/sandbox.ts';
import { $view } from '../../stores/operator/views.ts';
import { useFocusOnChange } from '../ui/use-focus-on-change.ts';
import { AuditTrail } from './AuditTrail.tsx';
import { Payouts } from './Payouts.tsx';
import { DepositQueue, WithdrawalQueue } from './Queues.tsx';
import { SandboxNotice } from './SandboxNotice.tsx';
import { SettlementNotice } from './SettlementNotice.tsx';
import { Threads } from './Threads.tsx';
import { TotalsTable } from './TotalsTable.tsx';
import { Views } from './Views.tsx';

/** The parts of the console, one at a time, each under an address of its own. */
export function Console({ offers }: { readonly offers: SampleOffers }) {
  const view = useStore($view);
  const heading = useFocusOnChange<HTMLHeadingElement>(view.view);
  return (
    <>
      <SettlementNotice />
      <SandboxNotice offers={offers} />
      <Views current={view.view} />
      <section className="stack" aria-labelledby="operator-view">
        <h2 id="operator-view" tabIndex={-1} ref={heading}>
          {OPERATOR_WORDS.view[view.view]}
        </h2>
        {view.view === 'deposits' && <DepositQueue offers={offers} />}
        {view.view === 'withdrawals' && <WithdrawalQueue />}
        {view.view === 'payouts' && <Payouts />}
        {view.view === 'messages' && <Threads member={view.member} />}
        {view.view === 'totals' && <TotalsTable />}
        {view.view === 'audit' && <AuditTrail />}
      </section>
    </>
  );
}
