import { useStore } from '@nanostores/react';
import { keyText } from '#islands/operator/later-text.ts';
import { $hasKeys } from '#islands/operator/model.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import styles from './KeyHelp.module.css';

/** Explains the shortcuts and lets the operator switch them off. */
export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const hasKeys = useStore($hasKeys);
  return (
    <Dialog title={keyText.title} text={[keyText.text]} onClose={onClose}>
      {(close) => (
        <>
          {/* It has the focus, so it stands where reading begins. */}
          <label className="cluster">
            <input
              type="checkbox"
              checked={hasKeys}
              onChange={(event) => $hasKeys.set(event.currentTarget.checked)}
            />
            {keyText.switch}
          </label>
          <dl className={styles.keys} data-wide>
            {keyText.keys.map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <div className="answers">
            <button type="button" className="button" onClick={close}>
              {keyText.close}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
