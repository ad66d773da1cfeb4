import { useState } from 'react';
import { PROFILE_WORDS } from '../../i18n/profile.ts';
import { photoRemoval, photoUpload } from '../../stores/photo.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { DangerButton } from '../ui/DangerButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { PictureChooser } from '../ui/PictureChooser.tsx';

/** Puts a photo there, replaces it, takes it away. */
export function PhotoChange({ hasPhoto }: { readonly hasPhoto: boolean }) {
  const [open, setOpen] = useState<'upload' | 'removal' | null>(null);
  const close = () => setOpen(null);
  const { change, remove } = PROFILE_WORDS.photo;
  return (
    <>
      <span className="cluster">
        <button type="button" className="button button--quiet" onClick={() => setOpen('upload')}>
          {hasPhoto ? change.another : change.first}
        </button>
        {hasPhoto && <DangerButton onClick={() => setOpen('removal')}>{remove.button}</DangerButton>}
      </span>
      {open === 'upload' && (
        <Dialog title={change.title} text={[change.text]} onClose={close}>
          {(shut) => (
            <>
              <PictureChooser upload={photoUpload} words={change} />
              <div>
                <button type="button" className="button button--quiet" onClick={shut}>
                  {change.close}
                </button>
              </div>
            </>
          )}
        </Dialog>
      )}
      {open === 'removal' && <ConfirmDialog action={photoRemoval} words={remove} onClose={close} />}
    </>
  );
}
