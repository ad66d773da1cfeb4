import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { usd } from '#i18n/format.ts';
import { usdDecimal } from '#i18n/usd-decimal.ts';
import { payeeDetails, payeeText } from '#i18n/payee.ts';
import { UserName } from '#islands/operator/UserName.tsx';
import { $payouts, type Payout } from '#islands/operator/model.ts';
import { queueText } from '#islands/operator/queue/text.ts';
import { userNameOf } from '#islands/operator/text.ts';
import { $uid } from '#stores/session.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { PayoutDialog } from './PayoutDialog.tsx';
import styles from './Payouts.module.css';
import { payoutText } from './text.ts';

const nameOf = ({ member, withdrawal }: Payout): string =>
  queueText.what.withdrawal(usd(withdrawal.amount), userNameOf(member));

/** Payouts that are decided but not recorded as sent, with all details needed to send them. */
export function Payouts() {
  const [asked, setAsked] = useState<Payout | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);

  const onClose = (isDone: boolean) => {
    setAsked(null);
    if (!isDone || !asked) return;
    setDone(payoutText.done(nameOf(asked)));
    // The focused button is gone with its row.
    list.current?.focus();
  };

  return (
    <div className="stack" tabIndex={-1} ref={list}>
      <StatusMessage text={done} />
      <RemoteView store={$payouts}>
        {(payouts) =>
          payouts.length === 0 ? (
            <Empty title={payoutText.empty} hint={payoutText.emptyHint} />
          ) : (
            <>
              <p>{payoutText.order}</p>
              <ol className={styles.rows}>
                {payouts.map((payout) => (
                  <Row
                    key={`${payout.member.uid} ${payout.withdrawal.id}`}
                    payout={payout}
                    onRecord={() => {
                      setDone(null);
                      setAsked(payout);
                    }}
                  />
                ))}
              </ol>
            </>
          )
        }
      </RemoteView>
      {asked && <PayoutDialog payout={asked} name={nameOf(asked)} onClose={onClose} />}
    </div>
  );
}

function Row({ payout, onRecord }: { readonly payout: Payout; readonly onRecord: () => void }) {
  const { member, withdrawal } = payout;
  const isOwn = useStore($uid) === member.uid;
  const name = nameOf(payout);
  return (
    <li className={`card ${styles.row}`}>
      <h3 className={styles.title}>
        <span>{usd(withdrawal.amount)}</span> <UserName user={member} />
      </h3>
      <PayoutDetails withdrawal={withdrawal} name={name} />
      {isOwn ? (
        <p className="notice">{payoutText.own}</p>
      ) : (
        <div>
          <button
            type="button"
            className="button"
            aria-label={queueText.label(payoutText.record, name)}
            onClick={onRecord}
          >
            {payoutText.record}
          </button>
        </div>
      )}
    </li>
  );
}

/** Values that a wallet or bank lets one choose: no copy button. */
const TO_CHOOSE: readonly string[] = [payeeText.method, payeeText.network, payeeText.country];

interface Props {
  readonly withdrawal: Withdrawal;
  /** Tells the copy buttons of several rows apart. */
  readonly name: string;
}

/** Amount and payee, with copy buttons. */
function PayoutDetails({ withdrawal, name }: Props) {
  const { amount, details, decidedAt } = withdrawal;
  const payeeItems = [
    { label: payeeText.amount, value: usd(amount), copied: usdDecimal(amount) },
    ...payeeDetails(details)
      .filter(({ value }) => value !== '—')
      .map((fact) => ({ ...fact, copied: fact.value })),
  ];
  return (
    <DescriptionList
      items={[
        ...payeeItems.map(({ label, value, copied }) => ({
          label,
          value: (
            <span className="cluster">
              <bdi>{value}</bdi>
              {!TO_CHOOSE.includes(label) && (
                <CopyButton text={copied} label={payoutText.copy(label, name)} />
              )}
            </span>
          ),
        })),
        { label: payoutText.decidedAt, value: decidedAt !== null && <DateTime at={decidedAt} /> },
      ]}
    />
  );
}
