import { useStore } from '@nanostores/react';
import { ViewLink } from '#islands/operator/links.tsx';
import { $depositQueue, $payouts, $withdrawalQueue, queryOf } from '#islands/operator/model.ts';
import { queueText } from './text.ts';

/** Leads from a queue that is done to the next one in which something waits. */
export function Elsewhere({ than }: { readonly than: keyof typeof queueText.elsewhere }) {
  const deposits = useStore($depositQueue);
  const withdrawals = useStore($withdrawalQueue);
  const payouts = useStore($payouts);
  const totals = {
    deposits: deposits.state === 'ready' ? deposits.value.proven.total : 0,
    withdrawals: withdrawals.state === 'ready' ? withdrawals.value.total : 0,
    payouts: payouts.state === 'ready' ? payouts.value.total : 0,
  };
  const next = (['deposits', 'withdrawals', 'payouts'] as const).find(
    (view) => view !== than && totals[view] > 0,
  );
  if (next === undefined) return null;
  return (
    <ViewLink query={queryOf(next)} current={undefined}>
      {queueText.elsewhere[next](totals[next])}
    </ViewLink>
  );
}
