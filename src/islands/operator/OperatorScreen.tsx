import { MemberScreen } from '#islands/frame/MemberScreen.tsx';
import type { SampleOffers } from '#stores/sandbox.ts';
import { OperatorEntry } from '#ui/guard/OperatorEntry.tsx';
import { Console } from './Console.tsx';
import { operatorText } from './text.ts';

interface Props {
  /** What sample members deposit, where the programme is this browser's own. */
  readonly offers: SampleOffers;
}

export function OperatorScreen({ offers }: Props) {
  return (
    <MemberScreen route="operator" title={operatorText.title} instead={<OperatorEntry />}>
      <Console offers={offers} />
    </MemberScreen>
  );
}
