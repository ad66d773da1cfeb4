import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { type Hash, isSameHash } from '#domain/log/merkle.ts';
import { wholeNumber } from '#i18n/format.ts';
import { logFault, logText } from '#i18n/log-faults.ts';
import { verifyInWorker } from '#islands/ledger/model.ts';
import { outcomeText } from '#islands/ledger/outcome/text.ts';
import { Failed } from '#ui/feedback/Failed.tsx';
import { beginningOf, Entries } from './Entries.tsx';
import { HashTiles } from './HashTiles.tsx';
import styles from './Sample.module.css';
import { createSample, rootsOf, SAMPLE_ENTRIES, SAMPLE_ROOTS, type ShownSample } from './sample.ts';
import { sampleText } from './text.ts';

interface Props {
  /** Whether it stands in for a ledger that says nothing yet. */
  readonly isAlone: boolean;
}

/** A small ledger to try on what verifying notices. */
export function Sample({ isAlone }: Props) {
  const [sample] = useState(() => createSample(verifyInWorker));
  const { entries, verification } = useStore(sample.$shown);
  const roots = entries === SAMPLE_ENTRIES ? SAMPLE_ROOTS : rootsOf(entries);

  useEffect(() => void sample.verify(), [sample]);

  return (
    <section className={styles.sample} aria-labelledby="sample">
      <div className={styles.panel}>
        <h2 id="sample">{isAlone ? sampleText.instead : sampleText.title}</h2>
        <p>
          {isAlone && sampleText.empty} {sampleText.hint}
        </p>
        <p className="small muted">{sampleText.entries}</p>
        <div>
          <button type="button" className="button" onClick={() => void sample.toggle()}>
            {entries === SAMPLE_ENTRIES ? sampleText.change : sampleText.putBack}
          </button>
        </div>
        <div role="status">
          <Verdict verification={verification} onRetry={() => void sample.verify()} />
        </div>
      </div>
      <div className={styles.roots}>
        <Root name={sampleText.signed} root={SAMPLE_ROOTS.at(-1) as Hash} />
        <Root name={sampleText.present} root={roots.at(-1) as Hash} />
        <Word verification={verification} />
      </div>
      <Entries entries={entries} roots={roots} onPress={(sequence) => void sample.toggle(sequence)} />
      <div className={`small muted ${styles.panel}`}>
        <p>{sampleText.readers}</p>
      </div>
    </section>
  );
}

interface VerdictProps extends Pick<ShownSample, 'verification'> {
  readonly onRetry: () => void;
}

function Verdict({ verification, onRetry }: VerdictProps) {
  if (verification === null) return <Verified size={SAMPLE_ENTRIES.length} isPending />;
  if (verification === 'unsupported') return <p className="notice notice--warning">{logText.unsupported}</p>;
  if (!('ok' in verification)) return <Failed failure={verification} onRetry={onRetry} />;
  if (verification.ok) return <Verified size={verification.checkpoint.size} />;
  return (
    <div className="notice notice--danger">
      <strong>{outcomeText.refused}</strong>
      <p>
        {logFault(verification.fault)} {sampleText.after}
      </p>
    </div>
  );
}

/** That it is refused again, where it stays in view beside the roots. */
const Word = ({ verification }: Pick<ShownSample, 'verification'>) =>
  verification !== null &&
  verification !== 'unsupported' &&
  'ok' in verification &&
  !verification.ok && (
    <strong className={styles.misfit} aria-hidden="true">
      {outcomeText.refused}
    </strong>
  );

/** Pending, it keeps its place: what stands below does not move. */
const Verified = ({ size, isPending = false }: { readonly size: number; readonly isPending?: boolean }) => (
  <div className={`notice notice--success ${isPending ? styles.pending : ''}`}>
    <strong>{outcomeText.verified}</strong>
    <p>{sampleText.verified(wholeNumber(size))}</p>
  </div>
);

function Root({ name, root }: { readonly name: string; readonly root: Hash }) {
  return (
    <figure>
      <HashTiles key={beginningOf(root)} hash={root} fits={isSameHash(root, SAMPLE_ROOTS.at(-1) as Hash)} />
      <figcaption>
        {name} <span className={styles.hash}>{beginningOf(root)}</span>
      </figcaption>
    </figure>
  );
}
