import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

interface Props {
  readonly items: readonly {
    readonly label: string;
    readonly value: ReactNode;
    /** Whether a person typed it: it may run in another direction. */
    readonly isTyped?: boolean;
  }[];
  /** Whether they stand side by side where there is room. */
  readonly across?: boolean;
}

/** Named values, one below the other. */
export function DescriptionList({ items, across = false }: Props) {
  return (
    <dl className={across ? styles.across : styles.list}>
      {items.map(({ label, value, isTyped = false }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{isTyped ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
