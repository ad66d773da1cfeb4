import { MemberScreen } from '#islands/frame/MemberScreen.tsx';
import { DepositLog } from './DepositLog.tsx';
import { DepositSteps } from './DepositSteps.tsx';
import type { PackageOffer } from './PackageStep.tsx';
import type { CoinOffer } from './model.ts';
import { depositText } from './text.ts';

interface Props {
  readonly coins: readonly CoinOffer[];
  readonly packages: readonly PackageOffer[];
}

export function DepositScreen({ coins, packages }: Props) {
  return (
    <MemberScreen route="deposit" title={depositText.title}>
      <DepositSteps coins={coins} packages={packages} />
      <DepositLog coins={coins} />
    </MemberScreen>
  );
}
