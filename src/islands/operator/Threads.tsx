import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { dayOfCommunity } from '#domain/community/dated-days.ts';
import type { UserRef } from '#domain/decisions/decision.ts';
import { sinceWhen } from '#i18n/format.ts';
import { messageText } from '#i18n/message.ts';
import { MoreButton } from '#islands/operator/MoreButton.tsx';
import { $community } from '#islands/operator/clock.ts';
import { areSamples, BackButton, MemberPlaces, UserName, ViewLink } from '#islands/operator/links.tsx';
import { memberOf } from '#islands/operator/members/model.ts';
import { $threads, queryOf, replyTo, type Thread, threadOf } from '#islands/operator/model.ts';
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

/** The threads, those that wait for an answer first, and the one that is open. */
export function Threads({ member }: { readonly member: string | null }) {
  return (
    <RemoteView store={$threads}>
      {({ rows: threads, hasMore, unanswered }) =>
        threads.length === 0 && member === null ? (
          <Empty title={threadText.none} hint={threadText.noneHint} />
        ) : (
          <ListAndThread threads={threads} member={member} hasMore={hasMore} unanswered={unanswered} />
        )
      }
    </RemoteView>
  );
}

interface ListProps {
  readonly threads: readonly Thread[];
  readonly member: string | null;
  readonly hasMore: boolean;
  /** How many threads wait for an answer, also beyond these. */
  readonly unanswered: number;
}

/** In a wide window the first thread that waits for an answer is open until another is chosen. */
function ListAndThread({ threads, member, ...more }: ListProps) {
  const [first] = useState(() =>
    isWide() ? (threads.find(({ isUnanswered }) => isUnanswered)?.member.uid ?? null) : null,
  );
  const open = member ?? first;
  return (
    <div className={styles.threads} data-open={member !== null}>
      <List threads={threads} member={open} {...more} />
      {open === null ? (
        <p className={`card ${styles.choose}`}>{threadText.choose}</p>
      ) : (
        <OpenThread
          key={open}
          uid={open}
          isChosen={member !== null}
          listed={threads.find((thread) => thread.member.uid === open)?.member}
        />
      )}
    </div>
  );
}

function List({ threads, member, hasMore, unanswered }: ListProps) {
  const isLabelled = areSamples(threads.map((thread) => thread.member));
  return (
    <nav aria-label={threadText.list} className={styles.list}>
      {isLabelled && <p className="field__hint">{operatorText.allSamples}</p>}
      {[true, false].map((isUnanswered) => {
        const rows = threads.filter((thread) => thread.isUnanswered === isUnanswered);
        if (rows.length === 0) return null;
        const answered = hasMore ? null : rows.length;
        return (
          <section key={String(isUnanswered)}>
            <h3>{isUnanswered ? threadText.unanswered(unanswered) : threadText.answered(answered)}</h3>
            <ul className="lines">
              {rows.map((thread) => (
                <li key={thread.member.uid}>
                  <ThreadLink
                    thread={thread}
                    isLabelled={isLabelled}
                    isCurrent={thread.member.uid === member}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {hasMore && <MoreButton onMore={$threads.showMore} shown={threads.length} />}
    </nav>
  );
}

interface Props {
  readonly thread: Thread;
  /** Whether it is said above that all are samples. */
  readonly isLabelled: boolean;
  readonly isCurrent: boolean;
}

/** Member, and the start of the latest message. One of the walk’s present day needs no date: the header has it. */
function ThreadLink({ thread: { member, latest, isUnanswered }, isLabelled, isCurrent }: Props) {
  const walk = useStore($community);
  return (
    <ViewLink
      query={queryOf('messages', { member: member.uid })}
      current={isCurrent ? 'true' : undefined}
      className={styles.link}
    >
      <span className={styles.who} data-waits={isUnanswered}>
        <UserName user={member} isLabelled={isLabelled} />
      </span>
      {!(walk && dayOfCommunity(walk, latest.at) === walk.day) && (
        <small>
          <When at={latest.at} toText={sinceWhen} />
        </small>
      )}
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
}

/** The thread with one member, and the field for an answer. */
function OpenThread({ uid, isChosen, listed }: OpenThreadProps) {
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
      <BackButton className={styles.back} text={threadText.back} query={queryOf('messages')} />
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
