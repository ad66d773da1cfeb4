import { useStore } from '@nanostores/react';
import { type ComponentType, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { withoutHelp } from '#domain/routes.ts';
import { createAction, type Progress } from '#stores/action.ts';
import { loadSiteChunk } from '#stores/load-chunk.ts';
import { $hasUnread } from './messages.ts';

type Panel = ComponentType<{ readonly onClose: () => void; readonly asks: boolean }>;

let HelpPanel: Panel | null = null;

/** Few people open the panel, so it is a chunk of its own. */
const opening = createAction(async () => {
  HelpPanel ??= (await loadSiteChunk(() => import('./HelpPanel.tsx'))).HelpPanel;
});

interface Help {
  /** Closes the menu and opens the panel, or says in the menu why not. */
  readonly open: () => void;
  readonly isOpening: boolean;
  readonly progress: Progress;
  /** Whether the operators have written something that the member has not seen. */
  readonly hasAnswer: boolean;
  readonly panel: ReactNode;
}

/** Messages to the operators, on every screen. @param menu from which it opens */
export function useHelp(menu: RefObject<HTMLElement | null>): Help {
  const progress = useStore(opening.$progress);
  const hasUnread = useStore($hasUnread);
  /** Counts the openings. A panel that is open already takes the focus again. */
  const [opened, setOpened] = useState({ isOpen: false, count: 0, asks: false });
  const { isOpen, count, asks } = opened;

  const close = () => setOpened({ isOpen: false, count, asks: false });
  const open = async (toAsk: boolean) => {
    await opening.run();
    if (HelpPanel === null) {
      menu.current?.showPopover();
      return;
    }
    // The focus goes back to the menu's button, and so does that of the panel when it closes.
    menu.current?.hidePopover();
    setOpened((before) => ({ isOpen: true, count: before.count + 1, asks: toAsk }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, by the URL that the page was opened with
  useEffect(() => {
    const rest = withoutHelp(location);
    if (rest === null) return;
    // Only once: after a reload the page opens as the person left it.
    history.replaceState(history.state, '', rest);
    void open(true);
  }, []);

  return {
    open: () => void open(false),
    isOpening: progress.state === 'running',
    progress,
    // The open panel reads a new answer out itself.
    hasAnswer: hasUnread && !isOpen,
    // Outside of the screen, which may still be hidden.
    panel:
      isOpen && HelpPanel
        ? createPortal(<HelpPanel key={count} onClose={close} asks={asks} />, document.body)
        : null,
  };
}
