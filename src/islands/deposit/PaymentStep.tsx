import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type Deposit, dueAt, expiresAt } from '#domain/deposits/deposit.ts';
import type { Package } from '#domain/deposits/package.ts';
import { paymentUri } from '#domain/deposits/payment-uri.ts';
import { coinAmountFor } from '#domain/money/coin-amount.ts';
import { ROUTES } from '#domain/routes.ts';
import { usd } from '#i18n/format.ts';
import { address } from '#i18n/language.ts';
import { calendarDay, price } from '#i18n/market-format.ts';
import {
  correctionReason,
  depositHint,
  depositReferenceText,
  networkName,
  packageName,
} from '#i18n/status.ts';
import { depositOf } from '#stores/deposits.ts';
import { $hasSandbox } from '#stores/sandbox.ts';
import { DepositReference } from '#ui/data/DepositReference.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Unfold } from '#ui/data/Unfold.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { useDating } from '#ui/data/When.tsx';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { OperatorHint } from '#ui/feedback/Hints.tsx';
import { PretendedPayment } from '#ui/feedback/PretendedPayment.tsx';
import { DueTime } from './DueTime.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { PaymentStatus } from './PaymentStatus.tsx';
import styles from './PaymentStep.module.css';
import { $proofForm, type CoinOffer, toggleProofForm } from './model.ts';
import { depositText } from './text.ts';

interface Props {
  readonly id: string;
  readonly coins: readonly CoinOffer[];
  readonly packages: readonly Package[];
}

/** The payment of a recorded deposit, also a later visit. Follows the operator's decision. */
export function PaymentStep({ id, coins, packages }: Props) {
  const store = useMemo(() => depositOf(id), [id]);
  return (
    <RemoteView store={store}>
      {(deposit) => <Payment key={id} deposit={deposit} coins={coins} packages={packages} />}
    </RemoteView>
  );
}

interface PaymentProps extends Omit<Props, 'id'> {
  /** Null if it is not in the history. */
  readonly deposit: Deposit | null;
}

function Payment({ deposit, coins, packages }: PaymentProps) {
  // Only its member can remove a deposit from the history, here or in another tab.
  const [wasInLog, setWasInLog] = useState(deposit !== null);
  if (deposit && !wasInLog) setWasInLog(true);
  const checkout = useRef<HTMLElement>(null);
  useKeptFocus(checkout, deposit?.status);

  if (!deposit) {
    return <p className="notice">{wasInLog ? depositText.paymentDeleted : depositText.paymentUnknown}</p>;
  }
  const offer = coins.find(({ id }) => id === deposit.coin);
  return (
    <section className={styles.checkout} aria-label={depositText.checkout} tabIndex={-1} ref={checkout}>
      {/* In the same place before and after the decision, so that a screen reader tells it. */}
      <PaymentStatus deposit={deposit} />
      {deposit.status === 'pending' ? (
        <>
          <PaymentPanel deposit={deposit} offer={offer}>
            <ProofFold deposit={deposit} />
          </PaymentPanel>
          <PaymentDetails deposit={deposit} offer={offer} packages={packages} />
        </>
      ) : (
        <Outcome deposit={deposit} />
      )}
    </section>
  );
}

/** A decision takes the buttons away, and with them the focus: the checkout itself then has it. */
function useKeptFocus(checkout: RefObject<HTMLElement | null>, status: Deposit['status'] | undefined) {
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    if (document.activeElement === document.body) checkout.current?.focus({ preventScroll: true });
  }, [checkout, status]);
}

/** The next thing to do: in the sandbox to pretend, elsewhere to send a proof, in a form that opens here. */
function ProofFold({ deposit }: { readonly deposit: Deposit }) {
  const isOpen = useStore($proofForm) === deposit.id;
  const hasSandbox = useStore($hasSandbox);
  const form = useRef<HTMLElement>(null);
  useShownOnceOpen(form, isOpen);
  return (
    <>
      <div className={styles.actions}>
        <PretendedPayment deposit={deposit} />
        <button
          type="button"
          className={hasSandbox ? 'button button--quiet' : 'button'}
          aria-expanded={isOpen}
          onClick={() => toggleProofForm(deposit.id)}
        >
          {deposit.proofAt === null ? depositText.havePaid : depositText.ownProof}
        </button>
      </div>
      {isOpen && (
        <section className={`stack ${styles.proof}`} aria-labelledby="proof" ref={form}>
          <h3 id="proof">{depositText.proofTitle}</h3>
          <p>
            {depositText.proofHint} {deposit.proofAt === null && depositText.proofLater}
          </p>
          <DeferredProofPanel deposit={deposit} />
        </section>
      )}
    </>
  );
}

