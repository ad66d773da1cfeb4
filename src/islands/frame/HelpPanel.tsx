import { X } from 'lucide-react';
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Message } from '#domain/message.ts';
import { helpAnswersText } from '#i18n/help-answers.ts';
import { sandboxText } from '#i18n/sandbox.ts';
import { uiText } from '#i18n/ui.ts';
import { MessageThread } from '#ui/data/MessageThread.tsx';
import { Older } from '#ui/data/Older.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Offline } from '#ui/feedback/Offline.tsx';
import { OperatorHint } from '#ui/feedback/Hints.tsx';
import { MessageComposer } from '#ui/forms/MessageComposer.tsx';
import { HelpAnswers } from './HelpAnswers.tsx';
import styles from './Help.module.css';
import { $hasUnread, $messages, markRead } from './messages.ts';
import { messageToOperators } from './model.ts';
import { helpText } from './text.ts';

const INTRO = 'help-intro';

interface Props {
  readonly onClose: () => void;
  /** Whether the person came in order to write. Otherwise the answers come first, unless there is an answer or a draft. */
  readonly asks: boolean;
}

/** Answers to what members ask most, and the thread with the operators. Closing the panel keeps the draft. */
export function HelpPanel({ onClose, asks }: Props) {
  const { sheet, title, isModal, close } = useSheet(onClose);
  const [isThread, setThread] = useState(() => asks || $hasUnread.get() || hasDraft());
  const show = (thread: boolean) => {
    setThread(thread);
    title.current?.focus();
  };
  return (
    <dialog
      ref={sheet}
      className={styles.sheet}
      aria-label={helpText.title}
      aria-describedby={isThread ? INTRO : undefined}
    >
      <div className={styles.head}>
        <h2 tabIndex={-1} ref={title}>
          {isThread ? helpText.messages : helpText.title}
        </h2>
        <button type="button" className="icon-button" aria-label={uiText.close} onClick={close}>
          <X size={20} aria-hidden="true" />
        </button>
        {isThread && (
          <>
            <button type="button" className={`link-button ${styles.back}`} onClick={() => show(false)}>
              {helpAnswersText.back}
            </button>
            <p id={INTRO}>{helpText.intro}</p>
            <OperatorHint text={sandboxText.whoAnswers} />
          </>
        )}
        {/* The screen beside it says so itself. */}
        {isModal && <Offline />}
      </div>
      {isThread ? (
        <>
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
        </>
      ) : (
        <>
          <HelpAnswers />
          <div>
            <button type="button" className="button" onClick={() => show(true)}>
              {helpAnswersText.ask}
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}

const hasDraft = () => messageToOperators.$state.get().values.text !== '';

function Thread({ messages }: { readonly messages: readonly Message[] }) {
  useEffect(() => markRead(messages), [messages]);
  return <MessageThread messages={messages} placeholder={helpText.nothingYet} reader="member" />;
}

/** Where a sheet leaves enough of the screen beside it. */
const wide = matchMedia('(width >= 64rem)');

interface Sheet {
  readonly sheet: RefObject<HTMLDialogElement | null>;
  /** Takes the focus when the sheet opens. */
  readonly title: RefObject<HTMLHeadingElement | null>;
  /** Whether the screen rests meanwhile. */
  readonly isModal: boolean;
  /** Closes the sheet, which calls `onClose`. */
  readonly close: () => void;
}

/**
 * Opens a dialog on mount. In a wide window it is beside the screen, which can be used meanwhile; otherwise it is over
 * the screen, and modal. When it closes, the browser gives the focus back.
 */
function useSheet(onClose: () => void): Sheet {
  const sheet = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  /** What had the focus in the sheet when the window became wide or narrow. */
  const lastFocus = useRef<HTMLElement>(null);
  const isModal = useSyncExternalStore(watchWidth, () => !wide.matches);
  const close = useCallback(() => sheet.current?.close(), []);

  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const focused = lastFocus.current;
    if (isModal) element.showModal();
    else element.show();
    (focused ?? title.current)?.focus();
    return () => {
      const { activeElement } = document;
      lastFocus.current = element.contains(activeElement) ? (activeElement as HTMLElement) : null;
      // Close it before it is removed: otherwise the focus would be lost instead of restored.
      element.close();
    };
  }, [isModal]);

  // From the moment at which it is seen, and not from after the next paint: a key may be faster.
  useLayoutEffect(() => {
    const element = sheet.current;
    const onEnd = () => {
      // In a window that has become wide or narrow it is open again, in the other way.
      if (!element?.open) onClose();
    };
    element?.addEventListener('close', onEnd);
    return () => element?.removeEventListener('close', onEnd);
  }, [onClose]);

  useLayoutEffect(() => {
    if (isModal) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isForSheet = event.key === 'Escape' && !event.isComposing && !event.defaultPrevented;
      if (isForSheet && !document.querySelector(':modal, :popover-open')) close();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isModal, close]);

  return { sheet, title, isModal, close };
}

function watchWidth(onChange: () => void): () => void {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}
