import { useStore } from '@nanostores/react';
import { Facts } from '#ui/data/DescriptionList.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { $hasKeys } from './model.ts';
import { KEY_WORDS } from './text.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** What the keys do, and the way to switch them off. */
export function KeyHelp({ isOpen, onOpen, onClose }: Props) {
  const hasKeys = useStore($hasKeys);
  return (
    <>
      <button type="button" className="button button--quiet" aria-haspopup="dialog" onClick={onOpen}>
        {KEY_WORDS.open}
      </button>
      {isOpen && (
        <Dialog title={KEY_WORDS.title} text={[KEY_WORDS.text]} onClose={onClose}>
          {(close) => (
            <>
              <Facts facts={KEY_WORDS.keys.map(({ key, does }) => ({ label: key, value: does }))} />
              <p>{KEY_WORDS.also}</p>
              <label className="cluster">
                <input
                  type="checkbox"
                  checked={hasKeys}
                  onChange={(event) => $hasKeys.set(event.currentTarget.checked)}
                />
                {KEY_WORDS.switch}
              </label>
              <div>
                <button type="button" className="button" onClick={close}>
                  {KEY_WORDS.close}
                </button>
              </div>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}
