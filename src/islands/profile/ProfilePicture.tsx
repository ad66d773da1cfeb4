import type { Account } from '#domain/accounts/account.ts';
import { type Photo, photoProblem } from '#domain/accounts/photo.ts';
import { ReadablePicture } from '#ui/data/ReadablePicture.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
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

const Shown = ({ photo, name }: { readonly photo: Photo; readonly name: string }) => (
  <ReadablePicture picture={photo} check={photoProblem}>
    {(url) => (
      <img className={styles.photo} width="128" height="128" src={url} alt={profileText.photoOf(name)} />
    )}
  </ReadablePicture>
);

interface Props {
  readonly firstName: string;
  readonly lastName: string;
  /** The seed of the tiles' colours. */
  readonly seed: string;
}

const SIDE = 6;
const TONES = ['lapis', 'lapis', 'deep', 'deep', 'verdigris', 'gold'] as const;

/** A mosaic with the initials, used until there is a photo. The same person gets the same mosaic on every device. */
export function DefaultPicture({ firstName, lastName, seed }: Props) {
  const initials = [firstName, lastName].map(firstLetter).join('');
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 60 60"
      role="img"
      aria-label={profileText.pictureOf(`${firstName} ${lastName}`)}
    >
      {tonesOf(seed).map((tone, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the grid is what identifies a tile
          key={place}
          className={styles[tone]}
          x={(place % SIDE) * 10 + 0.5}
          y={Math.floor(place / SIDE) * 10 + 0.5}
          width="9"
          height="9"
        />
      ))}
      <rect className={styles.plate} x="10" y="20" width="40" height="20" />
      <text className={styles.initials} x="30" y="36" textAnchor="middle">
        {initials}
      </text>
    </svg>
  );
}

/** The first grapheme: a letter with its accents. Browsers without a segmenter cut at the code point. */
function firstLetter(name: string): string {
  const [first = ''] =
    'Segmenter' in Intl
      ? Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
      : Array.from(name);
  return first.toLocaleUpperCase();
}

function tonesOf(seed: string) {
  let state = 7;
  for (const character of seed) state = (Math.imul(state, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return Array.from({ length: SIDE * SIDE }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return TONES[(state >>> 16) % TONES.length] ?? 'lapis';
  });
}
