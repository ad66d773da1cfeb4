import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far from the window something is seen already. */
const NEAR = '300px 0px';

/** Whether an element has come into view, or near it. Once seen, it stays so. */
export function useSeen<Seen extends HTMLElement>(): {
  readonly ref: RefObject<Seen | null>;
  readonly isSeen: boolean;
} {
  const ref = useRef<Seen>(null);
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (isSeen || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);

  return { ref, isSeen };
}
