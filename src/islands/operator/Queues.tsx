import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { $now } from '#stores/clock.ts';
import type { SampleOffers } from '#stores/sandbox.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { ProofPicture } from './ProofPicture.tsx';
import { Queue } from './Queue.tsx';
import { DepositDetails, WithdrawalDetailsList } from './RequestDetails.tsx';
import {
  $depositQueue,
  $withdrawalQueue,
  type QueuedDeposit,
  type QueuedWithdrawal,
  type PendingRequest,
} from './model.ts';

export function DepositQueue({ offers }: { readonly offers: SampleOffers }) {
  return (
    <RemoteView store={$depositQueue}>{(queue) => <Deposits queue={queue} offers={offers} />}</RemoteView>
  );
}

export function WithdrawalQueue() {
  return <RemoteView store={$withdrawalQueue}>{(queue) => <Withdrawals queue={queue} />}</RemoteView>;
}

interface DepositsProps {
  readonly queue: readonly QueuedDeposit[];
  readonly offers: SampleOffers;
}

function Deposits({ queue, offers }: DepositsProps) {
  const now = useStore($now);
  const rows = useMemo(() => queue.map((each): PendingRequest => ({ of: 'deposit', ...each })), [queue]);
  return (
    <Queue of="deposit" rows={rows} isOverdue={(row) => row.of === 'deposit' && now > row.deposit.dueAt}>
      {(row) =>
        row.of === 'deposit' && (
          <>
            <DepositDetails deposit={row.deposit} offers={offers} />
            <ProofPicture member={row.member} deposit={row.deposit} />
          </>
        )
      }
    </Queue>
  );
}

function Withdrawals({ queue }: { readonly queue: readonly QueuedWithdrawal[] }) {
  const rows = useMemo(() => queue.map((each): PendingRequest => ({ of: 'withdrawal', ...each })), [queue]);
  return (
    <Queue of="withdrawal" rows={rows} isOverdue={() => false}>
      {(row) => row.of === 'withdrawal' && <WithdrawalDetailsList withdrawal={row.withdrawal} />}
    </Queue>
  );
}
