import type { Account } from '../../domain/account.ts';
import { countryName } from '../../i18n/format.ts';
import { PROFILE_WORDS } from '../../i18n/profile.ts';
import { Facts } from '../ui/Facts.tsx';
import { Moment } from '../ui/Moment.tsx';
import styles from './ProfileCard.module.css';
import { ProfilePicture } from './ProfilePicture.tsx';
import { TradingPlan } from './TradingPlan.tsx';

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
