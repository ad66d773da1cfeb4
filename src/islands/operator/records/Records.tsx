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
import { DepositTable, WithdrawalTable } from './RequestTables.tsx';
import { depositRecords, EVERY_RECORD, type RecordView, withdrawalRecords } from './model.ts';
import { recordsText } from '#islands/operator/later-text.ts';
import { queueText } from '#islands/operator/queue/text.ts';

const STATUSES = { deposit: DEPOSIT_STATUS, withdrawal: WITHDRAWAL_STATUS };

interface Props {
  /** Uid of the one member whose requests are shown, or null. */
  readonly member: string | null;
  readonly coins: readonly Coin[];
}

/** Deposits and withdrawals of any state, by a filter. */
export function Records({ member, coins }: Props) {
  const [of, setOf] = useState<RequestKind>('deposit');
  const [view, setView] = useState(EVERY_RECORD);
  const [isOpen, setOpen] = useState(false);
  const filter = useRef<HTMLFieldSetElement>(null);
  const change = (field: 'status' | 'coin') => (value: string) => setView({ ...view, [field]: value });
  const choose = (kind: string) => {
    setOf(kind as RequestKind);
    // The states of one are not those of the other.
    setView({ ...view, status: '' });
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
      <Empty title={recordsText.none[of]} hint="" />
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
        <Choice label={recordsText.status} value={view.status} onChange={change('status')}>
          <option value="">{recordsText.any}</option>
          {optionsOf(STATUSES[of])}
        </Choice>
        <Choice label={recordsText.coin} value={view.coin} onChange={change('coin')}>
          <option value="">{recordsText.any}</option>
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
      {of === 'deposit' ? (
        <Deposits member={member} view={view} coins={coins} empty={empty} reset={reset} />
      ) : (
        <Withdrawals member={member} view={view} empty={empty} reset={reset} />
      )}
    </>
  );
}

interface ListProps {
  readonly member: string | null;
  readonly view: RecordView;
  readonly empty: ReactNode;
  readonly reset: ReactNode;
}

function Deposits({ member, view, ...table }: ListProps & Pick<Props, 'coins'>) {
  const store = useMemo(() => depositRecords(member, view), [member, view]);
  return <DepositTable store={store} {...table} />;
}

function Withdrawals({ member, view, ...table }: ListProps) {
  const store = useMemo(() => withdrawalRecords(member, view), [member, view]);
  return <WithdrawalTable store={store} {...table} />;
}

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

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
