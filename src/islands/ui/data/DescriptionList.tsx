import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

interface Props {
  readonly items: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Named values, one below the other. */
export function DescriptionList({ items }: Props) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
