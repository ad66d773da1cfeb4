import { useStore } from '@nanostores/react';
import { ArrowRight } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import type { Suspension } from '#domain/accounts/suspension.ts';
import { ZERO } from '#domain/money/cents.ts';
import type { Coin } from '#domain/money/coin.ts';
import { isBeingPaid } from '#domain/withdrawals/withdrawal.ts';
import { statementEntry, worth } from '#domain/money/statement.ts';
import type { Instant } from '#domain/time.ts';
import { countryName, dayOfInstant, usd, usdChange } from '#i18n/format.ts';
import { tradingPlanName } from '#i18n/levels.ts';
import { STATEMENT_KIND_NAMES } from '#i18n/statement-kinds.ts';
import { uiText } from '#i18n/ui.ts';
import { FormDialog } from '#islands/operator/FormDialog.tsx';
import { BackButton, MemberPlaces, UserName, ViewLink } from '#islands/operator/links.tsx';
import { $view, queryOf } from '#islands/operator/model.ts';
import { RequestTable } from '#islands/operator/records/RequestTable.tsx';
import { recordsText } from '#islands/operator/later-text.ts';
import { Age, isOpen } from '#islands/operator/Age.tsx';
import { type Asked, kindOf, recordsOf } from '#islands/operator/records/model.ts';
import { operatorText } from '#islands/operator/text.ts';
import { useSent } from '#islands/operator/use-console.ts';
import type { AppendOnlyStore } from '#stores/list.ts';
import { $uid } from '#stores/session.ts';
import { $dayOf } from '#stores/walk.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Older } from '#ui/data/Older.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Unfold } from '#ui/data/Unfold.tsx';
import { When } from '#ui/data/When.tsx';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { TextAreaField } from '#ui/forms/TextAreaField.tsx';
import { MemberBalances } from './MemberBalances.tsx';
import { MemberResult } from './MemberResult.tsx';
import { type HistoryRow, historyRows } from './history.ts';
import styles from './Members.module.css';
import {
  createLift,
  createNote,
  createSuspension,
  type FoundMember,
  memberOf,
  notesOf,
  type NotesStore,
  planOf,
  postingsOf,
  type StandingForm,
} from './model.ts';
import { Erasure, Gone, Held } from './Rights.tsx';
import { membersText, notesText, standingText } from './text.ts';

interface Props {
  readonly uid: string;
  readonly coins: readonly Coin[];
}

/** All that operators see of one member. */
export function MemberDetail({ uid, coins }: Props) {
  const store = useMemo(() => memberOf(uid), [uid]);
  const { find } = useStore($view);
  return (
    <section className={styles.detail} aria-labelledby="open-member">
      <BackButton
        className={styles.back}
        text={membersText.back}
        query={queryOf('members', find === null ? {} : { find })}
      />
      <RemoteView store={store}>
        {(member) => (member === null ? <Gone uid={uid} /> : <Present member={member} coins={coins} />)}
      </RemoteView>
    </section>
  );
}

function Present({ member, coins }: { readonly member: FoundMember; readonly coins: readonly Coin[] }) {
  const { uid, username, guest, sample, suspension } = member;
  const operator = useStore($uid);
  const heading = useRef<HTMLHeadingElement>(null);
  const deposits = useMemo(() => recordsOf('deposit', uid), [uid]);
  const withdrawals = useMemo(() => recordsOf('withdrawal', uid), [uid]);
  const notes = useMemo(() => notesOf(uid), [uid]);

  // A click in a list opened it; on a small screen the list is hidden now.
  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <div className={styles.head}>
        <h3 id="open-member" tabIndex={-1} ref={heading}>
          <UserName user={{ uid, username, isSample: sample === true }} />
        </h3>
        {guest && <span className="chip chip--tag">{uiText.guest}</span>}
        {suspension && <span className="chip chip--refused">{operatorText.suspended}</span>}
        <span className={styles.places}>
          <MemberPlaces uid={uid} at="members" />
        </span>
      </div>
      <div className={styles.figures}>
        <MemberResult uid={uid} />
        <MemberBalances uid={uid} />
      </div>
      <Erasure member={member} />
      {suspension && <Suspended suspension={suspension} />}
      <div className={styles.parts}>
        <div>
          <Waiting deposits={deposits} withdrawals={withdrawals} />
          <RequestTable
            isOwn
            kind="deposit"
            store={deposits}
            coins={coins}
            empty={<None text={recordsText.none.deposit} />}
          />
          <RequestTable
            isOwn
            kind="withdrawal"
            store={withdrawals}
            coins={coins}
            empty={<None text={recordsText.none.withdrawal} />}
          />
        </div>
        <div>
          <Facts member={member} />
          {uid !== operator && <Notes uid={uid} store={notes} />}
        </div>
        <Unfold summary={membersText.history}>
          <History uid={uid} />
        </Unfold>
      </div>
      <div className={styles.rights}>
        <Held member={member} notes={notes} />
        <Standing member={member} />
      </div>
    </>
  );
}

