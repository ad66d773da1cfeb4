import { type Hash, siblingSides, writeHash } from '#domain/log/merkle.ts';
import styles from './InclusionProof.module.css';
import { inclusionProofText } from './text.ts';

interface Props {
  readonly index: number;
  readonly size: number;
  readonly path: readonly Hash[];
}

const ROW = 34;
const MIDDLE = 60;
const ASIDE = 36;
const WIDTH = 300;
const NODE = 7;

/** The way from a posting, below, to the signed root: at each step one hash joins from the left or from the right. */
export function PathPicture({ index, size, path }: Props) {
  const sides = siblingSides(index, size);
  const height = (path.length + 1) * ROW;
  const y = (step: number) => height - ROW / 2 - step * ROW;
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
          {step > 0 && <Label y={y(step)} text={shortened(hash)} isHash />}
        </g>
      ))}
      <circle className={styles.node} cx={MIDDLE} cy={y(0)} r={NODE} />
      <Label
        y={y(0)}
        text={path[0] ? `${inclusionProofText.posting} ${shortened(path[0])}` : inclusionProofText.posting}
      />
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
