import { useLayoutEffect, useRef } from 'react';
import type { Message } from '#domain/message.ts';
import { messageText } from '#i18n/message.ts';
import { DateTime } from './DateTime.tsx';
import styles from './MessageThread.module.css';

interface Props {
  readonly messages: readonly Message[];
  /** The reader's side. */
  readonly reader: Message['from'];
}

/** A thread, oldest first, scrolled to the latest. New messages are announced. */
export function MessageThread({ messages, reader }: Props) {
  const log = useRef<HTMLDivElement>(null);
  const latest = messages.at(-1)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is another latest message
  useLayoutEffect(() => {
    const box = log.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [latest]);

  return (
    // A region that scrolls has to be reached by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <div className={styles.log} role="log" aria-label={messageText.log} tabIndex={0} ref={log}>
      {messages.map(({ id, from, text, at }) => (
        <div key={id} className={styles.message} data-own={from === reader}>
          <p className={styles.head}>
            <strong>{from === reader ? messageText.you : messageText[from]}</strong> <DateTime at={at} />
          </p>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
    </div>
  );
}
