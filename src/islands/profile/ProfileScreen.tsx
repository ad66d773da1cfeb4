import { useStore } from '@nanostores/react';
import type { MailLanguage } from '../../stores/account.ts';
import { PROFILE_WORDS } from '../../i18n/profile.ts';
import { $account } from '../../stores/account.ts';
import { $hasSandbox } from '../../stores/operator/sandbox.ts';
import { $session } from '../../stores/session.ts';
import { LogOutButton } from '../frame/LogOutButton.tsx';
import { MemberScreen } from '../frame/MemberScreen.tsx';
import { LiveView } from '../ui/LiveView.tsx';
import { DueCard } from './DueCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import styles from './ProfileScreen.module.css';
import { AccountSettings } from './settings/AccountSettings.tsx';
import { UpgradeNotice } from './UpgradeNotice.tsx';
import { Verification } from './Verification.tsx';

interface Props {
  readonly mailLanguage: MailLanguage;
  readonly hasOutbox: boolean;
}

export function ProfileScreen({ mailLanguage, hasOutbox }: Props) {
  return (
    <MemberScreen route="profile" title={PROFILE_WORDS.title}>
      <LiveView store={$account}>
        {(account) => (
          <div className="stack">
            <UpgradeNotice account={account} />
            <ProfileCard account={account} />
            <Verification account={account} mailLanguage={mailLanguage} hasOutbox={hasOutbox} />
            <div className={styles.due}>
              <DueCard {...PROFILE_WORDS.upgrade} />
              <DueCard {...PROFILE_WORDS.fee} />
            </div>
            <AccountSettings account={account} mailLanguage={mailLanguage} hasOutbox={hasOutbox} />
          </div>
        )}
      </LiveView>
      <section className="stack" aria-labelledby="session">
        <h2 id="session">{PROFILE_WORDS.session}</h2>
        <LogOutHint />
        <div>
          <LogOutButton />
        </div>
      </section>
    </MemberScreen>
  );
}

/** The operator of a sandbox has a session beside the member's, in tabs of its own. */
function LogOutHint() {
  const hasSandbox = useStore($hasSandbox);
  const { kind } = useStore($session);
  const isSampleOperator = hasSandbox && kind === 'operator';
  return <p>{isSampleOperator ? PROFILE_WORDS.logOutHintOperator : PROFILE_WORDS.logOutHint}</p>;
}
