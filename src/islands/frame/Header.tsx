import { address } from '#i18n/language.ts';
import type { ReactNode } from 'react';
import { ROUTES } from '#domain/routes.ts';
import styles from './Header.module.css';
import { frameText } from './text.ts';

interface Props {
  /** Stands at the end; on a phone, prices among it go to a line below. */
  readonly children?: ReactNode;
  /** Whether the session is unknown. The header is as high then, and leads nowhere. */
  readonly isWaiting?: boolean;
  /** Whether its line has more to hold, so that a phone shows the tiles of the logo alone. */
  readonly isFull?: boolean;
}

/** The top of every screen: the logo, the notice of line 1 of the product, and what its frame adds. */
export function Header({ children, isWaiting = false, isFull = false }: Props) {
  return (
    <header className={`${styles.bar} ${isFull ? styles.full : ''}`}>
      <Logo href={isWaiting ? undefined : address(ROUTES.home.path)} />
      <p className="test-coins">{frameText.testCoins}</p>
      {children}
    </header>
  );
}

/** The T of six tiles, the last one of gold, as `components/Logo.astro` cuts it for the public pages. */
const TILES = [
  { tone: 'tile', path: 'M0.4 0.7l9-.3 .2 9-8.8.2z' },
  { tone: 'pale', path: 'M10.7 0.3l8.7.3-.3 8.9-8.9-.2z' },
  { tone: 'tile', path: 'M10.5 10.5l9.1.2-.1 8.6-9.2.4z' },
  { tone: 'paler', path: 'M10.8 20.4l8.5.1.4 9.1-9.3-.3z' },
  { tone: 'pale', path: 'M10.4 30.7l9-.3 .2 9-8.8.2z' },
  { tone: 'gold', path: 'M20.7 0.3l8.7.3-.3 8.9-8.9-.2z' },
];

function Logo({ href }: { readonly href: string | undefined }) {
  return (
    <a href={href} aria-label={href && frameText.logoLabel} className={styles.logo}>
      <svg className={styles.tiles} viewBox="0 0 30 40" width="24" height="32" aria-hidden="true">
        {TILES.map(({ tone, path }) => (
          <path key={path} className={styles[tone]} d={path} />
        ))}
      </svg>
      <span>{frameText.name}</span>
    </a>
  );
}
