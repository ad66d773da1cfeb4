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
import { $decided } from '#stores/decided.ts';
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
  const decided: Partial<Record<keyof typeof ICONS, boolean>> = useStore($decided);
  const items = Object.entries(names) as [keyof typeof ICONS, string][];
  return (
    <nav className={styles.menu} aria-label={frameText.menuLabel}>
      <ul>
        {items.map(([route, name]) => {
          const Icon = ICONS[route];
          return (
            <li key={route} className={WIDE_ONLY.includes(route) ? styles.wide : undefined}>
              <a href={ROUTES[route].path} aria-current={route === current ? 'page' : undefined}>
                <Icon size={20} aria-hidden="true" />
                {name}
                {decided[route] && route !== current && <Decided />}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Marks the screen of a request that was decided since the member last looked. */
function Decided() {
  return (
    <span className={styles.decided}>
      <span className="visually-hidden">{frameText.decided}</span>
    </span>
  );
}
