import { type ReactNode, useMemo, useState } from 'react';
import type { UserRef } from '#domain/decisions/decision.ts';
import { depositReference } from '#domain/deposits/deposit-reference.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { type OfferMismatch, offerMismatches } from '#domain/deposits/own-offer.ts';
import { proofProblem } from '#domain/deposits/proof.ts';
import { usd } from '#i18n/format.ts';
import { coinAmount, depositReferenceText, networkName, packageName } from '#i18n/status.ts';
import {
  $depositQueue,
  $withdrawalQueue,
  type DepositQueue as PendingDeposits,
  type PendingRequest,
  type Queue,
  type QueuedDeposit,
  type QueuedWithdrawal,
} from '#islands/operator/model.ts';
import { loadLaterView } from '#islands/operator/load-later-view.ts';
import { CopyFact, payeeFacts } from '#islands/operator/CopyFact.tsx';
import { MemberLink } from '#islands/operator/links.tsx';
import { Age } from '#islands/operator/Age.tsx';
import { userNameOf } from '#islands/operator/text.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { useVisible } from '#ui/canvas/LazyOnVisible.tsx';
import { When } from '#ui/data/When.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { ReadablePicture } from '#ui/data/ReadablePicture.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { StatusOfDeposit } from '#ui/data/RequestStatus.tsx';
import { WalletAddress } from '#ui/data/WalletAddress.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import styles from './ProofPicture.module.css';
import { Queue as RequestQueue } from './Queue.tsx';
import { proofStoreOf, provenAt, sameProofAs } from './model.ts';
import { nameOf } from './notice-text.ts';
import { queueText } from './text.ts';
import type { QueueList } from './use-requests.ts';

export function DepositQueue({ offers }: { readonly offers: SiteOffers }) {
  return (
    <RemoteView store={$depositQueue}>{(queue) => <Deposits queue={queue} offers={offers} />}</RemoteView>
  );
}

export function WithdrawalQueue({ offers }: { readonly offers: SiteOffers }) {
  return (
    <RemoteView store={$withdrawalQueue}>
      {(queue) => <Withdrawals queue={queue} offers={offers} />}
    </RemoteView>
  );
}

const deposit = (each: QueuedDeposit): PendingRequest => ({ kind: 'deposit', ...each });
const withdrawal = (each: QueuedWithdrawal): PendingRequest => ({ kind: 'withdrawal', ...each });

const listOf = <Request,>(
  { rows, total, more }: Queue<Request>,
  toPending: (request: Request) => PendingRequest,
): QueueList => ({ rows: rows.map(({ requests }) => requests.map(toPending)), total, more });

interface QueueProps<Waiting> {
  readonly queue: Waiting;
  readonly offers: SiteOffers;
}

function Deposits({ queue: { proven, declared }, offers }: QueueProps<PendingDeposits>) {
  const ready = useMemo(() => listOf(proven, deposit), [proven]);
  const unproven = useMemo(() => listOf(declared, deposit), [declared]);
  return (
    <RequestQueue kind="deposit" ready={ready} declared={unproven} offers={offers}>
      {(row) =>
        row.kind === 'deposit' && (
          <>
            <DepositDetails row={row} offers={offers} />
            <ProofPicture member={row.member} deposit={row.deposit} offers={offers} />
          </>
        )
      }
    </RequestQueue>
  );
}

function Withdrawals({ queue, offers }: QueueProps<Queue<QueuedWithdrawal>>) {
  const ready = useMemo(() => listOf(queue, withdrawal), [queue]);
  return (
    <RequestQueue kind="withdrawal" ready={ready} offers={offers}>
      {(row) => row.kind === 'withdrawal' && <WithdrawalDetails row={row} />}
    </RequestQueue>
  );
}

type PendingDeposit = Extract<PendingRequest, { kind: 'deposit' }>;

interface DepositProps {
  readonly deposit: Deposit;
  readonly offers: SiteOffers;
}

/** What the member declared, to compare with the proof beside it. */
function DepositDetails({ row, offers }: Pick<DepositProps, 'offers'> & { readonly row: PendingDeposit }) {
  const { deposit } = row;
  const symbol = offers.coins.find(({ id }) => id === deposit.coin)?.symbol ?? deposit.coin;
  const chosen = packageName(deposit.package, offers.packages);
  const mismatches = offerMismatches(deposit, offers);
  const reference = depositReference(deposit.id);
  const marked = (value: ReactNode, mismatch: OfferMismatch) =>
    mismatches.includes(mismatch) ? (
      <span className="cluster">
        <span>{value}</span>
        <span className="chip chip--refused">{queueText.mismatch[mismatch]}</span>
      </span>
    ) : (
      value
    );
  return (
    <DescriptionList
      items={[
        {
          label: depositReferenceText.label,
          value: (
            <CopyFact text={reference} label={depositReferenceText.copy(reference)}>
              <code>{reference}</code>
            </CopyFact>
          ),
        },
        { label: queueText.declared, value: marked(coinAmount(deposit.coinAmount, symbol), 'amount') },
        { label: queueText.package, value: chosen },
        { label: queueText.network, value: networkName(deposit.coin, deposit.network) },
        {
          label: queueText.address,
          value: marked(
            <CopyFact text={deposit.address} label={queueText.copy(queueText.address, reference)}>
              <WalletAddress address={deposit.address} />
            </CopyFact>,
            'address',
          ),
        },
        askedAt(deposit),
      ]}
    />
  );
}

