import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useState } from 'react';
import type { ComparedCheckpoint } from '#domain/log/compare-checkpoints.ts';
import { wholeNumber } from '#i18n/format.ts';
import { faultHint, logFault, logText } from '#i18n/log-faults.ts';
import { QrCode } from '#ui/data/QrCode.tsx';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { Failed } from '#ui/feedback/Failed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './Others.module.css';
import { type CheckpointComparison, createComparison } from './comparison.ts';
import { comparisonText } from './text.ts';

/** Shows this browser's checkpoint, and compares it with another one. */
export function Comparison() {
  const [comparison] = useState(createComparison);
  const own = useStore(comparison.$own);
  switch (own.state) {
    case 'reading':
      return <Skeleton />;
    case 'unsupported':
      return <p className="notice notice--warning">{logText.unsupported}</p>;
    case 'failed':
      return <Failed failure={own.failure} onRetry={() => void comparison.read()} />;
    case 'refused':
      return (
        <div className="notice notice--danger" role="alert">
          <p>{logFault(own.fault)}</p>
          <p>{faultHint(own.fault)}</p>
        </div>
      );
    case 'ready':
      return (
        <>
          {own.line === null ? (
            <p className="notice notice--warning">{comparisonText.noLine}</p>
          ) : (
            <Own line={own.line} size={own.size} />
          )}
          <Theirs comparison={comparison} />
        </>
      );
  }
}

const Own = ({ line, size }: { readonly line: string; readonly size: number }) => (
  <div className={styles.own}>
    <QrCode text={line} title={comparisonText.code} />
    <div className="stack">
      <p>{comparisonText.own(size, wholeNumber(size))}</p>
      <code className={styles.line}>{line}</code>
      <CopyButton text={line} label={comparisonText.copy} />
    </div>
  </div>
);

function Theirs({ comparison }: { readonly comparison: CheckpointComparison }) {
  const id = useId();
  const outcome = useStore(comparison.$outcome);
  const theirs = useStore(comparison.$theirs);
  const compare = (event: FormEvent) => {
    event.preventDefault();
    void comparison.compare();
  };
  return (
    <form className="stack" onSubmit={compare}>
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {comparisonText.theirs}
        </label>
        <p className="field__hint" id={`${id}-hint`}>
          {comparisonText.theirsHint}
        </p>
        <textarea
          className={`input ${styles.text}`}
          id={id}
          rows={4}
          spellCheck={false}
          autoCapitalize="off"
          aria-describedby={`${id}-hint`}
          value={theirs}
          onChange={({ currentTarget: { value } }) => comparison.change(value)}
        />
      </div>
      <div>
        <button type="submit" className="button">
          {comparisonText.compare}
        </button>
      </div>
      <div role="status">
        {outcome?.kind === 'comparing' && <p>{comparisonText.comparing}</p>}
        {outcome && outcome.kind !== 'comparing' && <Outcome outcome={outcome} />}
      </div>
    </form>
  );
}

const TONES: Readonly<Record<ComparedCheckpoint['kind'], string>> = {
  equal: 'notice--success',
  earlier: 'notice--success',
  later: '',
  unreadable: 'notice--warning',
  'other-ledger': '',
  'other-key': 'notice--danger',
  forged: 'notice--danger',
  'two-histories': 'notice--danger',
};

function Outcome({ outcome }: { readonly outcome: ComparedCheckpoint }) {
  const { title, text } = comparisonText.outcome(outcome, wholeNumber);
  return (
    <div className={`notice ${TONES[outcome.kind]}`}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </div>
  );
}
