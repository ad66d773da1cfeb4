import { address } from '#i18n/language.ts';
import { useStore } from '@nanostores/react';
import { type ReactNode, type RefCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Posting } from '#domain/money/ledger.ts';
import type { Instant } from '#domain/time.ts';
import { directionOf, type StatementEntry, worth } from '#domain/money/statement.ts';
import { MEMBER_BOOKS } from '#domain/money/ledger.ts';
import { BOOK_NAMES } from '#i18n/book-names.ts';
import { usd, usdChange } from '#i18n/format.ts';
import { STATEMENT_KIND_NAMES } from '#i18n/statement-kinds.ts';
import { $ownWalk } from '#stores/walk.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { Pager } from '#ui/data/Pager.tsx';
import { useDating, When } from '#ui/data/When.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import styles from './Statement.module.css';
import { pageSize, turnStatementTo } from './model.ts';
import {
  type Counterpart,
  counterpartFinder,
  datingOf,
  statementSections,
  type StatementRun,
} from './statement-rows.ts';
import { pageReading } from './statement.ts';
import { readSubjects, type SubjectLink } from './subjects.ts';
import { bookName, inclusionProofText, statementText } from './text.ts';

interface Props {
  readonly uid: string;
  /** Newest first, those that are read so far. */
  readonly entries: readonly StatementEntry[];
  readonly hasOlder: boolean;
  /** Counted from zero. */
  readonly wantedPage: number;
  readonly subjectLinkOf: (posting: Posting) => SubjectLink;
  /** At the end of the line with the pages. */
  readonly children?: ReactNode;
}

type Ids = ReadonlySet<string>;

/** One page of a statement, by day or by month of the walk. A row opens its details, in place. */
export function StatementTable({ uid, entries, hasOlder, wantedPage, subjectLinkOf, children }: Props) {
  const walk = useStore($ownWalk);
  const dating = datingOf(walk);
  const size = pageSize(walk !== null);
  const last = Math.max(0, Math.ceil(entries.length / size) - 1);
  const page = Math.min(wantedPage, last);
  const first = page * size;
  const end = Math.min(first + size, entries.length);
  const sections = statementSections(entries.slice(first, end), dating);
  const progress = useStore(pageReading.$progress);
  const [provenId, setProvenId] = useState<string | null>(null);
  const counterpartOf = useMemo(() => counterpartFinder(entries), [entries]);
  /** Postings whose details are open. */
  const [opened, setOpened] = useState<Ids>(new Set());
  /** A run is unfolded if one of its postings is among these. */
  const [unfolded, setUnfolded] = useState<Ids>(new Set());
  const [soughtId, setSoughtId] = useState<string | null>(null);
  const rows = useRef(new Map<string, HTMLElement | null>());

  // What was read may be without a row of this filter: corrections of deposits are read with those of withdrawals.
  const isMissing = hasOlder && entries.length < (wantedPage + 1) * size;

  const isReading = progress.state === 'running';
  const hasFailed = progress.state === 'failed';

  // Again after each read: another page or filter may have been asked for meanwhile. After a failure the reader decides.
  useEffect(() => {
    if (isMissing && !isReading && !hasFailed) void pageReading.run();
  }, [isMissing, isReading, hasFailed]);
  useEffect(() => pageReading.reset, []);

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

  const show = ({ entry: { posting }, index }: Counterpart) => {
    setUnfolded(new Set([...unfolded, posting.id]));
    setOpened(new Set([...opened, posting.id]));
    setSoughtId(posting.id);
    turnStatementTo(Math.floor(index / size));
  };

  const isUnfolded = ({ entries: all }: StatementRun) => all.some(({ posting }) => unfolded.has(posting.id));

  const row = (entry: StatementEntry, run: StatementRun) => (
    <Row
      key={entry.posting.id}
      uid={uid}
      entry={entry}
      momentOf={dating.moment}
      place={run.isFolded ? (isUnfolded(run) ? 'unfolded' : 'folded') : 'alone'}
      isOpen={opened.has(entry.posting.id)}
      subjectLink={subjectLinkOf(entry.posting)}
      counterpart={counterpartOf(entry.posting)}
      refer={(button) => void rows.current.set(entry.posting.id, button)}
      onToggle={() => setOpened(toggled(opened, [entry.posting.id]))}
      onShow={show}
      onInclusionProof={() => setProvenId(entry.posting.id)}
    />
  );

  const runs = sections.flatMap((section) => section.runs);
  const shown = statementText.entries(
    first + 1,
    end,
    hasOlder ? null : entries.length,
    runs.every(({ isFolded }) => isFolded) ? runs.length : null,
  );
  return (
    <>
      <div className={styles.place}>
        <table className={styles.table}>
          <caption className="visually-hidden">{statementText.caption[dating.by](shown)}</caption>
          <thead>
            <tr>
              <th scope="col">{statementText.what}</th>
              <th scope="col">{statementText.time}</th>
              <th scope="col">{statementText.amount}</th>
              <th scope="col">{statementText.balance}</th>
              {MEMBER_BOOKS.map((book) => (
                <th key={book} scope="col" className={styles.paper}>
                  {BOOK_NAMES[book]}
                </th>
              ))}
            </tr>
          </thead>
          {sections.map(({ name, runs }) => (
            <tbody key={runs[0]?.entries[0].posting.id}>
              {dating.by === 'day' && (
                <tr className={styles.day}>
                  <th scope="rowgroup" colSpan={4}>
                    {name}
                  </th>
                </tr>
              )}
              {runs.flatMap((run) => [
                run.isFolded && (
                  <FoldedRow
                    key={`fold ${run.entries[0].posting.id}`}
                    run={run}
                    momentOf={dating.moment}
                    isOpen={isUnfolded(run)}
                    onToggle={() =>
                      setUnfolded(
                        toggled(
                          unfolded,
                          run.entries.map(({ posting }) => posting.id),
                        ),
                      )
                    }
                  />
                ),
                ...run.entries.map((entry) => row(entry, run)),
              ])}
            </tbody>
          ))}
        </table>
      </div>
      <div className={styles.foot}>
        <Pager
          page={page}
          last={hasOlder ? last + 1 : last}
          text={statementText}
          status={isMissing && !hasFailed ? statementText.reading(entries.length) : shown}
          onGo={goTo}
        />
        {children}
      </div>
      <ActionFailure progress={progress} />
      {provenId !== null && <InclusionProofDialog postingId={provenId} onClose={() => setProvenId(null)} />}
    </>
  );
}