function WithdrawalDetails({ row }: { readonly row: Extract<PendingRequest, { kind: 'withdrawal' }> }) {
  const { withdrawal } = row;
  return <DescriptionList items={[askedAt(withdrawal), ...payeeFacts(withdrawal.details, nameOf(row))]} />;
}

/** When it was asked for, and how long it can wait or has waited. */
const askedAt = (request: Deposit | Withdrawal) => ({
  label: queueText.askedAt,
  value: (
    <>
      <When at={request.createdAt} /> · <Age of={request} />
    </>
  ),
});

interface Props extends DepositProps {
  readonly member: UserRef;
}

/** A deposit's proof. Loaded when it comes into view: a queue may be long, and pictures are large. */
function ProofPicture({ member, deposit, offers }: Props) {
  const { ref, isSeen } = useVisible<HTMLElement>();
  return (
    <figure className={styles.proof} ref={ref}>
      <figcaption>{queueText.proof}</figcaption>
      {deposit.proofAt === null ? (
        <p className={styles.none}>{queueText.noProof}</p>
      ) : isSeen ? (
        <Present key={deposit.proofAt} member={member} deposit={deposit} offers={offers} />
      ) : (
        <ProofSkeleton />
      )}
    </figure>
  );
}

/** A skeleton without an announcement: a queue has many pictures. */
const ProofSkeleton = () => <div className="skeleton" aria-hidden="true" />;

function Present({ member, deposit, offers }: Props) {
  const store = proofStoreOf(member.uid, deposit);
  const what = queueText.what.deposit(usd(deposit.amount), userNameOf(member));
  const symbol = offers.coins.find(({ id }) => id === deposit.coin)?.symbol ?? deposit.coin;
  const expected = queueText.expected(coinAmount(deposit.coinAmount, symbol), deposit.address);
  return (
    <>
      <UsedElsewhere member={member} deposit={deposit} />
      <RemoteView store={store} fallback={<ProofSkeleton />}>
        {(proof) =>
          proof ? (
            <ReadablePicture picture={proof} check={proofProblem}>
              {(url) =>
                url === undefined ? (
                  <ProofSkeleton />
                ) : (
                  <Thumbnail url={url} what={what} expected={expected} />
                )
              }
            </ReadablePicture>
          ) : (
            <p className={styles.none}>{queueText.noProof}</p>
          )
        }
      </RemoteView>
    </>
  );
}

/** Says above the picture that it proves other payments too, and which of them came first: the others are copies. */
function UsedElsewhere({ member, deposit }: Omit<Props, 'offers'>) {
  const { uid, username, isSample } = member;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture is what counts
  const store = useMemo(
    () => sameProofAs({ member: { uid, username, isSample }, deposit }),
    [uid, deposit.id, deposit.proofHash],
  );
  return (
    <RemoteView store={store} fallback={null}>
      {({ before, after }) => (
        <>
          <SamePicture text={queueText.usedBefore} tone="danger" found={before} />
          <SamePicture text={queueText.usedAfter} tone="warning" found={after} />
        </>
      )}
    </RemoteView>
  );
}

interface SameProps {
  readonly text: string;
  readonly tone: 'danger' | 'warning';
  readonly found: readonly Pick<QueuedDeposit, 'member' | 'deposit'>[];
}

function SamePicture({ text, tone, found }: SameProps) {
  if (found.length === 0) return null;
  return (
    <div className={`notice notice--${tone}`} role="status">
      <p>{text}</p>
      <ul>
        {found.map(({ member, deposit }) => (
          <li key={`${member.uid} ${deposit.id}`}>
            {usd(deposit.amount)} <MemberLink member={member} /> · <When at={provenAt(deposit)} />{' '}
            <StatusOfDeposit deposit={deposit} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ThumbnailProps {
  readonly url: string;
  readonly what: string;
  /** The payment that the picture has to show. */
  readonly expected: string;
}

function Thumbnail({ url, what, expected }: ThumbnailProps) {
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.thumbnail}
        aria-label={queueText.label(queueText.enlarge, what)}
        aria-haspopup="dialog"
        data-enlarge
        onClick={() => setLarge(true)}
      >
        <img src={url} alt="" />
      </button>
      {isLarge && (
        <Deferred load={loadLaterView} fallback={null}>
          {({ ProofDialog }) => (
            <ProofDialog
              url={url}
              alt={queueText.proofAlt(what)}
              expected={expected}
              onClose={() => setLarge(false)}
            />
          )}
        </Deferred>
      )}
    </>
  );
}
