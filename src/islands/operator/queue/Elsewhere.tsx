import { useStore } from '@nanostores/react';
import { ViewLink } from '#islands/operator/links.tsx';
import { $depositQueue, $payouts, $withdrawalQueue, queryOf } from '#islands/operator/model.ts';
import { queueText } from './text.ts';

/** Leads from a queue that is done to the next one in which something waits, and to deposits that wait for their proof. */
export function Elsewhere({ than }: { readonly than: 'deposits' | 'withdrawals' | 'payouts' }) {
  const deposits = useStore($depositQueue);
  const withdrawals = useStore($withdrawalQueue);
  const payouts = useStore($payouts);
  const totals = {
    deposits: deposits.state === 'ready' ? deposits.value.proven.total : 0,
    withdrawals: withdrawals.state === 'ready' ? withdrawals.value.total : 0,
    payouts: payouts.state === 'ready' ? payouts.value.total : 0,
  };
  const next = (['withdrawals', 'deposits', 'payouts'] as const).find(
    (view) => view !== than && totals[view] > 0,
  );
  const declared = deposits.state === 'ready' ? deposits.value.declared.total : 0;
  return (
    <>
      {next && (
        <ViewLink query={queryOf(next)} current={undefined} className="button">
          {queueText.elsewhere[next](totals[next])}
        </ViewLink>
      )}
      {than === 'deposits' && declared > 0 && (
        <ViewLink query={queryOf('deposits', { list: 'declared' })} current={undefined}>
          {queueText.elsewhere.declared(declared)}
        </ViewLink>
      )}
    </>
  );
}
