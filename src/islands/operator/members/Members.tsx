import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { UserRef } from '#domain/decisions/decision.ts';
import { bitsOfReference } from '#domain/deposits/deposit-reference.ts';
import type { Coin } from '#domain/money/coin.ts';
import { dayOfInstant, usd } from '#i18n/format.ts';
import { locale } from '#i18n/locale.ts';
import { uiText } from '#i18n/ui.ts';
import lists from '#islands/operator/Lists.module.css';
import { MoreButton } from '#islands/operator/MoreButton.tsx';
import { areSamples, UserName, ViewLink } from '#islands/operator/links.tsx';
import { $erasures, $foundTitle, $searches, $settlement, $view, queryOf } from '#islands/operator/model.ts';
import { recordsText } from '#islands/operator/later-text.ts';
import { type Asked, EVERY_RECORD, kindOf, recordsOf } from '#islands/operator/records/model.ts';
import { Payment } from '#islands/operator/records/RequestTable.tsx';
import { Age, isOpen } from '#islands/operator/Age.tsx';
import { queueText } from '#islands/operator/queue/text.ts';
import { operatorText } from '#islands/operator/text.ts';
import { Older } from '#ui/data/Older.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { StatusChip } from '#ui/data/RequestStatus.tsx';
import { When } from '#ui/data/When.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { MemberDetail } from './MemberDetail.tsx';
import styles from './Members.module.css';
import { $asked, $samples, $work, type Listed, listed, listedOf, type Work } from './activity.ts';
import { type FoundMember, memberOf, MEMBERS_FOUND, membersFound } from './model.ts';
import { erasureText, membersText } from './text.ts';

interface Props {
  /** Uid of the member who is open, or null. */
  readonly member: string | null;
  readonly coins: readonly Coin[];
}

/** What the field that finds everything has found, and all that operators see of one member. */
export function Members({ member, coins }: Props) {
  const { find } = useStore($view);
  const reference = find === null ? null : bitsOfReference(find);
  return (
    <div className={styles.members} data-open={member !== null}>
      <div className={styles.search}>
        {find === null ? (
          <>
            <Asking open={member} />
            <RemoteView store={$asked}>
              {({ items, older }) => <AtWork asked={items} hasOlder={older !== null} open={member} />}
            </RemoteView>
          </>
        ) : (
          <>
            {reference !== null && <FoundDeposit reference={reference} coins={coins} />}
            <Found find={find} isName={reference === null} open={member} />
          </>
        )}
      </div>
      {member !== null && <MemberDetail key={member} uid={member} coins={coins} />}
    </div>
  );
}

