import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far from the window something is seen already. */
const NEAR = '300px 0px';

/** Whether an element has come into view, or near it, or the page is being printed. Once seen, it stays so. */
export function useVisible<Seen extends HTMLElement>(): {
  readonly ref: RefObject<Seen | null>;
  readonly isSeen: boolean;
} {
  const ref = useRef<Seen>(null);
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (isSeen || element === null) return;
    const see = () => setSeen(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) see();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    // Paper has no window to come into view of. The event tells of printing, the query of a preview.
    addEventListener('beforeprint', see);
    const paper = matchMedia('print');
    paper.addEventListener('change', see);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', see);
      paper.removeEventListener('change', see);
    };
  }, [isSeen]);

  return { ref, isSeen };
}
