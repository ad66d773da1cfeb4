import { useStore } from '@nanostores/react';
import { ChevronDown } from 'lucide-react';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { sum } from '#domain/money/cents.ts';
import { matchBatch } from '#domain/withdrawals/payout-batch.ts';
import { FAILURE_SENTENCES } from '#i18n/errors.ts';
import { fileDating } from '#i18n/file-dates.ts';
import { usd } from '#i18n/format.ts';
import type { Payout } from '#islands/operator/model.ts';
import { payoutText } from '#islands/operator/later-text.ts';
import { $dayOf } from '#stores/walk.ts';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { saveFile } from '#ui/data/save-file.ts';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import styles from './Payouts.module.css';
import { nameOf, payoutsCsv, recordBatch, type Recorded } from './model.ts';

interface BatchBarProps {
  readonly payouts: readonly Payout[];
  readonly selected: readonly Payout[];
  /** Selects all, or none if there are any. */
  readonly onAll: () => void;
  readonly onRecord: () => void;
}

/** What can be done with several at once. */
export function BatchBar({ payouts, selected, onAll, onRecord }: BatchBarProps) {
  return (
    <div className={styles.bar}>
      <strong className={styles.sum} role={selected.length > 0 ? 'status' : undefined}>
        {selected.length > 0 ? payoutText.selected(selected.length) : payoutText.toSend(payouts.length)} ·{' '}
        {usd(sum((selected.length > 0 ? selected : payouts).map(({ withdrawal }) => withdrawal.amount)))}
      </strong>
      {selected.length > 0 && <Csv payouts={selected} />}
      <button type="button" className="button button--quiet" aria-haspopup="dialog" onClick={onRecord}>
        {payoutText.batch.open}
      </button>
      <button type="button" className="link-button" onClick={onAll}>
        {selected.length > 0 ? payoutText.selectNone : payoutText.selectAll}
      </button>
    </div>
  );
}

/** What can be done with the file of those that are selected. */
function Csv({ payouts }: Pick<BatchBarProps, 'payouts'>) {
  const dating = fileDating(useStore($dayOf));
  const text = payoutsCsv(payouts, dating);
  return (
    <details className={styles.menu}>
      <summary className="button button--quiet">
        {payoutText.csv}
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <div>
        <CopyButton text={text.replace('\uFEFF', '')} label={payoutText.copyCsv} face={payoutText.copyCsv} />
        <button
          type="button"
          className="button button--quiet"
          onClick={() =>
            saveFile(
              payoutText.file(dating.inName(Date.now())),
              new Blob([text], { type: 'text/csv;charset=utf-8' }),
            )
          }
        >
          {payoutText.saveCsv}
        </button>
      </div>
    </details>
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
export function BatchDialog({ payouts, own, onClose }: BatchProps) {
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
    <form className="stack" method="dialog" data-wide onSubmit={(event) => void send(event)}>
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
            { label: batch.line },
            { label: batch.named },
            { label: batch.payout },
            { label: batch.reference, kind: 'named' as const },
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
      <div className="answers">
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
