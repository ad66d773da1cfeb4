import { type Account, PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { $account } from '#stores/account.ts';
import type { SampleOffers } from '#stores/sandbox.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Incomes } from './Incomes.tsx';
import { ReferralLink } from './ReferralLink.tsx';
import { type LevelPlan, Levels } from './levels/Levels.tsx';
import { Partners } from './partners/Partners.tsx';
import styles from './ProgrammeScreen.module.css';
import { programmeText } from './text.ts';

interface Props {
  readonly plan: LevelPlan;
  readonly isEmbedded: boolean;
  readonly offers: SampleOffers;
}

export function ProgrammeScreen({ plan, isEmbedded, offers }: Props) {
  return (
    <>
      <p className="notice">{programmeText.nothingOwed}</p>
      <Levels plan={plan} />
      <Incomes />
      <RemoteView store={$account}>
        {(account) => (
          <div className={styles.invitation}>
            <UplineCard account={account} />
            <ReferralLink username={account.username} isEmbedded={isEmbedded} />
          </div>
        )}
      </RemoteView>
      <Partners offers={offers} />
    </>
  );
}

export function UplineCard({
  account: { upline, uplineConfirmed },
}: {
  readonly account: Pick<Account, 'upline' | 'uplineConfirmed'>;
}) {
  return (
    <section className="card stack" aria-labelledby="upline">
      <h2 id="upline">{programmeText.upline}</h2>
      <p>
        <strong>
          <bdi>{upline}</bdi>
        </strong>
      </p>
      <p>
        {upline === PROGRAMME_USERNAME ? programmeText.uplineIsProgramme : programmeText.uplineHint}{' '}
        {uplineConfirmed ? programmeText.uplineFinal : programmeText.uplineOpen}
      </p>
    </section>
  );
}
