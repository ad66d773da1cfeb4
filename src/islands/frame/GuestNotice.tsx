import { useStore } from '@nanostores/react';
import { GUEST_WORDS } from '../../i18n/guest.ts';
import { $session } from '../../stores/session.ts';
import { WAY_TO_UPGRADE } from '../../stores/way.ts';
import styles from './GuestNotice.module.css';

/** On every screen of a guest: what such an account is, and the way to a full one. */
export function GuestNotice() {
  const { kind } = useStore($session);
  if (kind !== 'guest') return null;
  return (
    <p className={styles.notice}>
      {GUEST_WORDS.notice} <a href={WAY_TO_UPGRADE}>{GUEST_WORDS.upgrade}</a>
    </p>
  );
}
