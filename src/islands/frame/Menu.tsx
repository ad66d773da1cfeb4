import { useStore } from '@nanostores/react';
import { type RouteName, ROUTES } from '#domain/routes.ts';
import { $account } from '#stores/account.ts';
import { $session } from '#stores/session.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { LogOutButton } from './LogOutButton.tsx';
import styles from './Menu.module.css';
import { frameText, MENU, OPERATORS_MENU } from './text.ts';

const MENU_ID = 'member-menu';

export function MenuButton() {
  return (
    <button type="button" className={`button button--quiet ${styles.button}`} popoverTarget={MENU_ID}>
      {frameText.menu}
    </button>
  );
}

/**
 * Navigation of the members' area: a bar at the side on wide windows, otherwise a popover, which the browser closes
 * on Escape and on a click outside. The bar is the same element, shown in place.
 */
export function Menu({ current }: { readonly current: RouteName }) {
  const isOperator = useStore($session).kind === 'operator';
  const names = isOperator ? { ...MENU, ...OPERATORS_MENU } : MENU;
  const items = Object.entries(names) as [RouteName, string][];
  return (
    <nav id={MENU_ID} popover="auto" className={styles.menu} aria-label={frameText.menuLabel}>
      <ul>
        {items.map(([route, name]) => (
          <li key={route}>
            <a
              href={ROUTES[route].path}
              aria-current={route === current ? 'page' : undefined}
              onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <WhoIsHere />
        <LogOutButton />
      </div>
    </nav>
  );
}

export function WhoIsHere() {
  const session = useStore($session);
  if (session.kind === 'guest') return <p className={styles.who}>{frameText.guest}</p>;
  return (
    <RemoteView store={$account}>
      {(account) => <p className={styles.who}>{frameText.signedInAs(account.username)}</p>}
    </RemoteView>
  );
}
