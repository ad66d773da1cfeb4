import { useStore } from '@nanostores/react';
import { keyText } from '#islands/operator/later-text.ts';
import { $hasKeys } from '#islands/operator/model.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';

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
          <DescriptionList items={keyText.keys.map(({ key, does }) => ({ label: key, value: does }))} />
          <p>{keyText.also}</p>
          <div>
            <button type="button" className="button" onClick={close}>
              {keyText.close}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
