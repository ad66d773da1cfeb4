import { useStore } from '@nanostores/react';
import type { SetAsideRequest } from '#domain/settlement/settler-status.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { When } from '#ui/data/When.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { Totals } from './Totals.tsx';
import { AuditTrail } from './audit/AuditTrail.tsx';
import { UserName, ViewLink } from './links.tsx';
import { Members } from './members/Members.tsx';
import { $setAside, $view, queryOf, type ViewName } from './model.ts';
import { Payouts } from './payouts/Payouts.tsx';
import { Records } from './records/Records.tsx';
import { setAsideText } from './later-text.ts';
import { operatorText, userNameOf } from './text.ts';
import { Threads } from './Threads.tsx';

export { Fill } from './Fill.tsx';
export { BulkDialog } from './queue/BulkDialog.tsx';
export { KeyHelp } from './queue/KeyHelp.tsx';
export { ProofDialog } from './queue/ProofDialog.tsx';

interface Props {
  readonly view: Exclude<ViewName, 'deposits' | 'withdrawals'>;
  readonly offers: SiteOffers;
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

const COLUMNS = [
  { label: setAsideText.what },
  { label: setAsideText.member },
  { label: setAsideText.since, kind: 'named' },
  { label: setAsideText.failures, kind: 'figure' },
  { label: setAsideText.reason, kind: 'named' },
  { label: setAsideText.command, kind: 'actions' },
] as const;

/** Requests that the settler has set aside: the member, the time, the reason, and how to release one. */
export function SetAside() {
  return (
    <RemoteView store={$setAside}>
      {(requests) =>
        requests.length === 0 ? (
          <Empty title={setAsideText.empty} hint={setAsideText.emptyHint}>
            <ViewLink query={queryOf('records')} current={undefined}>
              {operatorText.view.records}
            </ViewLink>
          </Empty>
        ) : (
          <>
            <p>{setAsideText.hint}</p>
            <RecordTable caption={setAsideText.caption} columns={COLUMNS} rows={requests.map(rowOf)} />
          </>
        )
      }
    </RemoteView>
  );
}

function rowOf({ path, member, kind, failures, since, reason }: SetAsideRequest) {
  const what = setAsideText.kind[kind];
  return {
    key: path,
    cells: [
      what,
      <UserName key="member" user={member} />,
      <When key="since" at={since} />,
      failures,
      reason,
      <CopyButton
        key="command"
        text={setAsideText.release(path)}
        label={setAsideText.copy(what, userNameOf(member))}
      />,
    ],
  };
}
