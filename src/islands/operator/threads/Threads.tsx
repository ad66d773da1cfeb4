import { MoreButton } from '#islands/operator/MoreButton.tsx';
import { UserName } from '#islands/operator/UserName.tsx';
import { ViewLink } from '#islands/operator/ViewLink.tsx';
import { $threads, openView, queryOf, type Thread } from '#islands/operator/model.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { OpenThread } from './OpenThread.tsx';
import styles from './Threads.module.css';
import { threadText } from './text.ts';

/** The list of threads, and the one that is open. */
export function Threads({ member }: { readonly member: string | null }) {
  return (
    <RemoteView store={$threads}>
      {({ rows: threads, hasMore }) =>
        threads.length === 0 && member === null ? (
          <Empty title={threadText.none} hint={threadText.noneHint} />
        ) : (
          <div className={styles.threads} data-open={member !== null}>
            <List threads={threads} member={member} hasMore={hasMore} />
            {member === null ? (
              <p className={`card ${styles.choose}`}>{threadText.choose}</p>
            ) : (
              <OpenThread
                key={member}
                uid={member}
                listed={threads.find((thread) => thread.member.uid === member)?.member}
                onBack={() => openView(queryOf('messages'))}
              />
            )}
          </div>
        )
      }
    </RemoteView>
  );
}

interface ListProps {
  readonly threads: readonly Thread[];
  readonly member: string | null;
  readonly hasMore: boolean;
}

function List({ threads, member, hasMore }: ListProps) {
  return (
    <nav aria-label={threadText.list} className={styles.list}>
      <ul className="lines">
        {threads.map((thread) => (
          <li key={thread.member.uid}>
            <ThreadLink thread={thread} isCurrent={thread.member.uid === member} />
          </li>
        ))}
      </ul>
      {hasMore && <MoreButton onMore={$threads.showMore} />}
    </nav>
  );
}

interface Props {
  readonly thread: Thread;
  readonly isCurrent: boolean;
}

/** Member, whether they wait for an answer, and the start of the latest message. */
function ThreadLink({ thread: { member, latest, isUnanswered }, isCurrent }: Props) {
  return (
    <ViewLink
      query={queryOf('messages', { member: member.uid })}
      current={isCurrent ? 'true' : undefined}
      className={styles.link}
    >
      <span className="cluster">
        <strong>
          <UserName user={member} />
        </strong>
        {isUnanswered && <span className="chip chip--pending">{threadText.unanswered}</span>}
      </span>
      <span className={styles.beginning}>{latest.text}</span>
      <small>
        <DateTime at={latest.at} />
      </small>
    </ViewLink>
  );
}