/** The deposit that a reference names: where it waits, or its member's requests once it is decided. */
function FoundDeposit({ reference, coins }: { readonly reference: string; readonly coins: readonly Coin[] }) {
  const store = useMemo(() => recordsOf('deposit', null, EVERY_RECORD, { reference }), [reference]);
  return (
    <RemoteView store={store}>
      {({ items }) => (
        <>
          {items.length > 0 ? (
            <FoundTitle text={membersText.foundRequests(items.length)} />
          ) : (
            <p role="status" className="field__hint">
              {membersText.foundRequests(0)}
            </p>
          )}
          <ul className="lines" aria-label={membersText.byReference} hidden={items.length === 0}>
            {items.map(({ id, member, request }) => (
              <li key={id}>
                <ViewLink
                  query={
                    request.status === 'pending'
                      ? queryOf('deposits', { request: id })
                      : queryOf('records', { member: member.uid })
                  }
                  current={undefined}
                  className={styles.link}
                >
                  <strong>{usd(request.amount)}</strong>
                  <UserName user={member} />
                  <Payment request={request} coins={coins} isKindNamed />
                  <StatusChip request={request} unproven={queueText.noProof} />
                  {isOpen(request) && <Age of={request} />}
                </ViewLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </RemoteView>
  );
}

/** What was found is the title of the part, and those who do not see it hear it. */
function FoundTitle({ text }: { readonly text: string }) {
  useEffect(() => {
    $foundTitle.set(text);
    return () => $foundTitle.set(null);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}

/** Members who ask for the erasure of their accounts. Nothing while none does. */
function Asking({ open }: { readonly open: string | null }) {
  return (
    <RemoteView store={$erasures}>
      {(members) =>
        members.length > 0 && (
          <nav aria-labelledby="asking">
            <div className={styles.title}>
              <h3 id="asking">{erasureText.asking}</h3>
            </div>
            <WithWork members={members}>
              {(rows) => (
                <MemberTable caption={erasureText.asking} rows={rows} isLabelled={false} open={open} />
              )}
            </WithWork>
          </nav>
        )
      }
    </RemoteView>
  );
}

/** Rows shown at first, and added by each press: each watches its member. */
const ROWS = 25;
/** Members who wait for an operator, before all of them are shown: the queues have them too. */
const WAITING_ROWS = 5;

interface AtWorkProps {
  readonly asked: readonly Asked[];
  readonly hasOlder: boolean;
  readonly open: string | null;
}

/** The list of members: first those who wait for an operator, then those who asked for something last. */
function AtWork({ asked, hasOlder, open }: AtWorkProps) {
  const work = useStore($work);
  const samples = useStore($samples);
  const [most, setMost] = useState(ROWS);
  const [isUnfolded, setUnfolded] = useState(false);
  const all = useMemo(() => listed(work, asked), [work, asked]);
  if (all.length === 0) return <Empty title={membersText.quiet} hint={membersText.quietHint} />;
  const waiting = all.filter(({ work }) => work !== null);
  const members = isUnfolded ? all : [...waiting.slice(0, WAITING_ROWS), ...all.slice(waiting.length)];
  const shown = members.slice(0, most);
  const others = shown.filter(({ work }) => work === null);
  const isLabelled = areSamples(all.map(({ member }) => member));
  const persons = all.filter(({ member }) => !member.isSample).length;
  const total = hasOlder ? samples && samples + persons : all.length;
  const allOthers = total && total - waiting.length;
  return (
    <>
      {isLabelled && (
        <p className="field__hint">{total === null ? operatorText.allSamples : membersText.samples(total)}</p>
      )}
      <nav aria-label={membersText.waitingFirst} className={styles.groups}>
        <Group
          title={membersText.waits.title}
          isWaiting
          count={waiting.length}
          rows={shown.filter(({ work }) => work !== null)}
          isLabelled={isLabelled}
          open={open}
        >
          {waiting.length > WAITING_ROWS && (
            <button
              type="button"
              className="button button--quiet"
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              {isUnfolded ? membersText.waits.first(WAITING_ROWS) : membersText.waits.all(waiting.length)}
            </button>
          )}
        </Group>
        <Group
          title={membersText.waits.none}
          count={allOthers}
          rows={others}
          isLabelled={isLabelled}
          open={open}
        />
      </nav>
      <div className="cluster">
        {members.length > most ? (
          <MoreButton onMore={() => setMost(most + ROWS)} shown={most} />
        ) : (
          <Older list={$asked} hasOlder={hasOlder} text={operatorText.more} />
        )}
        {others.length > 0 && (hasOlder || members.length > most) && (
          <span className="field__hint">{operatorText.shown(others.length, allOthers)}</span>
        )}
      </div>
    </>
  );
}

interface GroupProps extends Omit<MemberTableProps, 'caption'> {
  readonly title: string;
  /** How many there are, also of those that are not shown; null: it is not known. */
  readonly count?: number | null;
  /** Below the list. */
  readonly children?: ReactNode;
}

function Group({ title, children, ...props }: GroupProps) {
  const { count = props.rows.length, ...table } = props;
  if (table.rows.length === 0) return null;
  return (
    <section>
      <div className={styles.title}>
        <h3>{title}</h3>
        {count !== null && <span className={lists.total}>{count}</span>}
        {!table.isWaiting && <span className="field__hint">{membersText.latestFirst}</span>}
      </div>
      <MemberTable caption={title} {...table} />
      {children}
    </section>
  );
}

interface FoundProps {
  readonly find: string;
  /** Whether the text is nothing but a member's: no reference. */
  readonly isName: boolean;
  readonly open: string | null;
}

function Found({ find, isName, open }: FoundProps) {
  // The same text can be searched again, and find who joined meanwhile.
  const searches = useStore($searches);
  const settlement = useStore($settlement);
  const kind = settlement.state === 'ready' ? settlement.value.settlement.kind : 'browser';
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const store = useMemo(() => membersFound(find), [find, searches]);
  return (
    <RemoteView store={store}>
      {(found) => {
        const isLabelled = areSamples(found.map(userOf));
        return found.length === 0 ? (
          // A reference names a deposit: that no member is called so needs no words.
          isName && (
            <div role="status">
              <Empty title={membersText.none} hint={membersText.hint[kind]} />
            </div>
          )
        ) : (
          <>
            <FoundTitle
              text={
                found.length === MEMBERS_FOUND
                  ? membersText.first(MEMBERS_FOUND, find)
                  : membersText.found(found.length, find)
              }
            />
            {isLabelled && <p className="field__hint">{operatorText.allSamples}</p>}
            <nav aria-label={membersText.list} className={styles.groups}>
              <WithWork members={found}>
                {(rows) => <FoundGroups rows={rows} find={find} isLabelled={isLabelled} open={open} />}
              </WithWork>
            </nav>
          </>
        );
      }}
    </RemoteView>
  );
}

const userOf = ({ uid, username, sample }: FoundMember): UserRef => ({
  uid,
  username,
  isSample: sample === true,
});

/** Those who wait for an operator stand first, as in the list of members. */
function FoundGroups(table: Omit<MemberTableProps, 'caption'>) {
  const waiting = table.rows.filter(({ work }) => work !== null);
  if (waiting.length === 0) return <MemberTable caption={membersText.list} {...table} />;
  return (
    <>
      <Group {...table} title={membersText.waits.title} isWaiting rows={waiting} />
      <Group
        {...table}
        title={membersText.waits.none}
        rows={table.rows.filter(({ work }) => work === null)}
      />
    </>
  );
}

interface WithWorkProps {
  readonly members: readonly FoundMember[];
  readonly children: (rows: readonly MemberRow[]) => ReactNode;
}

/** Members with what waits, and what they asked for last. */
function WithWork({ members, children }: WithWorkProps) {
  // A list that is read live is another one each time.
  const uids = members.map(({ uid }) => uid).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const found = useStore(useMemo(() => listedOf(members.map(userOf)), [uids]));
  return children(
    found.map((row) => ({ ...row, account: members.find(({ uid }) => uid === row.member.uid) })),
  );
}

interface MemberRow extends Listed {
  /** Without it, the row reads the account itself. */
  readonly account?: FoundMember | undefined;
}

interface MemberTableProps {
  /** For people who do not see the heading above it. */
  readonly caption: string;
  readonly rows: readonly MemberRow[];
  /** Whether something of theirs waits for an operator. */
  readonly isWaiting?: boolean;
  /** What they were found by, if by anything. */
  readonly find?: string;
  /** Whether it is said above that all are samples. */
  readonly isLabelled: boolean;
  /** Uid of the member who is open. */
  readonly open: string | null;
}

/** Members, and what waits; or, if nothing does, what they asked for last. */
const MemberTable = ({ caption, rows, isWaiting = false, find, isLabelled, open }: MemberTableProps) => (
  <div className={styles.table}>
    <RecordTable
      caption={<span className="visually-hidden">{caption}</span>}
      columns={[
        { label: membersText.member },
        { label: isWaiting ? membersText.waits.what : membersText.latest },
        { label: membersText.waits.amount, kind: 'amount' },
        { label: isWaiting ? membersText.time : recordsText.when, kind: 'time' },
      ]}
      rows={rows.map(({ member, account, work, latest }) => {
        const who = { member, find, isLabelled, isCurrent: member.uid === open };
        const amount = work?.amount ?? latest?.request.amount;
        return {
          key: member.uid,
          cells: [
            account ? <Who key="who" {...who} account={account} /> : <ReadWho key="who" {...who} />,
            work ? waitsFor(work) : latest && <LatestState request={latest.request} />,
            amount ? usd(amount) : null,
            work ? work.first && <Age of={work.first} /> : latest && <When at={latest.request.createdAt} />,
          ],
        };
      })}
    />
  </div>
);

interface WhoProps {
  readonly member: UserRef;
  readonly find: string | undefined;
  readonly isLabelled: boolean;
  readonly isCurrent: boolean;
}

function ReadWho(who: WhoProps) {
  const { uid } = who.member;
  const account = useStore(useMemo(() => memberOf(uid), [uid]));
  return <Who {...who} account={account.state === 'ready' ? account.value : null} />;
}

/** A member's name, which opens their account. @param account null: not loaded yet */
function Who({ member, account, find, isLabelled, isCurrent }: WhoProps & { account: FoundMember | null }) {
  const link = useRef<HTMLAnchorElement>(null);
  const wasCurrent = useRef(isCurrent);
  // Closing the detail leads back to its row.
  useEffect(() => {
    if (wasCurrent.current && !isCurrent && document.activeElement === document.body) link.current?.focus();
    wasCurrent.current = isCurrent;
  }, [isCurrent]);
  return (
    <>
      <ViewLink
        query={queryOf('members', { member: member.uid, ...(find !== undefined && { find }) })}
        current={isCurrent ? 'true' : undefined}
        className={styles.who}
        refer={link}
      >
        <UserName user={member} isLabelled={isLabelled} />
      </ViewLink>
      {account && !member.isSample && (
        <bdi className={styles.name}>
          {account.guest ? uiText.guest : `${account.firstName} ${account.lastName}`}
        </bdi>
      )}
      {account && (
        <small className={styles.name}>
          {membersText.joinedOn} <When at={account.createdAt} toText={dayOfInstant} />
        </small>
      )}
      {account?.suspension && <span className="chip chip--refused">{operatorText.suspended}</span>}
    </>
  );
}

/** What was asked for last, and how it stands. */
const LatestState = ({ request }: Pick<Asked, 'request'>) => (
  <>
    <StatusChip request={request} unproven={queueText.noProof} />{' '}
    <small className={styles.name}>{recordsText.one[kindOf(request)]}</small>
  </>
);

/** What a member waits for: `2 deposits, Message`. */
function waitsFor({ deposits, withdrawals, payouts, isUnanswered }: Work): string {
  const { waits } = membersText;
  return new Intl.ListFormat(locale, { type: 'unit' }).format([
    ...(deposits > 0 ? [waits.deposits(deposits)] : []),
    ...(withdrawals > 0 ? [waits.withdrawals(withdrawals)] : []),
    ...(payouts > 0 ? [waits.payouts(payouts)] : []),
    ...(isUnanswered ? [waits.message] : []),
  ]);
}
