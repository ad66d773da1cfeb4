import { useStore } from '@nanostores/react';
import { type RefCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Posting } from '#domain/money/ledger.ts';
import { directionOf, type StatementEntry, worth } from '#domain/money/statement.ts';
import { BOOK_NAMES } from '#i18n/book-names.ts';
import { dateTime, usd, usdChange } from '#i18n/format.ts';
import { STATEMENT_KIND_NAMES } from '#i18n/statement-kinds.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { Pager } from '#ui/data/Pager.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import styles from './Statement.module.css';
import { type Counterpart, counterpartFinder } from './counterpart.ts';
import { STATEMENT_ROWS, turnStatementTo } from './model.ts';
import { pageReading } from './statement.ts';
import type { SubjectLink } from './subject-link.ts';
import { InclusionProofDialog } from './inclusion-proof/InclusionProofDialog.tsx';
import { inclusionProofText } from './inclusion-proof/text.ts';
import { readSubjects } from './subjects.ts';
import { bookName, statementText } from './text.ts';

interface Props {
  readonly uid: string;
  /** Newest first, those that are read so far. */
  readonly entries: readonly StatementEntry[];
  readonly hasOlder: boolean;
  /** Counted from zero. */
  readonly wantedPage: number;
  readonly subjectLinkOf: (posting: Posting) => SubjectLink;
}

const COLUMNS = [
  { label: statementText.what },
  { label: statementText.date },
  { label: statementText.amount, numeric: true },
  { label: statementText.balance, numeric: true },
  { label: BOOK_NAMES.locked, numeric: true },
  { label: BOOK_NAMES.earning, numeric: true },
  { label: BOOK_NAMES.held, numeric: true },
];

/** One page of a statement. */
export function StatementTable({ uid, entries, hasOlder, wantedPage, subjectLinkOf }: Props) {
  const last = Math.max(0, Math.ceil(entries.length / STATEMENT_ROWS) - 1);
  const page = Math.min(wantedPage, last);
  const first = page * STATEMENT_ROWS;
  const end = Math.min(first + STATEMENT_ROWS, entries.length);
  const shown = entries.slice(first, end);
  const progress = useStore(pageReading.$progress);
  const [provenId, setProvenId] = useState<string | null>(null);
  const counterpartOf = useMemo(() => counterpartFinder(entries), [entries]);
  const [soughtId, setSoughtId] = useState<string | null>(null);
  const rows = useRef(new Map<string, HTMLElement | null>());

  // A page may be without a row of this filter: corrections of deposits are read with those of withdrawals.
  const isEmpty = entries.length === 0;
  const isMissing = hasOlder && (wantedPage > last || isEmpty);

  useEffect(() => {
    if (hasOlder && (wantedPage > last || isEmpty)) void pageReading.run();
  }, [hasOlder, wantedPage, last, isEmpty]);

  // Until it is read a subject has the name of its kind, so a failure costs the row its link only.
  useEffect(() => {
    readSubjects(entries.slice(first, end).map(({ posting }) => posting)).catch(() => undefined);
  }, [entries, first, end]);

  // After each render: the row may be on another page, which comes with a later one.
  useEffect(() => {
    const row = soughtId !== null && rows.current.get(soughtId);
    if (!row) return;
    row.focus();
    setSoughtId(null);
  });

  const goTo = (to: number) => {
    turnStatementTo(to);
    // Again, if it could not be read.
    if (to > last) void pageReading.run();
  };

  const show = ({ entry, index }: Counterpart) => {
    setSoughtId(entry.posting.id);
    turnStatementTo(Math.floor(index / STATEMENT_ROWS));
  };

  return (
    <>
      <RecordTable
        caption={statementText.caption}
        columns={COLUMNS}
        narrow="pairs"
        part={{ first, of: hasOlder ? null : entries.length }}
        rows={shown.map((entry) => ({
          key: entry.posting.id,
          cells: [
            <What
              key="what"
              uid={uid}
              entry={entry}
              subjectLink={subjectLinkOf(entry.posting)}
              counterpart={counterpartOf(entry.posting)}
              refer={(row) => void rows.current.set(entry.posting.id, row)}
              onShow={show}
              onInclusionProof={() => setProvenId(entry.posting.id)}
            />,
            <DateTime key="date" at={entry.posting.at} />,
            <strong key="amount">{usdChange(entry.change)}</strong>,
            usd(worth(entry.balances)),
            usd(entry.balances.locked),
            usd(entry.balances.earning),
            usd(entry.balances.held),
          ],
        }))}
      />
      <Pager
        page={page}
        last={hasOlder ? last + 1 : last}
        text={statementText}
        status={
          isMissing && progress.state !== 'failed'
            ? statementText.reading(entries.length)
            : statementText.rows(first + 1, end, hasOlder ? null : entries.length)
        }
        onGo={goTo}
      />
      <ActionFailure progress={progress} />
      {provenId !== null && <InclusionProofDialog postingId={provenId} onClose={() => setProvenId(null)} />}
    </>
  );
}

interface WhatProps {
  readonly uid: string;
  readonly entry: StatementEntry;
  readonly subjectLink: SubjectLink;
  /** Its correction, or what it takes back, if that is among the rows. */
  readonly counterpart: Counterpart | null;
  readonly refer: RefCallback<HTMLElement>;
  readonly onShow: (counterpart: Counterpart) => void;
  /** Shows the proof that the posting is in the public ledger. */
  readonly onInclusionProof: () => void;
}

function What({ uid, entry, subjectLink, counterpart, refer, onShow, onInclusionProof }: WhatProps) {
  const { posting, kind } = entry;
  const { name, path } = subjectLink;
  return (
    <span className={styles.what} tabIndex={-1} ref={refer}>
      {STATEMENT_KIND_NAMES[kind]}
      <span className={styles.subject}>
        <small>
          <bdi>{path === null ? name : <a href={path}>{name}</a>}</bdi>
        </small>
        <button
          type="button"
          className={styles.link}
          aria-label={inclusionProofText.openFor(STATEMENT_KIND_NAMES[kind])}
          onClick={onInclusionProof}
        >
          {inclusionProofText.open}
        </button>
      </span>
      {directionOf(uid, posting) === 'within' && (
        <small>
          {statementText.within(usd(posting.amount), bookName(posting.from), bookName(posting.to))}
        </small>
      )}
      <Correction posting={posting} subjectLink={subjectLink} counterpart={counterpart} onShow={onShow} />
    </span>
  );
}

/** Why a correction was made, and the way to the other row: from the correction, and from what it takes back. */
function Correction({
  posting: { reversal, kind },
  subjectLink: { reversed },
  counterpart,
  onShow,
}: Omit<WhatProps, 'uid' | 'entry' | 'refer' | 'onInclusionProof'> & { readonly posting: Posting }) {
  const isTakenBack = kind === 'credit' || kind === 'pay';
  const at = counterpart?.entry.posting.at ?? (isTakenBack ? reversed?.at : undefined);
  const when = at !== undefined && dateTime(at);
  const [text, label] = reversal
    ? [statementText.corrects, statementText.toCorrected]
    : [statementText.corrected, statementText.toCorrection];
  return (
    <>
      {reversal && (
        <small>
          <bdi>{reversal.reason}</bdi>
        </small>
      )}
      {when && (
        <small>
          {text}{' '}
          {counterpart ? (
            <button
              type="button"
              className={styles.link}
              aria-label={label(when)}
              onClick={() => onShow(counterpart)}
            >
              {when}
            </button>
          ) : (
            when
          )}
        </small>
      )}
    </>
  );
}
