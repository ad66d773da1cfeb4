import { PROGRAMME_WORDS } from '../../i18n/programme.ts';
import { $account } from '../../stores/account.ts';
import { MemberScreen } from '../frame/MemberScreen.tsx';
import { LiveView } from '../ui/LiveView.tsx';
import { Incomes } from './Incomes.tsx';
import { Levels, type LevelPlan } from './levels/Levels.tsx';
import { Partners } from './partners/Partners.tsx';
import { ReferralLink } from './ReferralLink.tsx';
import { UplineCard } from './UplineCard.tsx';

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
