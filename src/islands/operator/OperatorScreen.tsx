import { OPERATOR_WORDS } from '../../i18n/operator.ts';
import type { SampleOffers } from '../../stores/operator/sandbox.ts';
import { MemberScreen } from '../frame/MemberScreen.tsx';
import { OperatorEntry } from '../ui/OperatorEntry.tsx';
import { Console } from './Console.tsx';

interface Props {
  /** What sample members deposit, where the programme is this browser's own. */
  readonly offers: SampleOffers;
}

export function OperatorScreen({ offers }: Props) {
  return (
    <MemberScreen route="operator" title={OPERATOR_WORDS.title} instead={<OperatorEntry />}>
      <Console offers={offers} />
    </MemberScreen>
  );
}
