import { useStore } from '@nanostores/react';
import { sum, ZERO } from '#domain/money/cents.ts';
import { PROGRAMME_BOOKS, type ProgrammeTotals } from '#domain/money/programme-totals.ts';
import { BOOK_NAMES } from '#i18n/book-names.ts';
import { usd } from '#i18n/format.ts';
import type { SampleOffers } from '#stores/sandbox.ts';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { AuditTrail } from './audit/AuditTrail.tsx';
import { Members } from './members/Members.tsx';
import { $totals, $view, type ViewName } from './model.ts';
import { Payouts } from './payouts/Payouts.tsx';
import { Records } from './records/Records.tsx';
import { SetAside } from './SetAside.tsx';
import { Threads } from './threads/Threads.tsx';
import { totalsText } from './text.ts';

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
      return <TotalsTable />;
    case 'audit':
      return <AuditTrail />;
    case 'set-aside':
      return <SetAside />;
  }
}

const COLUMNS = [
  { label: totalsText.account },
  { label: totalsText.amount, numeric: true },
  { label: totalsText.meaning },
];

/** The programme's totals. Their sum is 0: no money came from nowhere. */
function TotalsTable() {
  return <RemoteView store={$totals}>{(totals) => <Table totals={totals} />}</RemoteView>;
}

function Table({ totals }: { readonly totals: ProgrammeTotals }) {
  const total = sum(PROGRAMME_BOOKS.map((book) => totals[book]));
  const books = PROGRAMME_BOOKS.map((book) => ({
    key: book,
    cells: [BOOK_NAMES[book], usd(totals[book]), totalsText.meanings[book]],
  }));
  const last = {
    key: 'sum',
    cells: [totalsText.sum, <strong key="sum">{usd(total)}</strong>, totalsText.sumMeaning],
  };
  return (
    <>
      {total !== ZERO && (
        <p className="notice notice--danger" role="alert">
          {totalsText.broken}
        </p>
      )}
      <RecordTable caption={totalsText.caption} columns={COLUMNS} rows={[...books, last]} />
    </>
  );
}
