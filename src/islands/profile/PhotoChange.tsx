import { useState } from 'react';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { photoRemoval } from './photo.ts';
import { profileText } from './text.ts';

/** Its code handles pictures. */
const loadChooser = () => import('./PhotoChooser.tsx');

/** Adds, replaces or removes the photo. */
export function PhotoChange({ hasPhoto }: { readonly hasPhoto: boolean }) {
  const [open, setOpen] = useState<'upload' | 'removal' | null>(null);
  const [isSent, setSent] = useState(false);
  const ask = (what: 'upload' | 'removal') => {
    setSent(false);
    setOpen(what);
  };
  const close = () => setOpen(null);
  const { change, remove } = profileText.photo;
  return (
    <>
      <span className="cluster">
        <button type="button" className="button button--quiet" onClick={() => ask('upload')}>
          {hasPhoto ? change.another : change.first}
        </button>
        {hasPhoto && <DangerButton onClick={() => ask('removal')}>{remove.button}</DangerButton>}
      </span>
      <StatusMessage text={isSent ? change.sent : null} />
      {open === 'upload' && (
        <Dialog title={change.title} text={[change.text]} onClose={close}>
          {(shut) => (
            <>
              <Deferred load={loadChooser} fallback={<Skeleton />}>
                {({ PhotoChooser }) => (
                  <PhotoChooser
                    onSent={() => {
                      setSent(true);
                      shut();
                    }}
                  />
                )}
              </Deferred>
              <div>
                <button type="button" className="button button--quiet" onClick={shut}>
                  {change.close}
                </button>
              </div>
            </>
          )}
        </Dialog>
      )}
      {open === 'removal' && <ConfirmDialog action={photoRemoval} text={remove} onClose={close} />}
    </>
  );
}
