import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

interface Props {
  readonly items: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Whether they stand side by side where there is room. */
  readonly across?: boolean;
}

/** Named values, one below the other. */
export function DescriptionList({ items, across = false }: Props) {
  return (
    <dl className={across ? styles.across : styles.list}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
