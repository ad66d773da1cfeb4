import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { MemberScreen } from '#islands/frame/MemberScreen.tsx';
import { $account } from '#stores/account.ts';
import { LiveView } from '#ui/data/RemoteView.tsx';
import { Incomes } from './Incomes.tsx';
import { ReferralLink } from './ReferralLink.tsx';
import { type LevelPlan, Levels } from './levels/Levels.tsx';
import { Partners } from './partners/Partners.tsx';
import { PROGRAMME_WORDS } from './text.ts';

interface Props {
  readonly plan: LevelPlan;
  readonly isEmbedded: boolean;
}

export function ProgrammeScreen({ plan, isEmbedded }: Props) {
  return (
    <MemberScreen route="programme" title={PROGRAMME_WORDS.title}>
      <p className="notice">{PROGRAMME_WORDS.nothingOwed}</p>
      <Levels plan={plan} />
      <Incomes />
      <LiveView store={$account}>
        {(account) => (
          <div className="stack">
            <UplineCard upline={account.upline} />
            <ReferralLink username={account.username} isEmbedded={isEmbedded} />
          </div>
        )}
      </LiveView>
      <Partners />
    </MemberScreen>
  );
}

export function UplineCard({ upline }: { readonly upline: string }) {
  return (
    <section className="card stack" aria-labelledby="upline">
      <h2 id="upline">{PROGRAMME_WORDS.upline}</h2>
      <p>
        <strong>{upline}</strong>
      </p>
      <p>{upline === PROGRAMME_USERNAME ? PROGRAMME_WORDS.uplineIsProgramme : PROGRAMME_WORDS.uplineHint}</p>
    </section>
  );
}
