import { useMemo } from 'react';
import {
  $depositQueue,
  $withdrawalQueue,
  type Page,
  type QueuedDeposit,
  type QueuedWithdrawal,
  type PendingRequest,
  type QueueLine,
} from '#islands/operator/model.ts';
import type { SampleOffers } from '#stores/sandbox.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { ProofPicture } from './ProofPicture.tsx';
import { Queue } from './Queue.tsx';
import { DepositDetails, WithdrawalDetailsList } from './RequestDetails.tsx';

export function DepositQueue({ offers }: { readonly offers: SampleOffers }) {
  return (
    <RemoteView store={$depositQueue}>{(queue) => <Deposits queue={queue} offers={offers} />}</RemoteView>
  );
}

export function WithdrawalQueue({ offers }: { readonly offers: SampleOffers }) {
  return (
    <RemoteView store={$withdrawalQueue}>
      {(queue) => <Withdrawals queue={queue} offers={offers} />}
    </RemoteView>
  );
}

interface QueueProps<Request> {
  readonly queue: Page<QueueLine<Request>>;
  readonly offers: SampleOffers;
}

function Deposits({ queue, offers }: QueueProps<QueuedDeposit>) {
  const lines = useMemo(
    () =>
      queue.lines.map(({ requests }) => requests.map((each): PendingRequest => ({ of: 'deposit', ...each }))),
    [queue],
  );
  return (
    <Queue of="deposit" lines={lines} offers={offers} onMore={queue.hasMore ? $depositQueue.showMore : null}>
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

function Withdrawals({ queue, offers }: QueueProps<QueuedWithdrawal>) {
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
      offers={offers}
      onMore={queue.hasMore ? $withdrawalQueue.showMore : null}
    >
      {(row) => row.of === 'withdrawal' && <WithdrawalDetailsList withdrawal={row.withdrawal} />}
    </Queue>
  );
}
