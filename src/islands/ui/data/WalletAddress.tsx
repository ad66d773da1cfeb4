import styles from './WalletAddress.module.css';

/** Whether the eye cannot read it whole. */
export const isShortened = (address: string): boolean => address.length > 24;

/** A wallet address, shortened in the middle for the eye, whole for screen readers, selection and copying. */
export function WalletAddress({ address }: { readonly address: string }) {
  if (!isShortened(address)) return <code className={styles.address}>{address}</code>;
  return (
    <code className={styles.address} title={address}>
      <span
        aria-hidden="true"
        className={styles.short}
        data-short={`${address.slice(0, 10)}…${address.slice(-8)}`}
      />
      <span className="visually-hidden">{address}</span>
    </code>
  );
}
