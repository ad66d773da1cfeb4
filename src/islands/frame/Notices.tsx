import { address } from '#i18n/language.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { RouteName } from '#domain/routes.ts';
import { guestText } from '#i18n/guest.ts';
import { $account } from '#stores/account.ts';
import { registrationNotice, UPGRADE_LINK } from '#stores/auth-link.ts';
import { $session } from '#stores/session.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { OutboxHint } from '#ui/feedback/Hints.tsx';
import { PendingNotice } from '#ui/feedback/PaintOnce.tsx';
import { SuccessNotice } from '#ui/feedback/SuccessNotice.tsx';
import styles from './Notices.module.css';
import { suspensionText, welcomeText } from './text.ts';

interface Props {
  readonly route: RouteName;
  /** Whether it is the first screen since the page loaded. */
  readonly isFirst: boolean;
}

/** What a member has to know, above the screen. */
export function Notices({ route, isFirst }: Props) {
  return (
    <>
      {isFirst && <Welcome />}
      {route === 'profile' && <GuestNotice />}
      <SuspensionNotice />
    </>
  );
}

/** Tells a new member what was mailed, and how to get to it. */
function Welcome() {
  const [notice] = useState(() => registrationNotice(location.hash));
  if (notice === null) return null;
  const { title, text } = welcomeText[notice];
  return (
    <div id={notice} tabIndex={-1} className={styles.welcome}>
      <SuccessNotice title={title}>
        <p>{text}</p>
        {notice === 'registered' && import.meta.env.PUBLIC_BACKEND !== 'firebase' && <OutboxHint />}
      </SuccessNotice>
    </div>
  );
}

/** Tells a guest what a guest account is and how to make it a full one. */
function GuestNotice() {
  const { kind } = useStore($session);
  if (kind !== 'guest') return null;
  return (
    <p className={`cluster ${styles.guest}`}>
      {guestText.notice}{' '}
      <a className="button" href={address(UPGRADE_LINK)}>
        {guestText.upgrade}
      </a>
    </p>
  );
}

/** Tells a suspended member on every screen why, what still works, and how to write to the operators. */
function SuspensionNotice() {
  const account = useStore($account);
  const suspension = account.state === 'ready' ? account.value.suspension : undefined;
  // A live region must be in the page before its text appears.
  return (
    <>
      {account.state === 'loading' && <PendingNotice />}
      <div role="status">
        {suspension && (
          <div className="notice notice--danger">
            <p>
              <strong>
                {suspensionText.title} <DateTime at={suspension.at} />
              </strong>
            </p>
            <p dir="auto">{suspension.reason}</p>
            <p>{suspensionText.text}</p>
          </div>
        )}
      </div>
    </>
  );
}
