import { Bookmark, Clock, type LucideIcon, TriangleAlert, UserRound } from 'lucide-react';
import { memo } from 'react';
import type { UserRef } from '#domain/decisions/decision.ts';
import { depositReference } from '#domain/deposits/deposit-reference.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { offerMismatches } from '#domain/deposits/own-offer.ts';
import { usd } from '#i18n/format.ts';
import { coinName, payeeOf } from '#i18n/status.ts';
import { UserName, ViewLink } from '#islands/operator/links.tsx';
import {
  amountOf,
  approverOf,
  keyOf,
  type PendingRequest,
  recordOf,
  takesTwoOperators,
} from '#islands/operator/model.ts';
import { Age } from '#islands/operator/Age.tsx';
import lists from '#islands/operator/Lists.module.css';
import { userNameOf } from '#islands/operator/text.ts';
import { useHandler } from '#islands/operator/use-console.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import styles from './Queue.module.css';
import { refOf } from './model.ts';
import { nameOf } from './notice-text.ts';
import { bulkText, queueText } from './text.ts';

interface Props {
  readonly row: PendingRequest;
  /** Opens its detail. */
  readonly query: string;
  /** Uid of the operator at the screen. */
  readonly operator: string;
  readonly offers: SiteOffers;
  /** Whether it is said above that all members are samples. */
  readonly isLabelled: boolean;
  readonly isMarked: boolean;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  /** Whether the operator may refuse it. */
  readonly isRefusable: boolean;
  /** How many more requests of its member the button below it shows or hides. */
  readonly others: number;
  readonly isUnfolded: boolean;
  /** Gets the row's element, and null once it is gone. */
  readonly register: (key: string, element: HTMLElement | null) => void;
  readonly onFocus: (row: PendingRequest) => void;
  readonly onOpen: () => void;
  readonly onSelect: (row: PendingRequest) => void;
  readonly onToggle: (row: PendingRequest) => void;
}

/**
 * One pending request in the list: how much, whose, by what, since when, and what to look at. Opens its detail. Memoised:
 * a step through a long list changes two rows.
 */
export const RequestRow = memo(function RequestRow({ row, query, operator, offers, ...props }: Props) {
  const key = keyOf(row);
  return (
    <li className={styles.item}>
      <label className={styles.select}>
        <input
          type="checkbox"
          checked={props.isSelected}
          disabled={!props.isRefusable}
          onChange={() => props.onSelect(row)}
        />
        <span className="visually-hidden">{bulkText.select(nameOf(row))}</span>
      </label>
      <ViewLink
        query={query}
        current={props.isCurrent ? 'true' : undefined}
        className={`${styles.line} ${lists.row}`}
        refer={(element) => props.register(key, element)}
        onFocus={() => props.onFocus(row)}
        onOpen={props.onOpen}
      >
        <strong className={styles.amount}>{usd(amountOf(row))}</strong>
        <span className={styles.who}>
          <UserName user={row.member} isLabelled={props.isLabelled} />
        </span>
        <span className={styles.what}>
          {row.kind === 'deposit' ? depositIn(row.deposit, offers) : payeeOf(row.withdrawal)}
        </span>
        <span className={styles.flags}>
          {flagsOf(row, operator, offers, props.isMarked).map(({ text, Icon, tone }) => (
            <span key={text} className={tone && styles[tone]} title={Icon && text}>
              {Icon && <Icon size={16} aria-hidden="true" />}
              <span className={Icon && 'visually-hidden'}>{text}</span>
            </span>
          ))}
        </span>
        <Age of={recordOf(row)} className={styles.age} />
        <HandledBy row={row} operator={operator} />
      </ViewLink>
      <OtherRequests
        member={row.member}
        count={props.others}
        isOpen={props.isUnfolded}
        onToggle={() => props.onToggle(row)}
      />
    </li>
  );
});

/** The reference tells deposits of one amount apart. */
const depositIn = (deposit: Deposit, { coins }: SiteOffers) => (
  <>
    {coinName(deposit.coin, coins)} · <span>{depositReference(deposit.id)}</span>
  </>
);

/** Who else is at it now. */
function HandledBy({ row, operator }: Pick<Props, 'row' | 'operator'>) {
  const by = useHandler(refOf(row), operator);
  return by && <span className={styles.handled}>{by}</span>;
}

interface Flag {
  readonly text: string;
  /** Stands for the text. */
  readonly Icon?: LucideIcon;
  readonly tone?: 'alarming' | 'wanted' | 'hint';
}

/** How many of two operators have approved it; null: one is enough, or they have decided. */
function approvalOf(row: PendingRequest, operator: string): Flag | null {
  const { flag } = queueText;
  const approver = approverOf(row);
  if (row.decided || !(approver || takesTwoOperators(row))) return null;
  if (!approver) return { text: flag.two, tone: 'hint' };
  return approver.uid === operator
    ? { text: flag.approved, tone: 'hint' }
    : { text: flag.second, tone: 'wanted' };
}

function flagsOf(
  row: PendingRequest,
  operator: string,
  offers: SiteOffers,
  isMarked: boolean,
): readonly Flag[] {
  const { flag, mismatch } = queueText;
  const approval = approvalOf(row, operator);
  const flags: Flag[] = approval ? [approval] : [];
  if (row.kind === 'deposit') {
    for (const each of offerMismatches(row.deposit, offers)) {
      flags.push({ text: mismatch[each], Icon: TriangleAlert, tone: 'alarming' });
    }
  }
  if (isMarked) flags.push({ text: flag.marked, Icon: Bookmark });
  if (row.decided) flags.push({ text: flag.decided, Icon: Clock });
  if (row.member.uid === operator) flags.push({ text: flag.own, Icon: UserRound });
  return flags;
}

interface OtherRequestsProps {
  readonly member: UserRef;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Shows the member's other pending requests. */
function OtherRequests({ member, count, isOpen, onToggle }: OtherRequestsProps) {
  if (count === 0) return null;
  const name = userNameOf(member);
  return (
    <button
      type="button"
      className={`link-button ${styles.others}`}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {isOpen ? queueText.hideOthers(count, name) : queueText.showOthers(count, name)}
    </button>
  );
}
