import { useStore } from '@nanostores/react';
import { $hasKeys } from '#islands/operator/model.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { keyText } from './text.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Explains the shortcuts and lets the operator switch them off. */
export function KeyHelp({ isOpen, onOpen, onClose }: Props) {
  const hasKeys = useStore($hasKeys);
  return (
    <>
      <button type="button" className="button button--quiet" aria-haspopup="dialog" onClick={onOpen}>
        {keyText.open}
      </button>
      {isOpen && (
        <Dialog title={keyText.title} text={[keyText.text]} onClose={onClose}>
          {(close) => (
            <>
              <DescriptionList items={keyText.keys.map(({ key, does }) => ({ label: key, value: does }))} />
              <p>{keyText.also}</p>
              <label className="cluster">
                <input
                  type="checkbox"
                  checked={hasKeys}
                  onChange={(event) => $hasKeys.set(event.currentTarget.checked)}
                />
                {keyText.switch}
              </label>
              <div>
                <button type="button" className="button" onClick={close}>
                  {keyText.close}
                </button>
              </div>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}
