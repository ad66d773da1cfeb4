import { useLayoutEffect, useRef } from 'react';
import type { Message } from '#domain/message.ts';
import { messageText } from '#i18n/message.ts';
import styles from './MessageThread.module.css';
import { When } from './When.tsx';

interface Props<Shown extends Message> {
  /** Newest first. */
  readonly messages: readonly Shown[];
  /** Shown while there is no message. The log is there from the start, or the first message would not be announced. */
  readonly placeholder?: string;
  /** The reader's side. */
  readonly reader: Message['from'];
  /** Names the author of a message. Without it the thread says only which side wrote it. */
  readonly nameOf?: (message: Shown) => string;
}

/** A thread, read downwards and scrolled to the latest. New messages are announced. */
export function MessageThread<Shown extends Message>({
  messages,
  placeholder,
  reader,
  nameOf = ({ from }) => (from === reader ? messageText.you : messageText[from]),
}: Props<Shown>) {
  const thread = useRef<HTMLDivElement>(null);
  const latest = messages[0]?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is another latest message, not an earlier one
  useLayoutEffect(() => {
    const box = thread.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [latest]);

  return (
    // A region that scrolls has to be reached by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <div className={styles.log} role="log" aria-label={messageText.log} tabIndex={0} ref={thread}>
      {messages.length === 0 && <p>{placeholder}</p>}
      {messages.toReversed().map((message) => (
        <div key={message.id} className={styles.message} data-own={message.from === reader}>
          <p className={styles.head}>
            <strong>{nameOf(message)}</strong> <When at={message.at} />
          </p>
          <p className={styles.text} dir="auto">
            {message.text}
          </p>
        </div>
      ))}
    </div>
  );
}
