import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import type { UserRef } from '#domain/decisions/decision.ts';
import { UserName } from '#islands/operator/UserName.tsx';
import { replyTo, threadOf } from '#islands/operator/model.ts';
import { $uid } from '#stores/session.ts';
import { MessageThread } from '#ui/data/MessageThread.tsx';
import { Older } from '#ui/data/Older.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { MessageComposer } from '#ui/forms/MessageComposer.tsx';
import styles from './Threads.module.css';
import { threadText } from './text.ts';

interface Props {
  readonly member: UserRef;
  readonly onBack: () => void;
}

/** The thread with one member, and the field for an answer. */
export function OpenThread({ member, onBack }: Props) {
  const { uid } = member;
  const operator = useStore($uid);
  const thread = useMemo(() => threadOf(uid), [uid]);
  const heading = useRef<HTMLHeadingElement>(null);

  // A click in the list opened it; on a small screen the list is hidden now.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={`card stack ${styles.thread}`} aria-labelledby="open-thread">
      <div className={styles.back}>
        <button type="button" className="button button--quiet" onClick={onBack}>
          {threadText.back}
        </button>
      </div>
      <h3 id="open-thread" tabIndex={-1} ref={heading}>
        {threadText.with} <UserName user={member} />
      </h3>
      <RemoteView store={thread}>
        {({ items, older }) => (
          <>
            <Older list={thread} hasOlder={older !== null} />
            <MessageThread
              messages={items}
              reader="operator"
              nameOf={(message) => threadText.author(message, operator)}
            />
          </>
        )}
      </RemoteView>
      {uid === operator ? (
        <p className="field__hint">{threadText.own}</p>
      ) : (
        <MessageComposer form={replyTo(uid)} />
      )}
    </section>
  );
}
