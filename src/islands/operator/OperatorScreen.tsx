import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { enterConsole, isLedIntoConsole, operatorEntry } from '#stores/sandbox.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { $session } from '#stores/session.ts';
import { OperatorEntry } from '#ui/guard/OperatorEntry.tsx';
import { RouteGuard } from '#ui/guard/RouteGuard.tsx';
import { Console } from './Console.tsx';
import { ConsoleOutline } from './ConsoleFrame.tsx';

interface Props {
  /** What sample members deposit, where the programme is this browser's own. */
  readonly offers: SiteOffers;
}

export function OperatorScreen({ offers }: Props) {
  if (useEntering()) return <ConsoleOutline />;
  return (
    <RouteGuard
      route="operator"
      fallback={<ConsoleOutline />}
      around={(notice) => <ConsoleOutline>{notice}</ConsoleOutline>}
      instead={<OperatorEntry />}
    >
      <Console offers={offers} />
    </RouteGuard>
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
