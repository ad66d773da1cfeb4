import { useStore } from '@nanostores/react';
import type { SampleOffers } from '#stores/sandbox.ts';
import { AuditTrail } from './audit/AuditTrail.tsx';
import { Members } from './members/Members.tsx';
import { $view, type ViewName } from './model.ts';
import { Payouts } from './payouts/Payouts.tsx';
import { Records } from './records/Records.tsx';
import { SetAside } from './SetAside.tsx';
import { Threads } from './threads/Threads.tsx';
import { Totals } from './Totals.tsx';

interface Props {
  readonly view: Exclude<ViewName, 'deposits' | 'withdrawals'>;
  readonly offers: SampleOffers;
}

/** A part of the console other than its queues, with which most visits begin. */
export function LaterView({ view, offers }: Props) {
  const { member } = useStore($view);
  switch (view) {
    case 'payouts':
      return <Payouts />;
    case 'messages':
      return <Threads member={member} />;
    case 'members':
      return <Members member={member} coins={offers.coins} />;
    case 'records':
      return <Records member={member} coins={offers.coins} />;
    case 'totals':
      return <Totals />;
    case 'audit':
      return <AuditTrail />;
    case 'set-aside':
      return <SetAside />;
  }
}
