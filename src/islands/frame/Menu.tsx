import { address } from '#i18n/language.ts';
import { useStore } from '@nanostores/react';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  CircleUser,
  House,
  LayoutGrid,
  type LucideIcon,
  ShieldCheck,
  UserRound,
  Wallet,
} from 'lucide-react';
import { type RouteName, ROUTES } from '#domain/routes.ts';
import { $account } from '#stores/account.ts';
import { $unread } from '#stores/notices.ts';
import { $session } from '#stores/session.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { LogOutButton } from './LogOutButton.tsx';
import styles from './Menu.module.css';
import { frameText, MENU, OPERATORS_MENU } from './text.ts';

const ACCOUNT_MENU_ID = 'account-menu';

const ICONS: Readonly<Record<keyof typeof MENU | keyof typeof OPERATORS_MENU, LucideIcon>> = {
  home: House,
  wallet: Wallet,
  deposit: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  programme: LayoutGrid,
  profile: UserRound,
  operator: ShieldCheck,
};

/** Opens who is signed in and the log-out, where they have no place of their own. */
export function AccountButton() {
  return (
    <button
      type="button"
      className={`button button--quiet ${styles.button}`}
      // Its text is not shown everywhere.
      aria-label={frameText.account}
      popoverTarget={ACCOUNT_MENU_ID}
    >
      <CircleUser size={20} aria-hidden="true" />
      <span className={styles.label}>{frameText.account}</span>
    </button>
  );
}

/**
 * Navigation of the members' area: at the side of wide windows, with who is signed in below it; otherwise a bar at the
 * bottom, within reach of the thumb, and the rest in a popover, which the browser closes on Escape and on a click
 * outside.
 */
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
            <li key={route}>
              <a href={address(ROUTES[route].path)} aria-current={route === current ? 'page' : undefined}>
                <Icon size={20} aria-hidden="true" />
                {name}
                {route === 'home' && <Unread />}
              </a>
            </li>
          );
        })}
      </ul>
      <div id={ACCOUNT_MENU_ID} popover="auto" className={styles.account}>
        <WhoIsHere />
        <LogOutButton />
      </div>
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

export function WhoIsHere() {
  const session = useStore($session);
  if (session.kind === 'guest') return <p className={styles.who}>{frameText.guest}</p>;
  return (
    <RemoteView store={$account} fallback={<p className={styles.who}>&nbsp;</p>}>
      {(account) => <p className={styles.who}>{frameText.signedInAs(account.username)}</p>}
    </RemoteView>
  );
}
