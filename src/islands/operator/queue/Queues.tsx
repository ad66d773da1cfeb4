import { useMemo } from 'react';
import {
  $depositQueue,
  $withdrawalQueue,
  type DepositQueue as PendingDeposits,
  type PendingRequest,
  type Queue,
  type QueuedDeposit,
  type QueuedWithdrawal,
} from '#islands/operator/model.ts';
import type { SampleOffers } from '#stores/sandbox.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { ProofPicture } from './ProofPicture.tsx';
import { Queue as RequestQueue, type Section } from './Queue.tsx';
import { DepositDetails, WithdrawalDetailsList } from './RequestDetails.tsx';
import { queueText } from './text.ts';

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

const deposit = (each: QueuedDeposit): PendingRequest => ({ of: 'deposit', ...each });
const withdrawal = (each: QueuedWithdrawal): PendingRequest => ({ of: 'withdrawal', ...each });

const sectionOf = <Request,>(
  { lines }: Queue<Request>,
  toPending: (request: Request) => PendingRequest,
): Omit<Section, 'id'> => ({ lines: lines.map(({ requests }) => requests.map(toPending)) });

interface QueueProps<Waiting> {
  readonly queue: Waiting;
  readonly offers: SampleOffers;
}

function Deposits({ queue, offers }: QueueProps<PendingDeposits>) {
  const { proven, declared } = queue;
  const sections = useMemo(() => {
    const withProof = { id: 'proven', ...sectionOf(proven, deposit) };
    if (declared.total === 0) return [withProof];
    const { section } = queueText;
    return [
      {
        ...withProof,
        title: section.proven(proven.total),
        hint: proven.total === 0 ? section.noneProven : null,
      },
      {
        id: 'declared',
        ...sectionOf(declared, deposit),
        title: section.declared(declared.total),
        hint: proven.hasMore ? section.later : section.declaredHint,
      },
    ];
  }, [proven, declared]);
  return (
    <RequestQueue
      of="deposit"
      sections={sections}
      offers={offers}
      onMore={proven.hasMore || declared.hasMore ? $depositQueue.showMore : null}
    >
      {(row) =>
        row.of === 'deposit' && (
          <>
            <DepositDetails deposit={row.deposit} offers={offers} />
            <ProofPicture member={row.member} deposit={row.deposit} />
          </>
        )
      }
    </RequestQueue>
  );
}

function Withdrawals({ queue, offers }: QueueProps<Queue<QueuedWithdrawal>>) {
  const sections = useMemo(() => [{ id: 'held', ...sectionOf(queue, withdrawal) }], [queue]);
  return (
    <RequestQueue
      of="withdrawal"
      sections={sections}
      offers={offers}
      onMore={queue.hasMore ? $withdrawalQueue.showMore : null}
    >
      {(row) => row.of === 'withdrawal' && <WithdrawalDetailsList withdrawal={row.withdrawal} />}
    </RequestQueue>
  );
}