/** Where an operator decides a request, or sends its payout; null: it waits for none. */
function wayTo({ id, request }: Asked): string | null {
  if (!isOpen(request)) return null;
  if ('proofAt' in request) return request.proofAt === null ? null : queryOf('deposits', { request: id });
  return isBeingPaid(request) ? queryOf('payouts') : queryOf('withdrawals', { request: id });
}

interface WaitingProps {
  readonly deposits: AppendOnlyStore<Asked>;
  readonly withdrawals: AppendOnlyStore<Asked>;
}

/** Which requests wait for an operator, each with the way to its decision. */
function Waiting({ deposits, withdrawals }: WaitingProps) {
  const rows = [useStore(deposits), useStore(withdrawals)]
    .flatMap((found) => (found.state === 'ready' ? found.value.items : []))
    .flatMap((asked) => {
      const query = wayTo(asked);
      return query === null ? [] : [{ ...asked, query }];
    });
  if (rows.length === 0) return null;
  return (
    <nav className={`stack ${styles.notes}`} aria-labelledby="waiting">
      <h4 id="waiting">{membersText.waits.title}</h4>
      <ul className="lines">
        {rows.map(({ id, request, query }, nth) => (
          <li key={id}>
            <ViewLink query={query} current={undefined} className={styles.link}>
              <span className={styles.asked}>
                <strong>{membersText.asked[kindOf(request)](usd(request.amount))}</strong>{' '}
                <Age of={request} />
              </span>
              <span className={`button ${nth === 0 ? '' : 'button--quiet'} ${styles.act}`}>
                {request.status === 'paid' ? membersText.waits.send : membersText.waits.decide}{' '}
                <ArrowRight size={18} aria-hidden="true" />
              </span>
            </ViewLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const None = ({ text }: { readonly text: string }) => <p className="field__hint">{text}</p>;

function Facts({ member }: { readonly member: FoundMember }) {
  const { uid, firstName, lastName, email, country, language, upline, createdAt, guest } = member;
  const $plan = useMemo(() => planOf(uid), [uid]);
  const plan = useStore($plan);
  return (
    <>
      <h4>{operatorText.place.members}</h4>
      <DescriptionList
        across
        items={[
          ...(guest ? [] : [{ label: membersText.name, value: <bdi>{`${firstName} ${lastName}`}</bdi> }]),
          ...(email === null ? [] : [{ label: membersText.email, value: <bdi>{email}</bdi> }]),
          ...(country === null ? [] : [{ label: membersText.country, value: countryName(country) }]),
          { label: membersText.language, value: membersText.languages[language] },
          {
            label: membersText.upline,
            value:
              upline === PROGRAMME_USERNAME ? (
                <bdi>{upline}</bdi>
              ) : (
                <ViewLink query={queryOf('members', { find: upline })} current={undefined}>
                  <bdi>{upline}</bdi>
                </ViewLink>
              ),
          },
          { label: membersText.plan, value: plan.state === 'ready' ? tradingPlanName(plan.value) : '…' },
          { label: membersText.joined, value: <When at={createdAt} /> },
          { label: membersText.id, value: <code>{uid}</code> },
        ]}
      />
    </>
  );
}

const COLUMNS = [
  { label: membersText.what },
  { label: membersText.when, kind: 'time' },
  { label: membersText.amount, kind: 'amount' },
  { label: membersText.balance, kind: 'figure' },
] as const;

/** A member's postings, as the member's own statement has them. */
function History({ uid }: { readonly uid: string }) {
  const store = useMemo(() => postingsOf(uid), [uid]);
  const dayOf = useStore($dayOf);
  const dayName = (at: Instant) => String(dayOf(at) ?? dayOfInstant(at));
  return (
    <RemoteView store={store}>
      {({ items, older }) =>
        items.length === 0 ? (
          <None text={membersText.historyEmpty} />
        ) : (
          <div className="stack">
            <RecordTable
              caption={<span className="visually-hidden">{membersText.historyCaption}</span>}
              columns={COLUMNS}
              part={{ first: 0, of: older ? null : items.length }}
              rows={historyRows(
                items.map((each) => statementEntry(uid, each)),
                dayName,
              ).map(({ entries, change }) => {
                const [{ kind, posting, balances }] = entries;
                const name = STATEMENT_KIND_NAMES[kind];
                const what = entries.length === 1 ? name : membersText.times(name, entries.length);
                return {
                  key: posting.id,
                  cells: [
                    what,
                    <When key="when" at={posting.at} />,
                    // Between the member's own books: the balance stays.
                    change === ZERO ? '–' : usdChange(change),
                    usd(worth(balances)),
                  ],
                  ...(entries.length > 1 && {
                    details: { of: what, render: () => <Alike entries={entries} /> },
                  }),
                };
              })}
            />
            <Older list={store} hasOlder={older !== null} />
          </div>
        )
      }
    </RemoteView>
  );
}

/** Each of the postings that one row stands for. */
const Alike = ({ entries }: Pick<HistoryRow, 'entries'>) => (
  <ul className={styles.alike}>
    {entries.map(({ posting, change, balances }) => (
      <li key={posting.id}>
        <When at={posting.at} />
        <span>{change === ZERO ? '–' : usdChange(change)}</span>
        <span>{usd(worth(balances))}</span>
      </li>
    ))}
  </ul>
);

interface NotesProps {
  readonly uid: string;
  readonly store: NotesStore;
}

/** What operators have told one another about a member, and the field for more. */
function Notes({ uid, store }: NotesProps) {
  return (
    <section className={`stack ${styles.notes}`} aria-label={notesText.title}>
      <RemoteView store={store}>
        {({ items, older }) =>
          items.length > 0 && (
            <>
              <h4 id="notes">{notesText.title}</h4>
              <ul className="lines" aria-labelledby="notes">
                {items.map(({ id, text, operator, at }) => (
                  <li key={id} className={styles.note}>
                    <p dir="auto">{text}</p>
                    <small>
                      <UserName user={operator} /> · <When at={at} />
                    </small>
                  </li>
                ))}
              </ul>
              <Older list={store} hasOlder={older !== null} />
            </>
          )
        }
      </RemoteView>
      <Unfold summary={notesText.open}>
        <NewNote uid={uid} />
      </Unfold>
    </section>
  );
}

function NewNote({ uid }: { readonly uid: string }) {
  const form = useMemo(() => createNote(uid), [uid]);
  useSent(form, form.reset);

  return (
    <FormFrame form={form} text={notesText.form} tone="quiet">
      <TextAreaField form={form} text={notesText.form} name="text" rows={2} />
    </FormFrame>
  );
}

interface Question {
  readonly text: typeof standingText.suspend | typeof standingText.lift;
  readonly form: StandingForm;
  readonly done: string;
}

const Suspended = ({ suspension: { at, reason } }: { readonly suspension: Suspension }) => (
  <div className="notice notice--danger">
    <p>
      <strong>
        {standingText.since} <When at={at} />
      </strong>
    </p>
    <p dir="auto">{reason}</p>
  </div>
);

/** The button that suspends the account, or lifts the suspension. */
function Standing({ member: { uid, username, suspension } }: { readonly member: FoundMember }) {
  const [asked, setAsked] = useState<Question | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const isOwn = useStore($uid) === uid;

  const onClose = (isDone: boolean) => {
    setAsked(null);
    if (!isDone || !asked) return;
    setDone(asked.done);
    // The focused button is another one now.
    part.current?.focus();
  };

  return (
    <div className="stack" tabIndex={-1} ref={part}>
      <StatusMessage text={done} />
      {isOwn ? (
        <p className="field__hint">{standingText.own}</p>
      ) : suspension ? (
        <div>
          <button
            type="button"
            className="button button--quiet"
            onClick={() => {
              const form = createLift(uid, suspension);
              setAsked({ text: standingText.lift, form, done: standingText.done.lifted });
            }}
          >
            {standingText.lift.open}
          </button>
        </div>
      ) : (
        <div>
          <DangerButton
            onClick={() => {
              const form = createSuspension(uid);
              setAsked({ text: standingText.suspend, form, done: standingText.done.suspended });
            }}
          >
            {standingText.suspend.open}
          </DangerButton>
        </div>
      )}
      {asked && (
        <FormDialog
          title={asked.text.title}
          subject={username}
          text={asked.text.text}
          form={asked.form}
          words={asked.text.form}
          keep={asked.text.keep}
          tone={suspension ? undefined : 'danger'}
          onClose={onClose}
        >
          <TextAreaField form={asked.form} text={asked.text.form} name="reason" rows={2} />
        </FormDialog>
      )}
    </div>
  );
}
