import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Package } from '#domain/deposits/package.ts';
import { ROUTES } from '#domain/routes.ts';
import { correctionReason, depositHint } from '#i18n/status.ts';
import { depositOf } from '#stores/deposits.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { PretendedPayment } from '#ui/feedback/PretendedPayment.tsx';
import { DeferredProofPanel } from './proof/DeferredProofPanel.tsx';
import { PaymentDetails } from './PaymentDetails.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { PaymentStatus } from './PaymentStatus.tsx';
import styles from './PaymentStep.module.css';
import { $proofForm, type CoinOffer, startOver, toggleProofForm } from './model.ts';
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
    <>
      <RemoteView store={store}>
        {(deposit) => <Payment key={id} deposit={deposit} coins={coins} packages={packages} />}
      </RemoteView>
      <p>
        <button type="button" className="button button--quiet" onClick={startOver}>
          {depositText.another}
        </button>
      </p>
    </>
  );
}

interface PaymentProps extends Omit<Props, 'id'> {
  /** Null if it is not in the log. */
  readonly deposit: Deposit | null;
}

function Payment({ deposit, coins, packages }: PaymentProps) {
  // Only its member can remove a deposit from the log, here or in another tab.
  const [wasInLog, setWasInLog] = useState(deposit !== null);
  if (deposit && !wasInLog) setWasInLog(true);
  const checkout = useRef<HTMLElement>(null);
  useKeptFocus(checkout, deposit?.status);

  if (!deposit) {
    return <p className="notice">{wasInLog ? depositText.paymentDeleted : depositText.paymentUnknown}</p>;
  }
  const offer = coins.find(({ id }) => id === deposit.coin);
  return (
    <section
      className={`card ${styles.checkout}`}
      aria-label={depositText.checkout}
      tabIndex={-1}
      ref={checkout}
    >
      {/* In the same place before and after the decision, so that a screen reader tells it. */}
      <PaymentStatus deposit={deposit} />
      {deposit.status === 'pending' ? (
        <>
          <PaymentPanel deposit={deposit} offer={offer} />
          <ProofFold deposit={deposit} />
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

/** The next thing to do: to send a proof, in a form that opens here, or in the sandbox to pretend. */
function ProofFold({ deposit }: { readonly deposit: Deposit }) {
  const isOpen = useStore($proofForm) === deposit.id;
  const form = useRef<HTMLElement>(null);
  useShownOnceOpen(form, isOpen);
  return (
    <>
      <div className={styles.actions}>
        <button
          type="button"
          className="button"
          aria-expanded={isOpen}
          onClick={() => toggleProofForm(deposit.id)}
        >
          {deposit.proofAt === null ? depositText.havePaid : depositText.ownProof}
        </button>
        <PretendedPayment deposit={deposit} tone="quiet" />
      </div>
      {isOpen && (
        <section className={`stack ${styles.proof}`} aria-labelledby="proof" ref={form}>
          <h3 id="proof">{depositText.proofTitle}</h3>
          <p>{depositText.proofHint}</p>
          <DeferredProofPanel deposit={deposit} />
        </section>
      )}
    </>
  );
}

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
      {note && <p>{depositText.note(note)}</p>}
      {reversed && (
        <p>
          <bdi>{correctionReason(reversed.reason)}</bdi>
        </p>
      )}
      {status === 'credited' && <LinkLine href={ROUTES.wallet.path}>{depositText.seeBalance}</LinkLine>}
    </>
  );
}
