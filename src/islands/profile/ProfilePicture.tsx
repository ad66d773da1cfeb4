import type { Account } from '#domain/accounts/account.ts';
import type { Photo } from '#domain/accounts/photo.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { usePictureUrl } from '#ui/data/use-picture-url.ts';
import { DefaultPicture } from './DefaultPicture.tsx';
import { PhotoChange } from './PhotoChange.tsx';
import styles from './ProfilePicture.module.css';
import { $photo } from './photo.ts';
import { profileText } from './text.ts';

/** The member's photo or the default picture, and the controls to change it. */
export function ProfilePicture({ account }: { readonly account: Account }) {
  const { firstName, lastName, username, guest } = account;
  const name = guest ? profileText.guest : `${firstName} ${lastName}`;
  return (
    <div className={styles.side}>
      <RemoteView store={$photo}>
        {(photo) => (
          <>
            {photo ? (
              <Shown photo={photo} name={name} />
            ) : (
              <DefaultPicture
                firstName={guest ? profileText.guest : firstName}
                lastName={lastName}
                seed={username}
              />
            )}
            <PhotoChange hasPhoto={photo !== null} />
          </>
        )}
      </RemoteView>
    </div>
  );
}

function Shown({ photo, name }: { readonly photo: Photo; readonly name: string }) {
  const alt = profileText.photoOf(name);
  return <img className={styles.photo} width="128" height="128" src={usePictureUrl(photo)} alt={alt} />;
}
