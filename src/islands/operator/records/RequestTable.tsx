import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { UserRef } from '#domain/decisions/decision.ts';
import { depositReference } from '#domain/deposits/deposit-reference.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Coin } from '#domain/money/coin.ts';
import type { Instant } from '#domain/time.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { dateTime, usd } from '#i18n/format.ts';
import { coinName, payeeOf, payoutText } from '#i18n/status.ts';
import { CopyFact } from '#islands/operator/CopyFact.tsx';
import { areSamples, MemberLink } from '#islands/operator/links.tsx';
import { Age, isOpen } from '#islands/operator/Age.tsx';
import type { AppendOnlyStore } from '#stores/list.ts';
import { $dayOf } from '#stores/walk.ts';
import { Older } from '#ui/data/Older.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { StatusOfDeposit, StatusOfWithdrawal } from '#ui/data/RequestStatus.tsx';
import { isShortened, WalletAddress } from '#ui/data/WalletAddress.tsx';
import { When } from '#ui/data/When.tsx';
import styles from './Records.module.css';
import { type Asked, kindOf, type Latest, type ListedKind } from './model.ts';
import { recordsText } from '#islands/operator/later-text.ts';
import { queueText } from '#islands/operator/queue/text.ts';
import { operatorText } from '#islands/operator/text.ts';

const COLUMNS = [
  { label: recordsText.member },
  { label: recordsText.how },
  { label: recordsText.amount, kind: 'amount' },
  { label: recordsText.status },
  { label: recordsText.when, kind: 'time' },
] as const;

/** What a table of one member’s requests shows. */
const OWN_COLUMNS = [
  { label: recordsText.how },
  { label: recordsText.when, kind: 'time' },
  { label: recordsText.amount, kind: 'amount' },
  { label: recordsText.status },
] as const;

/** The operator's note. That of a sample's credit or payout says in each row what its label says already. */
const noteOf = ({ isSample }: UserRef, { status, note }: Deposit | Withdrawal): string | null =>
  isSample && (status === 'credited' || status === 'paid') ? null : note;

interface Props {
  readonly kind: ListedKind;
  readonly store: AppendOnlyStore<Asked>;
  readonly coins: readonly Coin[];
  /** Whether all are of the member whose screen it is. */
  readonly isOwn?: boolean;
  /** Shown if there is none. */
  readonly empty: ReactNode;
  /** Shows all again, where a filter narrows them. */
  readonly reset?: ReactNode;
}

/** Requests of any state, newest first, a page at a time. */
export const RequestTable = ({ kind, store, coins, isOwn = false, empty, reset }: Props) => (
  <RemoteView store={store}>
    {({ items, older }: Latest<Asked>) => {
      const isLabelled = areSamples(items.map(({ member }) => member));
      const caption = (older ? recordsText.newest : recordsText.caption)[kind](items.length);
      const captionOfAll = (
        <>
          {isLabelled ? `${caption}. ${operatorText.allSamples}` : caption} {reset}
        </>
      );
      return (
        <>
          {isOwn && <h4>{recordsText.kind[kind]}</h4>}
          {items.length === 0 ? (
            empty
          ) : (
            <div className={isOwn ? styles.own : undefined}>
              <RecordTable
                caption={isOwn ? <span className="visually-hidden">{caption}</span> : captionOfAll}
                columns={isOwn ? OWN_COLUMNS : COLUMNS}
                rows={items.map(({ id, member, request }) => {
                  const how = (
                    <Payment key="how" request={request} coins={coins} isKindNamed={kind === 'all'} />
                  );
                  const amount = usd(request.amount);
                  const status = <Status key="status" member={member} request={request} />;
                  const when = <Times key="when" request={request} isAged={!isOwn} />;
                  return {
                    key: id,
                    cells: isOwn
                      ? [how, when, amount, status]
                      : [
                          <Name key="member" member={member} isLabelled={isLabelled} />,
                          how,
                          amount,
                          status,
                          when,
                        ],
                  };
                })}
                part={{ first: 0, of: older ? null : items.length }}
              />
            </div>
          )}
          {items.length > 0 && <Older list={store} hasOlder={older !== null} />}
        </>
      );
    }}
  </RemoteView>
);

interface PaymentProps extends Pick<Asked, 'request'> {
  readonly coins: readonly Coin[];
  readonly isKindNamed: boolean;
}

/** By what a deposit was paid, or where a withdrawal goes, and its reference, to be copied where it is shortened. */
export function Payment({ request, coins, isKindNamed }: PaymentProps) {
  const isDeposit = 'proofAt' in request;
  const reference = isDeposit ? depositReference(request.id) : request.payout?.reference;
  const shown = reference && <WalletAddress address={reference} />;
  return (
    <span className={styles.payment}>
      {isKindNamed && `${recordsText.one[kindOf(request)]}, `}
      <span>{isDeposit ? coinName(request.coin, coins) : payeeOf(request)}</span>{' '}
      {reference && (
        <span className={`${styles.code} ${styles.whole}`}>
          {isShortened(reference) ? (
            <CopyFact text={reference} label={payoutText.copyReference(reference)}>
              {shown}
            </CopyFact>
          ) : (
            shown
          )}
        </span>
      )}
    </span>
  );
}

function Status({ member, request }: Pick<Asked, 'member' | 'request'>) {
  const note = noteOf(member, request);
  return 'proofAt' in request ? (
    <StatusOfDeposit deposit={{ ...request, note }} unproven={queueText.noProof} />
  ) : (
    <StatusOfWithdrawal withdrawal={{ ...request, note }} isNamedElsewhere approved={queueText.flag.second} />
  );
}

interface NameProps {
  readonly member: UserRef;
  readonly isLabelled: boolean;
}

const Name = (name: NameProps) => (
  <span className={styles.whole}>
    <MemberLink {...name} />
  </span>
);

interface TimesProps extends Pick<Asked, 'request'> {
  /** Whether it says how long an open one can wait. */
  readonly isAged: boolean;
}

/** When it was asked for, and below that when it was decided and when it was sent, where that is another minute. */
function Times({ request, isAged }: TimesProps) {
  const dayOf = useStore($dayOf);
  const { createdAt, decidedAt } = request;
  const timeOf = (at: Instant) => dayOf(at) ?? dateTime(at);
  const sentAt = 'payout' in request ? request.payout?.at : undefined;
  const later = [
    { what: recordsText.decided, at: decidedAt, before: createdAt },
    { what: recordsText.sent, at: sentAt, before: decidedAt },
  ];
  return (
    <>
      <When className={styles.whole} at={createdAt} />
      {isAged && isOpen(request) && (
        <small className={`${styles.decided} ${styles.whole}`}>
          <Age of={request} />
        </small>
      )}
      {later.map(
        ({ what, at, before }) =>
          at &&
          timeOf(at) !== timeOf(before ?? createdAt) && (
            <small key={what} className={styles.decided}>
              {what} <When at={at} />
            </small>
          ),
      )}
    </>
  );
}
