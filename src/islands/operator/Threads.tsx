import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { UserRef } from '#domain/decisions/decision.ts';
import { sinceWhen } from '#i18n/format.ts';
import { messageText } from '#i18n/message.ts';
import { MoreButton } from '#islands/operator/MoreButton.tsx';
import { Age } from '#islands/operator/Age.tsx';
import { areSamples, BackButton, MemberPlaces, UserName, ViewLink } from '#islands/operator/links.tsx';
import { Lists } from '#islands/operator/Lists.tsx';
import lists from '#islands/operator/Lists.module.css';
import { memberOf } from '#islands/operator/members/model.ts';
import {
  $threads,
  $view,
  queryOf,
  replyTo,
  type Thread,
  threadOf,
  type Threads as Page,
} from '#islands/operator/model.ts';
import { threadText } from '#islands/operator/later-text.ts';
import { decisionText } from '#islands/operator/queue/text.ts';
import { operatorText } from '#islands/operator/text.ts';
import { isWide } from '#islands/operator/use-console.ts';
import { $uid } from '#stores/session.ts';
import { MessageThread } from '#ui/data/MessageThread.tsx';
import { Older } from '#ui/data/Older.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { When } from '#ui/data/When.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { MessageComposer } from '#ui/forms/MessageComposer.tsx';
import styles from './Threads.module.css';

const LISTS = ['unanswered', 'answered'] as const;
type ListName = (typeof LISTS)[number];

/** The threads that wait for an answer, or the others, and the one that is open. */
export function Threads({ member }: { readonly member: string | null }) {
  const { list } = useStore($view);
  return (
    <RemoteView store={$threads}>
      {(page) => {
        if (page.rows.length === 0 && member === null)
          return <Empty title={threadText.none} hint={threadText.noneHint} />;
        const open = page.rows.find((thread) => thread.member.uid === member);
        const isWaiting = open?.isUnanswered ?? page.unanswered > 0;
        const name = LISTS.find((each) => each === list) ?? (isWaiting ? 'unanswered' : 'answered');
        return <ListAndThread key={name} page={page} member={member} name={name} />;
      }}
    </RemoteView>
  );
}

interface PageProps {
  readonly page: Page;
  readonly member: string | null;
  /** The list that the address names; else the one that the open thread is in, or that has something to do. */
  readonly name: ListName;
}

/** In a wide window the first thread of the list is open until another is chosen. */
function ListAndThread({ page, member, name }: PageProps) {
  const { rows, unanswered, hasMore } = page;
  const listed = rows.filter(({ isUnanswered }) => isUnanswered === (name === 'unanswered'));
  const isLabelled = areSamples(listed.map((thread) => thread.member));
  const order = threadText.order[name];
  const [first] = useState(() => (isWide() ? (listed[0]?.member.uid ?? null) : null));
  const open = member ?? first;
  return (
    <div className={styles.view} data-open={member !== null}>
      <Lists
        view="messages"
        names={LISTS}
        open={name}
        text={threadText.listName}
        totals={{ unanswered, answered: hasMore ? null : rows.length - unanswered }}
      />
      {listed.length > 0 && (
        <p className="field__hint">{isLabelled ? `${order}. ${operatorText.allSamples}` : order}</p>
      )}
      <div className={styles.threads}>
        <List
          name={name}
          threads={listed}
          isLabelled={isLabelled}
          member={open}
          read={rows.length}
          hasMore={hasMore && (name === 'answered' || listed.length < unanswered)}
        />
        {open === null ? (
          <p className={`card ${styles.choose}`}>{threadText.choose}</p>
        ) : (
          <OpenThread
            key={open}
            uid={open}
            isChosen={member !== null}
            listed={rows.find((thread) => thread.member.uid === open)?.member}
            list={name}
          />
        )}
      </div>
    </div>
  );
}

interface ListProps {
  readonly name: ListName;
  readonly threads: readonly Thread[];
  /** Whether it is said above that all are samples. */
  readonly isLabelled: boolean;
  /** Uid of the member whose thread is open. */
  readonly member: string | null;
  /** Number of threads of both lists that are read. */
  readonly read: number;
  readonly hasMore: boolean;
}

