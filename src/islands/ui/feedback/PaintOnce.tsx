import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './PaintOnce.module.css';
import { Skeleton } from './Skeleton.tsx';

interface Props {
  /** Milliseconds after which the parts that are there are shown, and the others as skeletons. */
  readonly patience: number;
  /** Shows the children as they are, for a part of the page that has been painted before. */
  readonly isOver?: boolean;
  /** The children are shown now. */
  readonly onPaint?: () => void;
  /** Styles the element around the children. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Shows its children once all of their first reads have ended, so that no part moves another while they come. Until
 * then a skeleton stands for all of them. What is read later shows a skeleton of its own.
 */
export function PaintOnce({ patience, isOver = false, onPaint, className = '', children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  const [hasOpened, setOpened] = useState(false);
  const isOpen = hasOpened || isOver;

  useLayoutEffect(() => {
    const element = content.current;
    if (isOpen || element === null) return;
    const open = () => setOpened(true);
    const openIfReady = () => element.querySelector('[data-pending]') ?? open();
    openIfReady();
    // An observer is called before the next paint, after all that one change in the data brings.
    const changes = new MutationObserver(openIfReady);
    changes.observe(element, { childList: true, subtree: true });
    const timer = setTimeout(open, patience);
    return () => {
      changes.disconnect();
      clearTimeout(timer);
    };
  }, [isOpen, patience]);

  useEffect(() => {
    if (isOpen) onPaint?.();
  }, [isOpen, onPaint]);

  return (
    <>
      <div ref={content} className={`${styles.content} ${className} ${isOpen ? '' : styles.held}`}>
        {children}
      </div>
      {!isOpen && <ScreenSkeleton />}
    </>
  );
}

/** The skeleton of a whole screen. */
export function ScreenSkeleton() {
  return <Skeleton className={styles.screen} />;
}

/** The skeleton of a part, for which a screen that is painted once waits. */
export function PendingPart() {
  return (
    <div data-pending>
      <Skeleton />
    </div>
  );
}

/** As `PendingPart`, for a part that is mostly empty. */
export function PendingNotice() {
  return <span data-pending hidden />;
}
