import { useStore } from '@nanostores/react';
import { GUEST_WORDS } from '../../i18n/guest.ts';
import { WAY_TO_UPGRADE } from '../../stores/way.ts';
import { $session } from '../../stores/session.ts';
import { LinkLine } from '../ui/LinkLine.tsx';

/** On every screen of a guest: what such an account is, and the way to a full one. */
export function GuestNotice() {
  const { kind } = useStore($session);
  if (kind !== 'guest') return null;
  return (
    <LinkLine lead={GUEST_WORDS.notice} href={WAY_TO_UPGRADE}>
      {GUEST_WORDS.upgrade}
    </LinkLine>
  );
}
