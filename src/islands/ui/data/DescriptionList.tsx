import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

interface Props {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Named values, one below the other. */
export function DescriptionList({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
