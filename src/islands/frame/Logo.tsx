import { FRAME_WORDS } from '../../i18n/frame.ts';
import styles from './Logo.module.css';

/** The T of six tiles, the last one of gold, as `components/Logo.astro` cuts it for the public pages. */
const TILES = [
  { tone: 'deep', path: 'M0.8 0.9L9.1 0.7L8.9 9.5L0.9 9.3z' },
  { tone: 'mid', path: 'M11.1 0.3L19.7 0.9L19.6 8.8L10.6 9.2z' },
  { tone: 'gold', path: 'M21.1 0.3L29.7 0.9L29.1 8.8L21 9z' },
  { tone: 'deep', path: 'M10.3 10.1L19.4 11.2L19.1 18.9L11 19.2z' },
  { tone: 'light', path: 'M10.5 21.2L19.1 20.5L19.1 29.8L10.9 29.9z' },
  { tone: 'mid', path: 'M10.6 31L19.6 30.2L19.6 39.5L10.4 39.7z' },
];

export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.tiles} viewBox="-1 -1 32 42" width="24" height="32" aria-hidden="true">
        {TILES.map(({ tone, path }) => (
          <path key={path} className={styles[tone]} d={path} />
        ))}
      </svg>
      {FRAME_WORDS.name}
    </span>
  );
}
