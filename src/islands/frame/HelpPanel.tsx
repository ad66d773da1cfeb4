import { useEffect } from 'react';
import type { Message } from '#domain/message.ts';
import { sandboxText } from '#i18n/sandbox.ts';
import { MessageThread } from '#ui/data/MessageThread.tsx';
import { Older } from '#ui/data/Older.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Offline } from '#ui/feedback/Offline.tsx';
import { OperatorHint } from '#ui/feedback/OperatorHint.tsx';
import { MessageComposer } from '#ui/forms/MessageComposer.tsx';
import { $messages, markRead } from './messages.ts';
import styles from './Help.module.css';
import { messageToOperators } from './model.ts';
import { helpText } from './text.ts';
import { useSheet } from './use-sheet.ts';

const TITLE = 'help-title';
const INTRO = 'help-intro';

/** The member's thread with the operators. Closing the panel keeps the draft. */
export function HelpPanel({ onClose }: { readonly onClose: () => void }) {
  const { sheet, title, isModal, close } = useSheet(onClose);
  return (
    <dialog ref={sheet} className={styles.sheet} aria-labelledby={TITLE} aria-describedby={INTRO}>
      <div className={styles.head}>
        <h2 id={TITLE} tabIndex={-1} ref={title}>
          {helpText.title}
        </h2>
        <button type="button" className="button button--quiet" onClick={close}>
          {helpText.close}
        </button>
        <p id={INTRO}>{helpText.intro}</p>
        <OperatorHint text={sandboxText.whoAnswers} />
        {/* The screen beside it says so itself. */}
        {isModal && <Offline />}
      </div>
      <div className={styles.thread}>
        <RemoteView store={$messages}>
          {({ items, older }) => (
            <>
              <Older list={$messages} hasOlder={older !== null} />
              <Thread messages={items} />
            </>
          )}
        </RemoteView>
      </div>
      <MessageComposer form={messageToOperators} />
    </dialog>
  );
}

function Thread({ messages }: { readonly messages: readonly Message[] }) {
  useEffect(() => markRead(messages), [messages]);
  return <MessageThread messages={messages} placeholder={helpText.nothingYet} reader="member" />;
}
