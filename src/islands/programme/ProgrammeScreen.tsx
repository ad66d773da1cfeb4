import { $account } from '#stores/account.ts';
import type { SampleOffers } from '#stores/sandbox.ts';
import { Walk } from '#ui/walk/Walk.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Incomes } from './Incomes.tsx';
import { Invitation } from './Invitation.tsx';
import { type LevelPlan, Levels } from './levels/Levels.tsx';
import { Partners } from './partners/Partners.tsx';
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
        {(account) => <Invitation account={account} isEmbedded={isEmbedded} />}
      </RemoteView>
      <Walk offers={offers} />
      <Partners />
    </>
  );
}
