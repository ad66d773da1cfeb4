import { THREAD_WORDS } from '../../i18n/operator.ts';
import type { Thread } from '../../stores/operator/threads.ts';
import { queryOf } from '../../stores/operator/views.ts';
import { Moment } from '../ui/Moment.tsx';
import { PartyName } from './PartyName.tsx';
import styles from './Threads.module.css';
import { ViewLink } from './ViewLink.tsx';

interface Props {
  readonly thread: Thread;
  readonly isCurrent: boolean;
}

/** Who, whether they wait for an answer, and how the latest message begins. */
export function ThreadLink({ thread: { member, latest, isUnanswered }, isCurrent }: Props) {
  return (
    <ViewLink
      query={queryOf('messages', member.uid)}
      current={isCurrent ? 'true' : undefined}
      className={styles.link}
    >
      <span className="cluster">
        <strong>
          <PartyName party={member} />
        </strong>
        {isUnanswered && <span className="chip chip--pending">{THREAD_WORDS.unanswered}</span>}
      </span>
      <span className={styles.beginning}>{latest.text}</span>
      <small>
        <Moment at={latest.at} />
      </small>
    </ViewLink>
  );
}
