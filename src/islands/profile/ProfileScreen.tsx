import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { Account } from '#domain/accounts/account.ts';
import { LAST_DAY } from '#domain/community/walk.ts';
import type { Instant } from '#domain/time.ts';
import { countryName, dayOfInstant } from '#i18n/format.ts';
import { guestText } from '#i18n/guest.ts';
import { tradingPlanName } from '#i18n/levels.ts';
import { uiText } from '#i18n/ui.ts';
import { walkDays } from '#i18n/walk-days.ts';
import { $account, type MailLanguage } from '#stores/account.ts';
import { isJustUpgraded } from '#stores/auth-link.ts';
import { $tradingPlan } from '#stores/programme.ts';
import { $ownWalk } from '#stores/walk.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { Failed } from '#ui/feedback/Failed.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { SuccessNotice } from '#ui/feedback/SuccessNotice.tsx';
import { UplineConfirmation } from '#ui/forms/UplineConfirmation.tsx';
import { ProfilePicture } from './ProfilePicture.tsx';
import styles from './ProfileScreen.module.css';
import { Verification } from './Verification.tsx';
import { AccountSettings, OwnData } from './settings/AccountSettings.tsx';
import { keeping } from './settings/model.ts';
import { accountSettingsText } from './settings/text.ts';
import { profileText } from './text.ts';

interface Props {
  readonly mailLanguage: MailLanguage;
  readonly hasOutbox: boolean;
}

export function ProfileScreen({ mailLanguage, hasOutbox }: Props) {
  return (
    <RemoteView store={$account}>
      {(account) => (
        <div className={styles.screen}>
          <div className={`${styles.profile} ${account.guest ? styles.guest : styles.member}`}>
            <UpgradeNotice account={account} />
            {account.erasureAskedAt !== undefined && <AskedErasure at={account.erasureAskedAt} />}
            <div className="stack">
              <Verification account={account} mailLanguage={mailLanguage} hasOutbox={hasOutbox} />
              <ProfileCard account={account} />
              <UplineConfirmation account={account} />
            </div>
            <div className="stack">
              <AccountSettings account={account} mailLanguage={mailLanguage} hasOutbox={hasOutbox} />
              <OwnData email={account.email} isEmbedded={hasOutbox} />
            </div>
            <Due />
          </div>
        </div>
      )}
    </RemoteView>
  );
}

/** What the ledger says is due: nothing, so both buttons are disabled. No member pays in order to be paid. */
function Due() {
  const why = useId();
  return (
    <section className={`card ${styles.due}`} aria-labelledby={why}>
      <div id={why} className="stack">
        <h2>{profileText.nothingDue}</h2>
        <p>{profileText.dependsOnNothing}</p>
      </div>
      {[profileText.upgrade, profileText.fee].map(({ title, dueLabel, due, button }) => (
        <div key={title} className={`cluster ${styles.item}`}>
          <div>
            <h3>{title}</h3>
            <p>
              {dueLabel} <strong>{due}</strong>
            </p>
          </div>
          <button type="button" className="button button--quiet" disabled aria-describedby={why}>
            {button}
          </button>
        </div>
      ))}
    </section>
  );
}

/** Said once a guest's account has become a full one. */
function UpgradeNotice({ account: { email, guest } }: { readonly account: Account }) {
  if (email === null || guest || !isJustUpgraded(location.search)) return null;
  return (
    <SuccessNotice title={guestText.upgradedTitle}>
      <p>{guestText.upgradedText(email)}</p>
    </SuccessNotice>
  );
}

/** That the account waits to be deleted, why, and the way back. */
export function AskedErasure({ at }: { readonly at: Instant }) {
  const progress = useStore(keeping.$progress);
  const { title, asked, waits, keep, keeping: pressing } = accountSettingsText.askedErasure;
  return (
    <div className="notice notice--danger stack" role="status">
      <p>
        <strong>{title}</strong>
      </p>
      <p>
        {asked} <DateTime at={at} />. {waits}
      </p>
      <ActionFailure progress={progress} />
      <div>
        <ActionButton
          progress={progress}
          text={{ press: keep, pressing }}
          tone="quiet"
          onClick={() => void keeping.run()}
        />
      </div>
    </div>
  );
}

function ProfileCard({ account }: { readonly account: Account }) {
  const { firstName, lastName, username, email, country, phoneNumber, createdAt, guest } = account;
  const given = (label: string, value: string | null) => ({
    label,
    value: value ?? profileText.notGiven,
    isTyped: true,
  });
  return (
    <section className={`card ${styles.card}`} aria-labelledby="details">
      <ProfilePicture account={account}>
        <h2 id="details">
          <bdi>{guest ? username : `${firstName} ${lastName}`}</bdi>
        </h2>
      </ProfilePicture>
      <DescriptionList
        items={[
          // A guest was asked for nothing, and their name is above.
          ...(guest
            ? []
            : [
                given(profileText.username, username),
                given(profileText.email, email),
                given(profileText.country, country && countryName(country)),
                given(profileText.phone, phoneNumber),
                { label: profileText.accountType, value: profileText.basic },
              ]),
          { label: profileText.levels, value: <TradingPlan /> },
          ...(account.verified ? [{ label: profileText.status, value: profileText.verified }] : []),
          { label: profileText.memberSince, value: <MemberSince at={createdAt} /> },
        ]}
      />
    </section>
  );
}

/** The highest level that the member holds in each matrix. */
function TradingPlan() {
  const plan = useStore($tradingPlan);
  if (plan.state === 'failed') return <Failed failure={plan.failure} onRetry={$tradingPlan.retry} />;
  if (plan.state !== 'ready') return uiText.loading;
  if (plan.value.length === 0) return tradingPlanName(plan.value);
  return plan.value.map((held) => <div key={held.matrix}>{tradingPlanName([held])}</div>);
}

/** The day on which an account was made. In a walk it is the day of the walk on which the person joined. */
export function MemberSince({ at }: { readonly at: Instant }) {
  const walk = useStore($ownWalk);
  return walk === null
    ? dayOfInstant(at)
    : walkDays.dayOf(
        walk.passed.reduce((day, { days }) => day - days, walk.day),
        LAST_DAY,
      );
}
