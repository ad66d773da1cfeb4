import styles from './StatusMessage.module.css';

/** What was just done, or null. The region stays in the page, so that what appears in it is spoken. */
export function StatusMessage({ text }: { readonly text: string | null }) {
  return (
    <div role="status" className={styles.said}>
      {text && <p className="notice notice--success">{text}</p>}
    </div>
  );
}