/** Takes ids out if one of them is in, else puts them in. */
const toggled = (ids: Ids, some: readonly string[]): Ids =>
  some.some((id) => ids.has(id))
    ? new Set([...ids].filter((id) => !some.includes(id)))
    : new Set([...ids, ...some]);

interface FoldedRowProps {
  readonly run: StatementRun;
  readonly momentOf: (at: Instant) => string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Stands for several postings, which it unfolds below it. */
function FoldedRow({ run: { kind, entries, change }, momentOf, isOpen, onToggle }: FoldedRowProps) {
  const [newest] = entries;
  const oldest = entries.at(-1) ?? newest;
  return (
    <tr className={styles.fold}>
      <th scope="row">
        <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={onToggle}>
          <span>{statementText.times(STATEMENT_KIND_NAMES[kind], entries.length)}</span>
        </button>
      </th>
      <td className={styles.time}>
        {statementText.between(momentOf(oldest.posting.at), momentOf(newest.posting.at))}
      </td>
      <td>
        <strong>{usdChange(change)}</strong>
      </td>
      <Balance of={newest} />
    </tr>
  );
}

/** All that the member had then. A phone has no room for its column's head. */
const Balance = ({ of: { balances } }: { readonly of: StatementEntry }) => (
  <td data-label={statementText.balance}>{usd(worth(balances))}</td>
);

interface RowProps {
  readonly uid: string;
  readonly entry: StatementEntry;
  readonly momentOf: (at: Instant) => string;
  /** Whether a folded row stands for it, and whether that is open. */
  readonly place: 'alone' | 'folded' | 'unfolded';
  readonly isOpen: boolean;
  readonly subjectLink: SubjectLink;
  /** Its correction, or what it takes back, if that is among the rows. */
  readonly counterpart: Counterpart | null;
  readonly refer: RefCallback<HTMLElement>;
  readonly onToggle: () => void;
  readonly onShow: (counterpart: Counterpart) => void;
  /** Shows the proof that the posting is in the public ledger. */
  readonly onInclusionProof: () => void;
}

function Row({ place, isOpen, refer, onToggle, ...props }: RowProps) {
  const { uid, entry, momentOf, subjectLink } = props;
  const { posting, kind, change, balances } = entry;
  const movement =
    directionOf(uid, posting) === 'within'
      ? statementText.within(bookName(posting.from), bookName(posting.to))
      : null;
  const note = posting.reversal?.reason ?? movement ?? (subjectLink.path === null ? null : subjectLink.name);
  return (
    <>
      <tr className={place === 'alone' ? undefined : styles.member} hidden={place === 'folded'}>
        <th scope="row">
          <button
            type="button"
            className={styles.opener}
            aria-expanded={isOpen}
            ref={refer}
            onClick={onToggle}
          >
            <span>{STATEMENT_KIND_NAMES[kind]}</span>
            {note && (
              <small className={note === movement ? styles.movement : undefined}>
                <bdi>{note}</bdi>
              </small>
            )}
            {correctedAt(props) !== undefined && <small>{statementText.isCorrected}</small>}
          </button>
        </th>
        <td className={styles.time}>
          <time dateTime={new Date(posting.at).toISOString()}>{momentOf(posting.at)}</time>
        </td>
        {/* Between a member's own books the total stays: no sign. */}
        <td>{movement ? usd(posting.amount) : <strong>{usdChange(change)}</strong>}</td>
        <Balance of={entry} />
        {MEMBER_BOOKS.map((book) => (
          <td key={book} className={styles.paper}>
            {usd(balances[book])}
          </td>
        ))}
      </tr>
      {isOpen && place !== 'folded' && (
        <tr className={styles.details}>
          <td colSpan={4}>
            <Details {...props} />
          </td>
        </tr>
      )}
    </>
  );
}

type DetailsProps = Omit<RowProps, 'place' | 'isOpen' | 'refer' | 'onToggle'>;

/** When a credit or a payout was taken back. */
function correctedAt({ entry: { posting }, subjectLink, counterpart }: DetailsProps) {
  if (posting.reversal) return undefined;
  const isTakenBack = posting.kind === 'credit' || posting.kind === 'pay';
  return counterpart?.entry.posting.at ?? (isTakenBack ? subjectLink.reversed?.at : undefined);
}

function Details(props: DetailsProps) {
  const { entry, subjectLink, onInclusionProof } = props;
  const { posting, kind, balances } = entry;
  const { name, path } = subjectLink;
  return (
    <div className="stack">
      <DescriptionList
        across
        items={[
          {
            label: statementText.subject,
            value: <bdi>{path === null ? name : <a href={address(path)}>{name}</a>}</bdi>,
          },
          { label: statementText.date, value: <When at={posting.at} /> },
          ...MEMBER_BOOKS.map((book) => ({ label: BOOK_NAMES[book], value: usd(balances[book]) })),
        ]}
      />
      <Correction {...props} />
      <div>
        <button
          type="button"
          className="button button--quiet"
          aria-label={inclusionProofText.openFor(STATEMENT_KIND_NAMES[kind])}
          onClick={onInclusionProof}
        >
          {inclusionProofText.open}
        </button>
      </div>
    </div>
  );
}

/** The way to the other row: from the correction, and from what it takes back. */
function Correction(props: DetailsProps) {
  const {
    entry: { posting },
    counterpart,
    onShow,
  } = props;
  const dated = useDating();
  const at = posting.reversal ? counterpart?.entry.posting.at : correctedAt(props);
  if (at === undefined) return null;
  const when = dated(at);
  const [text, label] = posting.reversal
    ? [statementText.corrects, statementText.toCorrected]
    : [statementText.corrected, statementText.toCorrection];
  return (
    <p>
      {text}{' '}
      {counterpart ? (
        <button
          type="button"
          className="link-button"
          aria-label={label(when)}
          onClick={() => onShow(counterpart)}
        >
          {when}
        </button>
      ) : (
        when
      )}
    </p>
  );
}

/** Few postings are ever proved. */
const loadInclusionProof = () => import('./InclusionProof.tsx');

interface InclusionProofDialogProps {
  readonly postingId: string;
  readonly onClose: () => void;
}

/** Proves that one posting is in the public ledger. */
export const InclusionProofDialog = ({ postingId, onClose }: InclusionProofDialogProps) => (
  <Dialog title={inclusionProofText.open} text={[inclusionProofText.text]} hasCross onClose={onClose}>
    {() => (
      <>
        <LinkLine href={'/ledger/'}>{inclusionProofText.ledger}</LinkLine>
        <Deferred load={loadInclusionProof}>
          {({ InclusionProof }) => <InclusionProof postingId={postingId} />}
        </Deferred>
      </>
    )}
  </Dialog>
);
