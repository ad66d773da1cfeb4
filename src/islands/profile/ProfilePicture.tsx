import { type ReactNode, useState } from 'react';
import type { Account } from '#domain/accounts/account.ts';
import { photoProblem } from '#domain/accounts/photo.ts';
import { uiText } from '#i18n/ui.ts';
import { $photo, photoRemoval } from '#stores/photo.ts';
import { MemberPicture } from '#ui/data/MemberPicture.tsx';
import { ReadablePicture } from '#ui/data/ReadablePicture.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import styles from './ProfilePicture.module.css';
import { profileText } from './text.ts';

interface Props {
  readonly account: Account;
  /** Whose picture it is, beside it. */
  readonly children: ReactNode;
}

/** The member's photo or the default picture, and the controls to change it. */
export function ProfilePicture({ account, children }: Props) {
  const { firstName, lastName, guest } = account;
  const name = guest ? uiText.guest : `${firstName} ${lastName}`;
  return (
    <div className={styles.head}>
      {children}
      <RemoteView store={$photo}>
        {(photo) => (
          <>
            {photo ? (
              <ReadablePicture picture={photo} check={photoProblem}>
                {(url) => (
                  <img
                    className={styles.picture}
                    width="128"
                    height="128"
                    src={url}
                    alt={profileText.photoOf(name)}
                  />
                )}
              </ReadablePicture>
            ) : (
              <div className={styles.picture}>
                <MemberPicture {...account} label={profileText.pictureOf(name)} />
              </div>
            )}
            <PhotoChange hasPhoto={photo !== null} />
          </>
        )}
      </RemoteView>
    </div>
  );
}

/** Its code handles pictures. */
const loadChooser = () => import('./PhotoChooser.tsx');

/** Adds, replaces or removes the photo. */
function PhotoChange({ hasPhoto }: { readonly hasPhoto: boolean }) {
  const [open, setOpen] = useState<'upload' | 'removal' | null>(null);
  const [isSent, setSent] = useState(false);
  const ask = (what: 'upload' | 'removal') => {
    setSent(false);
    setOpen(what);
  };
  const close = () => setOpen(null);
  const { change, remove, sent } = profileText.photo;
  return (
    <>
      <span className="cluster">
        <button type="button" className="link-button" onClick={() => ask('upload')}>
          {hasPhoto ? change.another : change.first}
        </button>
        {hasPhoto && <DangerButton onClick={() => ask('removal')}>{remove.button}</DangerButton>}
      </span>
      <StatusMessage text={isSent ? sent : null} />
      {open === 'upload' && (
        <Dialog title={change.title} text={[change.text]} onClose={close}>
          {(shut) => (
            <>
              <Deferred load={loadChooser}>
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
                  {uiText.close}
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
