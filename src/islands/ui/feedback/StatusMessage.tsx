import styles from './StatusMessage.module.css';

/** Announces what was just done. A live region must be in the page before its text appears. */
export function StatusMessage({ text }: { readonly text: string | null }) {
  return (
    <div role="status" className={styles.said}>
      {text && <p className="notice notice--success">{text}</p>}
    </div>
  );
}
