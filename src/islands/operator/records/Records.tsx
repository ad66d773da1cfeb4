import { ListFilter } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { RequestKind } from '#domain/decisions/decision.ts';
import type { Coin } from '#domain/money/coin.ts';
import { DEPOSIT_STATUS, WITHDRAWAL_STATUS } from '#i18n/status.ts';
import { DayFields } from '#islands/operator/DayFields.tsx';
import { MemberPlaces, ViewLink } from '#islands/operator/links.tsx';
import { queryOf } from '#islands/operator/model.ts';
import { Empty } from '#ui/feedback/Empty.tsx';
import styles from './Records.module.css';
import { RequestTable } from './RequestTable.tsx';
import { EVERY_RECORD, type ListedKind, recordsOf } from './model.ts';
import { recordsText } from '#islands/operator/later-text.ts';
import { queueText } from '#islands/operator/queue/text.ts';

const KINDS = ['deposit', 'withdrawal'] as const;
const STATUSES = { deposit: DEPOSIT_STATUS, withdrawal: WITHDRAWAL_STATUS };

interface Props {
  /** Uid of the one member whose requests are shown, or null. */
  readonly member: string | null;
  readonly coins: readonly Coin[];
}

/** Deposits and withdrawals of any state, by a filter. */
export function Records({ member, coins }: Props) {
  const [of, setOf] = useState<ListedKind>('all');
  const [view, setView] = useState(EVERY_RECORD);
  const [isOpen, setOpen] = useState(false);
  const filter = useRef<HTMLFieldSetElement>(null);
  const store = useMemo(() => recordsOf(of, member, view), [of, member, view]);
  // The states of one kind are not those of the other: to choose a state is to choose its kind.
  const choose = (chosen: string) => {
    const [kind = of, status = ''] = chosen.split(' ');
    setOf(kind as ListedKind);
    setView({ ...view, status });
  };

  const isFiltered = Object.values(view).some((chosen) => chosen !== '');
  const reset = isFiltered && (
    <button
      type="button"
      className={`link-button ${styles.reset}`}
      onClick={() => {
        setView(EVERY_RECORD);
        filter.current?.querySelector('select')?.focus();
      }}
    >
      {queueText.filter.reset}
    </button>
  );
  const empty = isFiltered ? (
    <Empty title={recordsText.noneFound[of]} hint={recordsText.noneFoundHint}>
      {reset}
    </Empty>
  ) : (
    <div className={styles.none}>
      <Empty title={recordsText.none[of]} />
    </div>
  );

  return (
    <>
      <fieldset className={styles.filter} ref={filter} data-open={isOpen || isFiltered}>
        <legend className="visually-hidden">{recordsText.filter}</legend>
        <Choice label={recordsText.of} value={of} onChange={choose}>
          {optionsOf(recordsText.kind)}
        </Choice>
        <button
          type="button"
          className={`icon-button ${styles.fold}`}
          aria-expanded={isOpen}
          aria-label={queueText.filter.title}
          title={queueText.filter.title}
          onClick={() => setOpen(!isOpen)}
        >
          <ListFilter size={20} aria-hidden="true" />
        </button>
        <Choice
          label={recordsText.status}
          value={view.status ? `${of} ${view.status}` : of}
          onChange={choose}
        >
          <option value={of}>{queueText.filter.any}</option>
          {of === 'all'
            ? KINDS.map((kind) => (
                <optgroup key={kind} label={recordsText.kind[kind]}>
                  {statesOf(kind)}
                </optgroup>
              ))
            : statesOf(of)}
        </Choice>
        <Choice label={recordsText.coin} value={view.coin} onChange={(coin) => setView({ ...view, coin })}>
          <option value="">{queueText.filter.any}</option>
          {optionsOf(Object.fromEntries(coins.map(({ id, name }) => [id, name])))}
        </Choice>
        <DayFields range={view} onChange={(days) => setView({ ...view, ...days })} />
      </fieldset>
      {member !== null && (
        <p className="cluster">
          <MemberPlaces uid={member} at="records" />
          <ViewLink query={queryOf('records')} current={undefined}>
            {recordsText.ofAll}
          </ViewLink>
        </p>
      )}
      <RequestTable key={of} kind={of} store={store} coins={coins} empty={empty} reset={reset} />
    </>
  );
}

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

const statesOf = (kind: RequestKind) =>
  optionsOf(
    Object.fromEntries(Object.entries(STATUSES[kind]).map(([status, name]) => [`${kind} ${status}`, name])),
  );

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

const Choice = ({ label, value, onChange, children }: ChoiceProps) => (
  <label className="field">
    <span className="field__label">{label}</span>
    <select className="input" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {children}
    </select>
  </label>
);
