import { DepositLog } from './DepositLog.tsx';
import { DepositSteps } from './DepositSteps.tsx';
import type { PackageOffer } from './PackageStep.tsx';
import type { CoinOffer } from './model.ts';

interface Props {
  readonly coins: readonly CoinOffer[];
  readonly packages: readonly PackageOffer[];
}

export function DepositScreen({ coins, packages }: Props) {
  return (
    <>
      <DepositSteps coins={coins} packages={packages} />
      <DepositLog coins={coins} packages={packages} />
    </>
  );
}
