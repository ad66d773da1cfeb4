import type { Account } from '#domain/accounts/account.ts';
import { uiText } from '#i18n/ui.ts';
import styles from './MemberPicture.module.css';

const SIDE = 6;
const TONES = ['lapis', 'lapis', 'deep', 'deep', 'verdigris', 'gold'] as const;

interface Props extends Pick<Account, 'firstName' | 'lastName' | 'username' | 'guest'> {
  /** Its name for screen readers. Without one it is decoration. */
  readonly label?: string;
}

/** A mosaic with the initials of the name that is shown beside it, used until there is a photo. The same person gets the same mosaic on every device. */
export function MemberPicture({ firstName, lastName, username, guest, label }: Props) {
  const initials = (guest ? [uiText.guest] : [firstName, lastName]).map(firstLetter).join('');
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 60 60"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {tonesOf(username).map((tone, place) => (
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
      <text className={styles.initials} x="30" y="36" fontSize="17" textAnchor="middle">
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
