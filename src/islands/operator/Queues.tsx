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
  type Page,
  type QueuedDeposit,
  type QueuedWithdrawal,
  type PendingRequest,
  type QueueLine,
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
  readonly queue: Page<QueueLine<QueuedDeposit>>;
  readonly offers: SampleOffers;
}

function Deposits({ queue, offers }: DepositsProps) {
  const now = useStore($now);
  const lines = useMemo(
    () =>
      queue.lines.map(({ requests }) => requests.map((each): PendingRequest => ({ of: 'deposit', ...each }))),
    [queue],
  );
  return (
    <Queue
      of="deposit"
      lines={lines}
      onMore={queue.hasMore ? $depositQueue.showMore : null}
      isOverdue={(row) => row.of === 'deposit' && now > row.deposit.dueAt}
    >
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

function Withdrawals({ queue }: { readonly queue: Page<QueueLine<QueuedWithdrawal>> }) {
  const lines = useMemo(
    () =>
      queue.lines.map(({ requests }) =>
        requests.map((each): PendingRequest => ({ of: 'withdrawal', ...each })),
      ),
    [queue],
  );
  return (
    <Queue
      of="withdrawal"
      lines={lines}
      onMore={queue.hasMore ? $withdrawalQueue.showMore : null}
      isOverdue={() => false}
    >
      {(row) => row.of === 'withdrawal' && <WithdrawalDetailsList withdrawal={row.withdrawal} />}
    </Queue>
  );
}
