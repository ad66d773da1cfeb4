import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { RequestRef } from '#domain/decisions/desk.ts';
import { usd } from '#i18n/format.ts';
import { usdDecimal } from '#i18n/usd-decimal.ts';
import { payeeText } from '#i18n/payee.ts';
import { FormDialog } from '#islands/operator/FormDialog.tsx';
import { CopyFact, payeeFacts } from '#islands/operator/CopyFact.tsx';
import { UserName } from '#islands/operator/links.tsx';
import { $payouts, type Payout } from '#islands/operator/model.ts';
import { Elsewhere } from '#islands/operator/queue/Elsewhere.tsx';
import { hold } from '#islands/operator/queue/model.ts';
import { queueText } from '#islands/operator/queue/text.ts';
import { payoutText } from '#islands/operator/later-text.ts';
import { useHandler } from '#islands/operator/use-console.ts';
import { $uid } from '#stores/session.ts';
import { When } from '#ui/data/When.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { BatchBar, BatchDialog } from './PayoutBatch.tsx';
import styles from './Payouts.module.css';
import { createPayoutRecord, keyOf, nameOf } from './model.ts';

/** Payouts that are decided but not recorded as sent, with all details needed to send them. */
export function Payouts() {
  const [asked, setAsked] = useState<Payout | null>(null);
  const [isBatch, setBatch] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const own = useStore($uid) ?? '';

  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  };

  const onClose = (isDone: boolean) => {
    setAsked(null);
    if (!isDone || !asked) return;
    setDone(payoutText.done(nameOf(asked)));
    // The focused button is gone with its row.
    list.current?.focus();
  };

  return (
    <div className="stack" tabIndex={-1} ref={list}>
      <StatusMessage text={done} onDismiss={() => setDone(null)} />
      <RemoteView store={$payouts}>
        {({ rows: payouts, total }) => {
          if (payouts.length === 0)
            return (
              <Empty title={payoutText.empty} hint={payoutText.emptyHint}>
                <Elsewhere than="payouts" />
              </Empty>
            );
          const selected = payouts.filter((payout) => chosen.has(keyOf(payout)));
          const selectable = payouts.filter(({ member }) => member.uid !== own);
          return (
            <>
              <p className={styles.order}>
                {payoutText.order} {total > payouts.length && payoutText.shown(payouts.length, total)}
              </p>
              {(payouts.length > 1 || selected.length > 0) && (
                <BatchBar
                  payouts={payouts}
                  selected={selected}
                  onAll={() => setChosen(new Set(selected.length > 0 ? [] : selectable.map(keyOf)))}
                  onRecord={() => {
                    setDone(null);
                    setBatch(true);
                  }}
                />
              )}
              <ol className={`lines ${styles.rows}`}>
                {payouts.map((payout) => (
                  <Row
                    key={keyOf(payout)}
                    payout={payout}
                    isFirst={payout === selectable[0]}
                    own={own}
                    isSelected={chosen.has(keyOf(payout))}
                    isAsked={asked !== null && keyOf(asked) === keyOf(payout)}
                    onSelect={() => toggle(keyOf(payout))}
                    onRecord={() => {
                      setDone(null);
                      setAsked(payout);
                    }}
                  />
                ))}
              </ol>
              {isBatch && (
                <BatchDialog
                  payouts={payouts}
                  own={own}
                  onClose={(text) => {
                    setBatch(false);
                    setDone(text);
                    list.current?.focus();
                  }}
                />
              )}
            </>
          );
        }}
      </RemoteView>
      {asked && <PayoutDialog payout={asked} name={nameOf(asked)} onClose={onClose} />}
    </div>
  );
}

interface RowProps {
  readonly payout: Payout;
  /** Whether it is the one to send next. */
  readonly isFirst: boolean;
  /** Uid of the operator at the screen. */
  readonly own: string;
  readonly isSelected: boolean;
  /** Whether its record is being made. */
  readonly isAsked: boolean;
  readonly onSelect: () => void;
  readonly onRecord: () => void;
}

/** One payout. Who selects it or records it says so to the others: the money must not be sent twice. */
function Row({ payout, isFirst, own, isSelected, isAsked, onSelect, onRecord }: RowProps) {
  const { member, withdrawal } = payout;
  const { amount, details, decidedAt } = withdrawal;
  const isOwn = own === member.uid;
  const name = nameOf(payout);
  const request: RequestRef = {
    uid: member.uid,
    requestKind: 'withdrawal',
    requestId: withdrawal.id,
  };
  const handledBy = useHandler(request, own);
  const isHeld = isSelected || isAsked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same payout for as long as the row is there
  useEffect(() => (isHeld ? hold(request) : undefined), [isHeld]);
  return (
    <li className={styles.row}>
      <label className={styles.select}>
        <input
          type="checkbox"
          checked={isSelected}
          disabled={isOwn || handledBy !== null}
          onChange={onSelect}
        />
        <span className="visually-hidden">{payoutText.select(name)}</span>
      </label>
      <h3 className={styles.title}>
        <CopyFact text={usdDecimal(amount)} label={queueText.copy(payeeText.amount, name)}>
          <strong>{usd(amount)}</strong>
        </CopyFact>{' '}
        <span className={styles.who}>
          <UserName user={member} />
        </span>
      </h3>
      {!isOwn && handledBy === null && (
        <button
          type="button"
          className={isFirst ? 'button' : 'button button--quiet'}
          aria-label={queueText.label(payoutText.record, name)}
          onClick={onRecord}
        >
          {payoutText.record}
        </button>
      )}
      <div className={styles.facts}>
        {handledBy && <p className="notice notice--warning">{handledBy}</p>}
        {isOwn && <p className="notice">{payoutText.own}</p>}
        <DescriptionList
          across
          items={[
            ...payeeFacts(details, name),
            { label: payoutText.decidedAt, value: decidedAt !== null && <When at={decidedAt} /> },
          ]}
        />
      </div>
    </li>
  );
}

interface PayoutDialogProps {
  readonly payout: Payout;
  readonly name: string;
  /** @param isDone whether the payout is recorded */
  readonly onClose: (isDone: boolean) => void;
}

/** Asks for the reference of the payout. */
function PayoutDialog({ payout, name, onClose }: PayoutDialogProps) {
  const [form] = useState(() => createPayoutRecord(payout));
  const { title, final, form: words, keep } = payoutText;
  return (
    <FormDialog title={title} subject={name} text={[final]} {...{ form, words, keep, onClose }}>
      <TextField
        form={form}
        text={words}
        name="reference"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FormDialog>
  );
}
