import { useStore } from '@nanostores/react';
import type { Account } from '#domain/accounts/account.ts';
import { countryName } from '#i18n/format.ts';
import { uiText } from '#i18n/ui.ts';
import { tradingPlanName } from '#i18n/levels.ts';
import { $tradingPlan } from '#stores/programme.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Failed } from '#ui/feedback/Failed.tsx';
import styles from './ProfileCard.module.css';
import { ProfilePicture } from './ProfilePicture.tsx';
import { profileText } from './text.ts';

export function ProfileCard({ account }: { readonly account: Account }) {
  const { firstName, lastName, username, email, country, phoneNumber, createdAt, guest } = account;
  return (
    <section className={`card ${styles.card}`} aria-labelledby="details">
      <ProfilePicture account={account} />
      <div className="stack">
        <h2 id="details">{guest ? profileText.guest : `${firstName} ${lastName}`}</h2>
        {guest && <p>{profileText.guestHint}</p>}
        <DescriptionList
          items={[
            { label: profileText.username, value: username },
            { label: profileText.email, value: email ?? profileText.notGiven },
            { label: profileText.country, value: country ? countryName(country) : profileText.notGiven },
            { label: profileText.phone, value: phoneNumber ?? profileText.notGiven },
            { label: profileText.tradingPlan, value: <TradingPlan /> },
            { label: profileText.accountType, value: guest ? profileText.guest : profileText.basic },
            { label: profileText.memberSince, value: <DateTime at={createdAt} /> },
          ]}
        />
      </div>
    </section>
  );
}

/** The highest level that is active in each matrix. */
export function TradingPlan() {
  const plan = useStore($tradingPlan);
  if (plan.state === 'failed') return <Failed failure={plan.failure} onRetry={$tradingPlan.retry} />;
  return plan.state === 'ready' ? tradingPlanName(plan.value) : uiText.loading;
}
