import styles from './Sparkline.module.css';

const WIDTH = 100;
const HEIGHT = 32;
const MARGIN = 2;
/** A line that moves by less than this share of its price is drawn as calm as it is. */
const CALM = 0.02;

/** A line through a few values, coloured by direction. The figures beside it say the same. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined || values.length < 2) return null;
  const direction = last > first ? 'rose' : last < first ? 'fell' : 'same';
  return (
    <svg
      className={`${styles.spark} ${styles[direction]}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={pathOf(values)} />
    </svg>
  );
}

function pathOf(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(high - low, high * CALM);
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH;
    const height = 0.5 + (value - (low + high) / 2) / span;
    return `${x.toFixed(1)} ${(HEIGHT - MARGIN - height * (HEIGHT - 2 * MARGIN)).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}
