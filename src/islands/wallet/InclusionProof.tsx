import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { readCheckpoint } from '#domain/log/checkpoint.ts';
import { type Hash, siblingSides, writeHash } from '#domain/log/merkle.ts';
import { writeInclusionProof } from '#domain/log/inclusion-proof.ts';
import { wholeNumber } from '#i18n/format.ts';
import { faultHint, logFault, logText } from '#i18n/log-faults.ts';
import { saveFile } from '#ui/data/save-file.ts';
import { Failed } from '#ui/feedback/Failed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './InclusionProof.module.css';
import { createInclusionProof, type InclusionProofState } from './inclusion-proof.ts';
import { inclusionProofText } from './text.ts';

/** Reads the proof of one posting and checks it. */
export function InclusionProof({ postingId }: { readonly postingId: string }) {
  const [proof] = useState(() => createInclusionProof(postingId));
  const state = useStore(proof.$state);

  useEffect(() => void proof.read(), [proof]);

  return <Content state={state} onRetry={() => void proof.read()} />;
}

function Content({ state, onRetry }: { readonly state: InclusionProofState; readonly onRetry: () => void }) {
  switch (state.state) {
    case 'reading':
      return <Skeleton />;
    case 'not-yet':
      return (
        <div className="notice" role="status">
          <p>{inclusionProofText.notYet(wholeNumber(state.entry), wholeNumber(state.size))}</p>
          <button type="button" className="button button--quiet" onClick={onRetry}>
            {inclusionProofText.again}
          </button>
        </div>
      );
    case 'failed':
      return <Failed failure={state.failure} onRetry={onRetry} />;
    case 'unsupported':
      return <p className="notice notice--warning">{logText.unsupported}</p>;
    case 'refused':
      return (
        <div className="notice notice--danger" role="alert">
          <p>{logFault(state.fault)}</p>
          <p>{faultHint(state.fault)}</p>
        </div>
      );
    case 'proved':
      return <Proved {...state} />;
  }
}

function Proved({ proof, vouched }: Extract<InclusionProofState, { state: 'proved' }>) {
  const { sequence } = proof;
  const size = readCheckpoint(proof.checkpoint)?.size ?? 0;
  const save = () =>
    saveFile(
      inclusionProofText.fileName(sequence),
      new Blob([writeInclusionProof(proof)], { type: 'text/plain' }),
    );
  return (
    <>
      <p role="status">{inclusionProofText.good(String(sequence), String(size))}</p>
      <PathPicture index={sequence - 1} size={size} path={proof.path} />
      <p>{inclusionProofText.saveHint}</p>
      <p>{logText.witnesses(vouched)}</p>
      <div className="answers">
        <button type="button" className="button" onClick={save}>
          {inclusionProofText.save}
        </button>
      </div>
    </>
  );
}

interface Props {
  readonly index: number;
  readonly size: number;
  readonly path: readonly Hash[];
}

const ROW = 26;
const MIDDLE = 60;
const ASIDE = 36;
const WIDTH = 300;
const NODE = 7;

/** The way from a posting, below, to the signed root: at each step one hash joins from the left or from the right. */
function PathPicture({ index, size, path }: Props) {
  const sides = siblingSides(index, size);
  // The lowest row is for the words below the posting.
  const height = (path.length + 2) * ROW;
  const y = (step: number) => height - ROW * (1.5 + step);
  const x = (step: number) => MIDDLE + (sides[step] === 'left' ? -ASIDE : ASIDE);
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={inclusionProofText.picture(path.length)}
    >
      {path.map((hash, step) => (
        <g key={writeHash(hash)}>
          <path className={styles.edge} d={`M${x(step)} ${y(step)}L${MIDDLE} ${y(step + 1)}`} />
          <path className={styles.way} d={`M${MIDDLE} ${y(step)}V${y(step + 1)}`} />
          <circle className={styles.sibling} cx={x(step)} cy={y(step)} r={NODE - 1} />
          {step > 0 && <circle className={styles.node} cx={MIDDLE} cy={y(step)} r={NODE} />}
          <Label y={y(step)} text={shortened(hash)} isHash />
        </g>
      ))}
      <circle className={styles.node} cx={MIDDLE} cy={y(0)} r={NODE} />
      <text x={MIDDLE} y={height - ROW / 2} textAnchor="middle" dominantBaseline="middle">
        {inclusionProofText.posting}
      </text>
      {path.length > 0 && <circle className={styles.root} cx={MIDDLE} cy={y(path.length)} r={NODE + 1} />}
      {path.length > 0 && <Label y={y(path.length)} text={inclusionProofText.root} />}
    </svg>
  );
}

function Label({
  y,
  text,
  isHash = false,
}: {
  readonly y: number;
  readonly text: string;
  readonly isHash?: boolean;
}) {
  return (
    <text
      className={isHash ? styles.hash : undefined}
      x={MIDDLE + ASIDE + 2 * NODE}
      y={y}
      dominantBaseline="middle"
    >
      {text}
    </text>
  );
}

const shortened = (hash: Hash): string => `+ ${writeHash(hash).slice(0, 10)}…`;
