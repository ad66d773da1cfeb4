import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { MemberScreen } from '#islands/frame/MemberScreen.tsx';
import { WaitingScreen } from '#islands/frame/WaitingScreen.tsx';
import { enterConsole, isLedIntoConsole, operatorEntry, type SampleOffers } from '#stores/sandbox.ts';
import { $session } from '#stores/session.ts';
import { OperatorEntry } from '#ui/guard/OperatorEntry.tsx';
import { Console } from './Console.tsx';
import { operatorText } from './text.ts';

interface Props {
  /** What sample members deposit, where the programme is this browser's own. */
  readonly offers: SampleOffers;
}

export function OperatorScreen({ offers }: Props) {
  if (useEntering()) return <WaitingScreen />;
  return (
    <MemberScreen route="operator" title={operatorText.title} instead={<OperatorEntry />}>
      <Console offers={offers} />
    </MemberScreen>
  );
}

/** Whether this tab is still on its way into the console: its guard would refuse the member that it belongs to until then. */
function useEntering(): boolean {
  const [isLed, setLed] = useState(isLedIntoConsole);
  const { kind } = useStore($session);
  const { state } = useStore(operatorEntry.$progress);
  const hasFailed = state === 'failed';

  useEffect(() => {
    if (isLedIntoConsole()) void enterConsole();
  }, []);
  useEffect(() => {
    if (kind === 'operator' || hasFailed) setLed(false);
  }, [kind, hasFailed]);

  return isLed && kind !== 'operator' && !hasFailed;
}
