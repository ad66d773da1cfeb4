import { useStore } from '@nanostores/react';
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, useId, useRef } from 'react';
import type { Account } from '#domain/accounts/account.ts';
import { ROUTES } from '#domain/routes.ts';
import { LANGUAGE_TAGS, LANGUAGES, prefixOf } from '#domain/languages.ts';
import { address, LANGUAGE, pageAt } from '#i18n/language.ts';
import { guestText } from '#i18n/guest.ts';
import { themeText } from '#i18n/public.ts';
import { uiText } from '#i18n/ui.ts';
import { $account } from '#stores/account.ts';
import { UPGRADE_LINK } from '#stores/auth-link.ts';
import { $session } from '#stores/session.ts';
import { MemberPicture } from '#ui/data/MemberPicture.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { useChunk } from '#ui/feedback/Deferred.tsx';
import styles from './AccountMenu.module.css';
import { useHelp } from './Help.tsx';
import { LogOutButton } from './LogOutButton.tsx';
import { $theme, setTheme } from './model.ts';
import { accountMenuText, helpText, MENU, OPERATORS_MENU } from './text.ts';

/** Its code handles pictures. The mosaic stands in for it until then. */
const loadPhoto = () => import('./MemberPhoto.tsx');

/**
 * What has no tab of its own, behind the member's picture. The browser opens the popover, closes it on Escape and on a
 * press beside it, and then gives the focus back.
 */
export function AccountMenu() {
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const account = useStore($account);
  const { kind } = useStore($session);
  const help = useHelp(menu);

  const close = () => menu.current?.hidePopover();
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    // The menu follows its button, so that the next Tab leads into it.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus leaves its controls
    <div
      className={`${styles.account} ${account.state === 'loading' ? styles.waiting : ''}`}
      onBlur={closeOnLeave}
    >
      <button type="button" className={styles.button} popoverTarget={id}>
        <Who account={account.state === 'ready' ? account.value : null} />
        {help.hasAnswer && <span className={styles.mark} />}
        <ChevronDown className={styles.arrow} size={16} aria-hidden="true" />
      </button>
      {/* It must be in the page before its text appears. */}
      <span role="status" className="visually-hidden">
        {help.hasAnswer && helpText.unread}
      </span>
      <nav id={id} ref={menu} popover="auto" className={styles.menu} aria-label={accountMenuText.label}>
        <WhoIsSignedIn account={account.state === 'ready' ? account.value : null} />
        <ul>
          {kind === 'operator' ? (
            <li>
              <a href={address(ROUTES.operator.path)} onClick={close}>
                {OPERATORS_MENU.operator}
              </a>
            </li>
          ) : (
            <li>
              <button type="button" aria-haspopup="dialog" aria-disabled={help.isOpening} onClick={help.open}>
                {help.isOpening ? helpText.opening : helpText.button}
                {help.hasAnswer && <span className={styles.unread}>{helpText.unread}</span>}
              </button>
              <ActionFailure progress={help.progress} />
            </li>
          )}
          <li>
            <a href={address(ROUTES.profile.path)} onClick={close}>
              {MENU.profile}
            </a>
          </li>
          <li>
            <a href={address('/ledger/')}>{accountMenuText.ledger}</a>
          </li>
          <li>
            <a href={address('/maths/')}>{accountMenuText.maths}</a>
          </li>
          <li>
            <a href={address('/news/')}>{accountMenuText.news}</a>
          </li>
        </ul>
        <ThemeChoice />
        <ul>
          <LanguageLinks />
          <li>
            <LogOutButton />
          </li>
        </ul>
      </nav>
      {help.panel}
    </div>
  );
}

interface WhoProps {
  /** Null while it loads. */
  readonly account: Account | null;
}

/** The member's picture and name. On a phone, the name is for screen readers. */
function Who({ account }: WhoProps) {
  const photo = useChunk(loadPhoto);
  return (
    <>
      <span className="visually-hidden">{accountMenuText.label}</span>
      <span className={styles.picture}>
        {account && <MemberPicture {...account} />}
        {photo.state === 'ready' && <photo.value.MemberPhoto />}
      </span>
      {account && (
        <span className={styles.name}>{account.guest ? uiText.guest : <bdi>{account.username}</bdi>}</span>
      )}
    </>
  );
}

/** As a sentence, so that a person can make sure. */
function WhoIsSignedIn({ account }: WhoProps) {
  if (account === null) return null;
  return (
    <p className={styles.who}>
      {account.guest ? (
        <>
          {guestText.notice} <a href={address(UPGRADE_LINK)}>{guestText.upgrade}</a>
        </>
      ) : (
        accountMenuText.signedInAs(account.username)
      )}
    </p>
  );
}

/** This page in the other languages. */
function LanguageLinks() {
  return LANGUAGE_TAGS.filter((tag) => tag !== LANGUAGE).map((tag) => (
    <li key={tag}>
      <a lang={tag} hrefLang={tag} href={prefixOf(tag) + pageAt(location.pathname)}>
        {LANGUAGES[tag].name}
      </a>
    </li>
  ));
}

function ThemeChoice() {
  const theme = useStore($theme);
  return (
    <fieldset className={styles.theme}>
      <legend className="visually-hidden">{themeText.legend}</legend>
      {themeText.choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => setTheme(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
