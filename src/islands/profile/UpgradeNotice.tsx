import type { Account } from '../../domain/account.ts';
import { GUEST_WORDS } from '../../i18n/guest.ts';
import { isJustUpgraded } from '../../stores/way.ts';
import { SuccessNotice } from '../ui/SuccessNotice.tsx';

/** Said once a guest's account has become a full one. */
export function UpgradeNotice({ account: { email, guest } }: { readonly account: Account }) {
  if (email === null || guest || !isJustUpgraded(location.search)) return null;
  return (
    <SuccessNotice title={GUEST_WORDS.upgradedTitle}>
      <p>{GUEST_WORDS.upgradedText(email)}</p>
    </SuccessNotice>
  );
}
