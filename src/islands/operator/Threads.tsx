import type { UserRef } from '#domain/decisions/decision.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { OpenThread } from './OpenThread.tsx';
import { ThreadLink } from './ThreadLink.tsx';
import styles from './Threads.module.css';
import { $threads, openView, queryOf, type Thread } from './model.ts';
import { threadText } from './text.ts';

/** The list of threads, and the one that is open. */
export function Threads({ member }: { readonly member: string | null }) {
  return (
    <RemoteView store={$threads}>
      {(threads) =>
        threads.length === 0 && member === null ? (
          <Empty title={threadText.none} hint={threadText.noneHint} />
        ) : (
          <div className={styles.threads} data-open={member !== null}>
            <List threads={threads} member={member} />
            {member === null ? (
              <p className={styles.choose}>{threadText.choose}</p>
            ) : (
              <OpenThread
                key={member}
                member={userIn(threads, member)}
                onBack={() => openView(queryOf('messages'))}
              />
            )}
          </div>
        )
      }
    </RemoteView>
  );
}

function List({ threads, member }: { readonly threads: readonly Thread[]; readonly member: string | null }) {
  return (
    <nav aria-label={threadText.list} className={styles.list}>
      <ul>
        {threads.map((thread) => (
          <li key={thread.member.uid}>
            <ThreadLink thread={thread} isCurrent={thread.member.uid === member} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A URL can open a thread that is not among the latest ones. */
function userIn(threads: readonly Thread[], uid: string): UserRef {
  const thread = threads.find(({ member }) => member.uid === uid);
  return thread?.member ?? { uid, username: uid, isSample: false };
}
