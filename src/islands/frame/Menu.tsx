import { address } from '#i18n/language.ts';
import { useStore } from '@nanostores/react';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  House,
  LayoutGrid,
  type LucideIcon,
  ShieldCheck,
  UserRound,
  Wallet,
} from 'lucide-react';
import { type RouteName, ROUTES } from '#domain/routes.ts';
import { $unread } from '#stores/notices.ts';
import { $session } from '#stores/session.ts';
import styles from './Menu.module.css';
import { frameText, MENU, OPERATORS_MENU } from './text.ts';

const ICONS: Readonly<Record<keyof typeof MENU | keyof typeof OPERATORS_MENU, LucideIcon>> = {
  home: House,
  wallet: Wallet,
  deposit: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  programme: LayoutGrid,
  profile: UserRound,
  operator: ShieldCheck,
};

/** What a phone has behind the member's picture instead, since five tabs are as many as a thumb can tell apart. */
const WIDE_ONLY: readonly (keyof typeof ICONS)[] = ['profile', 'operator'];

/** Navigation of the members' area: at the side of wide windows, on a phone tabs within reach of the thumb. */
export function Menu({ current }: { readonly current: RouteName }) {
  const isOperator = useStore($session).kind === 'operator';
  const names = isOperator ? { ...MENU, ...OPERATORS_MENU } : MENU;
  const items = Object.entries(names) as [keyof typeof ICONS, string][];
  return (
    <nav className={styles.menu} aria-label={frameText.menuLabel}>
      <ul>
        {items.map(([route, name]) => {
          const Icon = ICONS[route];
          return (
            <li key={route} className={WIDE_ONLY.includes(route) ? styles.wide : undefined}>
              <a href={address(ROUTES[route].path)} aria-current={route === current ? 'page' : undefined}>
                <Icon size={20} aria-hidden="true" />
                {name}
                {route === 'home' && <Unread />}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** How many notices are unread. They stand on Home. */
function Unread() {
  const unread = useStore($unread);
  if (unread === 0) return null;
  return (
    <span className={styles.unread}>
      <span aria-hidden="true">{frameText.unreadShort(unread)}</span>
      <span className="visually-hidden">{frameText.unread(unread)}</span>
    </span>
  );
}
