import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { RequestRef } from '#domain/decisions/desk.ts';
import { matchBatch } from '#domain/withdrawals/payout-batch.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { FAILURE_SENTENCES } from '#i18n/errors.ts';
import { usd } from '#i18n/format.ts';
import { usdDecimal } from '#i18n/usd-decimal.ts';
import { payeeText } from '#i18n/payee.ts';
import { payeeDetails } from '#i18n/payee-details.ts';
import { UserName } from '#islands/operator/links.tsx';
import { $payouts, type Payout } from '#islands/operator/model.ts';
import { hold } from '#islands/operator/queue/model.ts';
import { queueText } from '#islands/operator/queue/text.ts';
import { payoutText } from '#islands/operator/later-text.ts';
import { userNameOf } from '#islands/operator/text.ts';
import { useHandler, useSent } from '#islands/operator/use-console.ts';
import { $uid } from '#stores/session.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { saveFile } from '#ui/data/save-file.ts';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import styles from './Payouts.module.css';
import { createPayoutRecord, keyOf, payoutsCsv, recordBatch, type Recorded } from './model.ts';

const nameOf = ({ member, withdrawal }: Payout): string =>
  queueText.what.withdrawal(usd(withdrawal.amount), userNameOf(member));

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
        {(payouts) => {
          if (payouts.length === 0) return <Empty title={payoutText.empty} hint={payoutText.emptyHint} />;
          const selected = payouts.filter((payout) => chosen.has(keyOf(payout)));
          const selectable = payouts.filter(({ member }) => member.uid !== own);
          return (
            <>
              <p>{payoutText.order}</p>
              <BatchBar
                selected={selected}
                onAll={() => setChosen(new Set(selected.length > 0 ? [] : selectable.map(keyOf)))}
                onRecord={() => {
                  setDone(null);
                  setBatch(true);
                }}
              />
              <ol className={styles.rows}>
                {payouts.map((payout) => (
                  <Row
                    key={keyOf(payout)}
                    payout={payout}
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

interface BatchBarProps {
  readonly selected: readonly Payout[];
  /** Selects all, or none if there are any. */
  readonly onAll: () => void;
  readonly onRecord: () => void;
}

/** What can be done with several at once. */
function BatchBar({ selected, onAll, onRecord }: BatchBarProps) {
  const today = new Date().toISOString().slice(0, 10);
  const csv = payoutsCsv(selected);
  return (
    <div className={styles.bar}>
      <button type="button" className="button button--quiet" onClick={onAll}>
        {selected.length > 0 ? payoutText.selectNone : payoutText.selectAll}
      </button>
      {selected.length > 0 && (
        <>
          <span role="status">{payoutText.selected(selected.length)}</span>
          <CopyButton text={csv.replace('\uFEFF', '')} label={payoutText.copyCsv} face={payoutText.copyCsv} />
          <button
            type="button"
            className="button button--quiet"
            onClick={() =>
              saveFile(payoutText.file(today), new Blob([csv], { type: 'text/csv;charset=utf-8' }))
            }
          >
            {payoutText.saveCsv}
          </button>
        </>
      )}
      <button type="button" className="button button--quiet" aria-haspopup="dialog" onClick={onRecord}>
        {payoutText.batch.open}
      </button>
    </div>
  );
}

interface BatchProps {
  readonly payouts: readonly Payout[];
  /** Uid of the operator at the screen. */
  readonly own: string;
  /** @param done what was recorded, or null */
  readonly onClose: (done: string | null) => void;
}

/** Takes pasted references, shows what each matches, and records those that do. */
function BatchDialog({ payouts, own, onClose }: BatchProps) {
  const { batch } = payoutText;
  const done = useRef<string | null>(null);
  return (
    <Dialog title={batch.title} text={[batch.text, payoutText.final]} onClose={() => onClose(done.current)}>
      {(close) => (
        <BatchForm
          payouts={payouts}
          own={own}
          onDone={(text) => {
            done.current = text;
          }}
          onClose={close}
        />
      )}
    </Dialog>
  );
}

interface BatchFormProps extends Pick<BatchProps, 'payouts' | 'own'> {
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

function BatchForm({ payouts, own, onDone, onClose }: BatchFormProps) {
  const { batch } = payoutText;
  const id = useId();
  const [text, setText] = useState('');
  const [recording, setRecording] = useState<string | null>(null);
  const [failed, setFailed] = useState<readonly Recorded[]>([]);
  const lines = useMemo(() => matchBatch(text, payouts, own), [text, payouts, own]);
  const matched = lines.filter((line) => line.kind === 'matched');

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (matched.length === 0 || recording !== null) return;
    setRecording(batch.recording(0, matched.length));
    const recorded = await recordBatch(matched, (count) =>
      setRecording(batch.recording(count, matched.length)),
    );
    const refused = recorded.filter(({ failure }) => failure !== null);
    onDone(batch.done(recorded.length - refused.length));
    setRecording(null);
    setFailed(refused);
    if (refused.length === 0) onClose();
    // Those that are recorded are gone: what failed can be tried again.
    else setText(refused.map(({ line }) => `${line.key}\t${line.reference}`).join('\n'));
  };

  return (
    <form className="stack" method="dialog" onSubmit={(event) => void send(event)}>
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {batch.label}
        </label>
        <textarea
          className={`input ${styles.paste}`}
          id={id}
          rows={5}
          value={text}
          readOnly={recording !== null}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <div role="status">
        {failed.map(({ line, failure }) => (
          <p key={line.line} className="notice notice--danger">
            {batch.failed(nameOf(line.payout), failure ? FAILURE_SENTENCES[failure.code] : '')}
          </p>
        ))}
      </div>
      {lines.length > 0 && (
        <RecordTable
          caption={batch.caption}
          columns={[
            { label: batch.line, numeric: true },
            { label: batch.named },
            { label: batch.payout },
            { label: batch.reference },
          ]}
          rows={lines.map((line) => ({
            key: line.line,
            cells: [
              line.line,
              <bdi key="named">{line.key}</bdi>,
              line.kind === 'matched' ? (
                nameOf(line.payout)
              ) : (
                <span key="payout" className="chip chip--refused">
                  {batch.outcome[line.kind]}
                </span>
              ),
              <bdi key="reference">{line.reference}</bdi>,
            ],
          }))}
        />
      )}
      <div className="cluster">
        <button type="button" className="button button--quiet" onClick={onClose}>
          {failed.length > 0 ? batch.close : batch.keep}
        </button>
        <button type="submit" className="button" aria-disabled={matched.length === 0 || recording !== null}>
          {recording ?? batch.submit(matched.length)}
        </button>
      </div>
    </form>
  );
}

interface RowProps {
  readonly payout: Payout;
  /** Uid of the operator at the screen. */
  readonly own: string;
  readonly isSelected: boolean;
  /** Whether its record is being made. */
  readonly isAsked: boolean;
  readonly onSelect: () => void;
  readonly onRecord: () => void;
}

/** One payout. Who selects it or records it says so to the others: the money must not be sent twice. */
function Row({ payout, own, isSelected, isAsked, onSelect, onRecord }: RowProps) {
  const { member, withdrawal } = payout;
  const isOwn = own === member.uid;
  const name = nameOf(payout);
  const request: RequestRef = {
    ...{ uid: member.uid, requestKind: 'withdrawal', requestId: withdrawal.id },
  };
  const handledBy = useHandler(request, own);
  const isHeld = isSelected || isAsked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same payout for as long as the row is there
  useEffect(() => (isHeld ? hold(request) : undefined), [isHeld]);
  return (
    <li className={`card ${styles.row}`}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <span>{usd(withdrawal.amount)}</span> <UserName user={member} />
        </h3>
        {!isOwn && (
          <label className={styles.select}>
            <input type="checkbox" checked={isSelected} disabled={handledBy !== null} onChange={onSelect} />
            <span className="visually-hidden">{payoutText.select(name)}</span>
          </label>
        )}
      </div>
      {handledBy && <p className="notice">{handledBy}</p>}
      <PayoutDetails withdrawal={withdrawal} name={name} />
      {isOwn ? (
        <p className="notice">{payoutText.own}</p>
      ) : (
        handledBy === null && (
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
        )
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

interface PayoutDialogProps {
  readonly payout: Payout;
  readonly name: string;
  /** @param isDone whether the payout is recorded */
  readonly onClose: (isDone: boolean) => void;
}

/** Asks for the reference of the payout. */
function PayoutDialog({ payout, name, onClose }: PayoutDialogProps) {
  const [form] = useState(() => createPayoutRecord(payout));
  const isDone = useRef(false);
  return (
    <Dialog title={payoutText.title} text={[name, payoutText.final]} onClose={() => onClose(isDone.current)}>
      {(close) => (
        <ReferenceForm
          form={form}
          onSent={() => {
            isDone.current = true;
            close();
          }}
          onKeep={close}
        />
      )}
    </Dialog>
  );
}

interface FormProps {
  readonly form: ReturnType<typeof createPayoutRecord>;
  readonly onSent: () => void;
  readonly onKeep: () => void;
}

function ReferenceForm({ form, onSent, onKeep }: FormProps) {
  useSent(form, onSent);

  return (
    <>
      <FormFrame form={form} text={payoutText.form}>
        <TextField
          form={form}
          text={payoutText.form}
          name="reference"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FormFrame>
      <div>
        <button type="button" className="button button--quiet" onClick={onKeep}>
          {payoutText.keep}
        </button>
      </div>
    </>
  );
}