function List({ name, threads, isLabelled, member, read, hasMore }: ListProps) {
  return (
    <nav aria-label={threadText.list} className={styles.list}>
      {threads.length === 0 ? (
        !hasMore && <p className="field__hint">{threadText.nothing[name]}</p>
      ) : (
        <ul className="lines">
          {threads.map((thread) => (
            <li key={thread.member.uid}>
              <ThreadLink
                thread={thread}
                list={name}
                isLabelled={isLabelled}
                isCurrent={thread.member.uid === member}
              />
            </li>
          ))}
        </ul>
      )}
      {hasMore && <MoreButton onMore={$threads.showMore} shown={read} />}
    </nav>
  );
}

interface Props extends Pick<ListProps, 'isLabelled'> {
  readonly thread: Thread;
  readonly list: ListName;
  readonly isCurrent: boolean;
}

/** Member, how long they have waited or when they were answered, and the start of the latest message. */
function ThreadLink({ thread, list, isLabelled, isCurrent }: Props) {
  const { member, latest, isUnanswered, since } = thread;
  return (
    <ViewLink
      query={queryOf('messages', { list, member: member.uid })}
      current={isCurrent ? 'true' : undefined}
      className={`${styles.link} ${lists.row}`}
    >
      <span className={styles.who} data-waits={isUnanswered}>
        <UserName user={member} isLabelled={isLabelled} />
      </span>
      <small>
        {isUnanswered ? <Age of={{ createdAt: since }} /> : <When at={since} toText={sinceWhen} />}
      </small>
      <span className={styles.beginning}>
        {latest.from === 'operator' && `${messageText.operator}: `}
        <bdi>{latest.text}</bdi>
      </span>
    </ViewLink>
  );
}

interface OpenThreadProps {
  readonly uid: string;
  /** Whether the operator opened it: then it takes the focus. */
  readonly isChosen: boolean;
  /** The member, where the list of threads has them. */
  readonly listed: UserRef | undefined;
  /** The list that leads back. */
  readonly list: ListName;
}

/** The thread with one member, and the field for an answer. */
function OpenThread({ uid, isChosen, listed, list }: OpenThreadProps) {
  const operator = useStore($uid);
  const thread = useMemo(() => threadOf(uid), [uid]);
  const $member = useMemo(() => memberOf(uid), [uid]);
  const found = useStore($member);
  const member = found.state === 'ready' ? found.value : null;
  const name = listed?.username ?? member?.username;
  const heading = useRef<HTMLHeadingElement>(null);

  // A click in the list opened it; on a small screen the list is hidden now.
  useEffect(() => {
    if (isChosen) heading.current?.focus();
  }, [isChosen]);

  return (
    <section className={`card ${styles.thread}`} aria-labelledby="open-thread">
      <BackButton className={styles.back} text={threadText.back} query={queryOf('messages', { list })} />
      <div className={styles.head}>
        <h3 id="open-thread" tabIndex={-1} ref={heading}>
          {listed ? (
            <WithMember member={listed} />
          ) : found.state === 'ready' ? (
            // A URL can open the thread of a member who is not in the list: who never wrote, or wrote long ago.
            <WithMember
              member={{ uid, username: member?.username ?? null, isSample: member?.sample === true }}
            />
          ) : (
            operatorText.view.messages
          )}
        </h3>
        <p className="cluster">
          <MemberPlaces uid={uid} at="messages" />
        </p>
      </div>
      <RemoteView store={thread}>
        {({ items, older }) => (
          <>
            <Older list={thread} hasOlder={older !== null} />
            <MessageThread
              messages={items}
              reader="operator"
              nameOf={(message) =>
                message.from === 'member'
                  ? (name ?? messageText.member)
                  : threadText.author(message, operator)
              }
            />
          </>
        )}
      </RemoteView>
      {uid === operator ? (
        <p className="field__hint">{threadText.own}</p>
      ) : (
        <MessageComposer
          form={replyTo(uid)}
          placeholder={name ? threadText.reply(name) : undefined}
          beside={
            <>
              <span className={`field__hint ${styles.reads}`}>
                {member && threadText.reads[member.language]}
              </span>
              <span className={`field__hint ${styles.keys}`}>{decisionText.keys}</span>
            </>
          }
        />
      )}
    </section>
  );
}

const WithMember = ({ member }: { readonly member: UserRef }) => (
  <>
    {threadText.with} <UserName user={member} />
  </>
);
