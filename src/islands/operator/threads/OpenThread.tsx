import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import type { UserRef } from '#domain/decisions/decision.ts';
import { UserName } from '#islands/operator/UserName.tsx';
import { memberOf } from '#islands/operator/members/model.ts';
import { replyTo, threadOf } from '#islands/operator/model.ts';
import { operatorText } from '#islands/operator/text.ts';
import { $uid } from '#stores/session.ts';
import { MessageThread } from '#ui/data/MessageThread.tsx';
import { Older } from '#ui/data/Older.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { MessageComposer } from '#ui/forms/MessageComposer.tsx';
import styles from './Threads.module.css';
import { threadText } from './text.ts';

interface Props {
  readonly uid: string;
  /** The member, where the list of threads has them. */
  readonly listed: UserRef | undefined;
  readonly onBack: () => void;
}

/** The thread with one member, and the field for an answer. */
export function OpenThread({ uid, listed, onBack }: Props) {
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
        {listed ? <WithMember member={listed} /> : <WithUnlisted uid={uid} />}
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

const WithMember = ({ member }: { readonly member: UserRef }) => (
  <>
    {threadText.with} <UserName user={member} />
  </>
);

/** A URL can open the thread of a member who is not in the list: who never wrote, or wrote long ago. */
function WithUnlisted({ uid }: { readonly uid: string }) {
  const $member = useMemo(() => memberOf(uid), [uid]);
  const found = useStore($member);
  if (found.state !== 'ready') return operatorText.view.messages;
  const username = found.value?.username ?? null;
  return <WithMember member={{ uid, username, isSample: found.value?.sample === true }} />;
}
