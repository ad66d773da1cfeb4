import { UserName } from '#islands/operator/UserName.tsx';
import { ViewLink } from '#islands/operator/ViewLink.tsx';
import { queryOf, type Thread } from '#islands/operator/model.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import styles from './Threads.module.css';
import { threadText } from './text.ts';

interface Props {
  readonly thread: Thread;
  readonly isCurrent: boolean;
}

/** Member, whether they wait for an answer, and the start of the latest message. */
export function ThreadLink({ thread: { member, latest, isUnanswered }, isCurrent }: Props) {
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
