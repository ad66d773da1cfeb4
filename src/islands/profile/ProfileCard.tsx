import { useStore } from '@nanostores/react';
import type { Account } from '#domain/accounts/account.ts';
import { countryName } from '#i18n/format.ts';
import { UI_WORDS } from '#i18n/ui.ts';
import { tradingPlanName } from '#islands/programme/text.ts';
import { $programme, $tradingPlan } from '#stores/programme.ts';
import { Moment } from '#ui/data/DateTime.tsx';
import { Facts } from '#ui/data/DescriptionList.tsx';
import { Failed } from '#ui/feedback/Failed.tsx';
import styles from './ProfileCard.module.css';
import { ProfilePicture } from './ProfilePicture.tsx';
import { PROFILE_WORDS } from './text.ts';

export function ProfileCard({ account }: { readonly account: Account }) {
  const { firstName, lastName, username, email, country, phoneNumber, createdAt, guest } = account;
  return (
    <section className={`card ${styles.card}`} aria-labelledby="details">
      <ProfilePicture account={account} />
      <div className="stack">
        <h2 id="details">{guest ? PROFILE_WORDS.guest : `${firstName} ${lastName}`}</h2>
        {guest && <p>{PROFILE_WORDS.guestHint}</p>}
        <Facts
          facts={[
            { label: PROFILE_WORDS.username, value: username },
            { label: PROFILE_WORDS.email, value: email ?? PROFILE_WORDS.notGiven },
            { label: PROFILE_WORDS.country, value: country ? countryName(country) : PROFILE_WORDS.notGiven },
            { label: PROFILE_WORDS.phone, value: phoneNumber ?? PROFILE_WORDS.notGiven },
            { label: PROFILE_WORDS.tradingPlan, value: <TradingPlan /> },
            { label: PROFILE_WORDS.accountType, value: guest ? PROFILE_WORDS.guest : PROFILE_WORDS.basic },
            { label: PROFILE_WORDS.memberSince, value: <Moment at={createdAt} /> },
          ]}
        />
      </div>
    </section>
  );
}

/** The highest level that is active in each matrix. */
export function TradingPlan() {
  const plan = useStore($tradingPlan);
  if (plan.state === 'failed') return <Failed failure={plan.failure} onRetry={$programme.retry} />;
  return plan.state === 'ready' ? tradingPlanName(plan.value) : UI_WORDS.loading;
}