const loadProofPanel = () => import('./ProofPanel.tsx');

/** A deposit's proof. Its code handles pictures, and comes once the person opens it. */
export const DeferredProofPanel = ({ deposit }: { readonly deposit: Deposit }) => (
  <Deferred load={loadProofPanel}>{({ ProofPanel }) => <ProofPanel deposit={deposit} />}</Deferred>
);

/** On a phone, what opens is below the window. */
function useShownOnceOpen(part: RefObject<HTMLElement | null>, isOpen: boolean) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const element = part.current;
    const isBelow = element !== null && element.getBoundingClientRect().bottom > innerHeight;
    if (isOpen && !wasOpen.current && isBelow) element.scrollIntoView();
    wasOpen.current = isOpen;
  }, [part, isOpen]);
}

/** What a decided deposit leaves to read, and where it leads. */
function Outcome({ deposit: { status, note, reversed } }: { readonly deposit: Deposit }) {
  const hint = depositHint(status);
  return (
    <>
      {hint && <p>{hint}</p>}
      {/* The history has that of a credit. */}
      {note && status !== 'credited' && <p>{depositText.note(note)}</p>}
      {reversed && (
        <p>
          <bdi>{correctionReason(reversed.reason)}</bdi>
        </p>
      )}
      {status === 'credited' && (
        <div className="cluster">
          <a className="button" href={address(ROUTES.programme.path)}>
            {depositText.seeLevels}
          </a>
          <a className="button button--quiet" href={address(ROUTES.wallet.path)}>
            {depositText.seeBalance}
          </a>
        </div>
      )}
    </>
  );
}

interface PaymentDetailsProps {
  readonly deposit: Deposit;
  /** Undefined if the site no longer takes the coin. */
  readonly offer: CoinOffer | undefined;
  readonly packages: readonly Package[];
}

/** What few need while they pay, folded. */
function PaymentDetails({ deposit, offer, packages }: PaymentDetailsProps) {
  const hasSandbox = useStore($hasSandbox);
  const uri = paymentUri(deposit);
  const link = {
    label: depositText.uri,
    value: (
      <span className="cluster">
        <code>{uri}</code>
        <CopyButton text={uri} label={depositText.copyUri} />
      </span>
    ),
  };
  return (
    <Unfold summary={depositText.details}>
      <DescriptionList
        items={[
          { label: depositText.next, value: hasSandbox ? <OperatorHint /> : depositText.nextHint },
          {
            label: depositText.time,
            value: <DueTime dueAt={dueAt(deposit)} expiresAt={expiresAt(deposit)} />,
          },
          {
            label: depositReferenceText.label,
            value: (
              <>
                <DepositReference deposit={deposit} />
                <small>{depositText.referenceHint}</small>
              </>
            ),
          },
          {
            label: depositText.package,
            value: depositText.packageOf(packageName(deposit.package, packages), usd(deposit.amount)),
          },
          { label: depositText.network, value: networkName(deposit.coin, deposit.network) },
          { label: depositText.rate, value: <PriceUsed deposit={deposit} offer={offer} /> },
          ...(uri === deposit.address ? [] : [link]),
        ]}
      />
    </Unfold>
  );
}

/**
 * The price behind the coin amount: the recorded one; with live prices, or in an older deposit, the price at that
 * time.
 */
function PriceUsed({ deposit, offer }: Omit<PaymentDetailsProps, 'packages'>) {
  const dated = useDating();
  const isPresent = offer && coinAmountFor(deposit.amount, offer.price, deposit.coin) === deposit.coinAmount;
  if (!isPresent) return depositText.rateAtDeposit(dated(deposit.createdAt));
  return depositText.rateRecorded(`1 ${offer.symbol}`, price(offer.price), calendarDay(offer.priceDate));
}
