import { useStore } from '@nanostores/react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { withoutHelp } from '#domain/routes.ts';
import { createAction } from '#stores/action.ts';
import { loadSiteChunk } from '#stores/load-chunk.ts';
import { $session } from '#stores/session.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { $hasUnread } from './messages.ts';
import styles from './Help.module.css';
import { helpText } from './text.ts';

type Panel = ComponentType<{ readonly onClose: () => void; readonly asks: boolean }>;

let HelpPanel: Panel | null = null;

/** Few people open the panel, so it is a chunk of its own. */
const opening = createAction(async () => {
  HelpPanel ??= (await loadSiteChunk(() => import('./HelpPanel.tsx'))).HelpPanel;
});

/** Messages to the operators, on every screen. Operators have theirs in the console. */
export function HelpButton() {
  const session = useStore($session);
  return session.kind === 'operator' ? null : <MemberHelp />;
}

function MemberHelp() {
  const progress = useStore(opening.$progress);
  const hasUnread = useStore($hasUnread);
  const [isOpen, setOpen] = useState(false);
  const [asks, setAsks] = useState(false);

  const open = async () => {
    await opening.run();
    setOpen(HelpPanel !== null);
  };
  const close = useCallback(() => {
    setOpen(false);
    setAsks(false);
  }, []);

  useEffect(() => {
    const rest = withoutHelp(location);
    if (rest === null) return;
    // Only once: after a reload the page opens as the person left it.
    history.replaceState(history.state, '', rest);
    setAsks(true);
    void opening.run().then(() => setOpen(HelpPanel !== null));
  }, []);

  return (
    <div className={styles.help}>
      <ActionButton
        progress={progress}
        text={{ press: helpText.button, pressing: helpText.opening }}
        tone="quiet"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : void open())}
      />
      <span role="status" className={styles.unread}>
        {/* The open sheet reads a new answer out itself. */}
        {hasUnread && !isOpen && helpText.unread}
      </span>
      <ActionFailure progress={progress} />
      {/* Outside of the screen, which may still be hidden. */}
      {isOpen && HelpPanel && createPortal(<HelpPanel onClose={close} asks={asks} />, document.body)}
    </div>
  );
}
