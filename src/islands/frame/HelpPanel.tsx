import { useEffect } from 'react';
import type { Message } from '#domain/message.ts';
import { sandboxText } from '#i18n/sandbox.ts';
import { $messages, markRead } from '#stores/messages.ts';
import { MessageThread } from '#ui/data/MessageThread.tsx';
import { Older } from '#ui/data/Older.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Offline } from '#ui/feedback/Offline.tsx';
import { OperatorHint } from '#ui/feedback/OperatorHint.tsx';
import { MessageComposer } from '#ui/forms/MessageComposer.tsx';
import { messageToOperators } from './model.ts';
import { helpText } from './text.ts';

/** The member's thread with the operators. Closing the panel keeps the draft. */
export function HelpPanel({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={helpText.title} text={[helpText.intro]} onClose={onClose}>
      {(close) => (
        <>
          <Offline />
          <OperatorHint text={sandboxText.whoAnswers} />
          <RemoteView store={$messages}>
            {({ items, older }) => (
              <>
                <Older list={$messages} hasOlder={older !== null} />
                <Thread messages={items} />
              </>
            )}
          </RemoteView>
          <MessageComposer form={messageToOperators} />
          <div>
            <button type="button" className="button button--quiet" onClick={close}>
              {helpText.close}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function Thread({ messages }: { readonly messages: readonly Message[] }) {
  useEffect(() => markRead(messages), [messages]);
  if (messages.length === 0) return <p>{helpText.nothingYet}</p>;
  return <MessageThread messages={messages} reader="member" />;
}
