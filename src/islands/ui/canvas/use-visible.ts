import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far outside the window an element counts as visible. */
const NEAR = '300px 0px';

/** Whether an element has been in or near the window, or the page is being printed. Stays true. */
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
    // Printing has no window to scroll. The event covers printing, the query a print preview.
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
