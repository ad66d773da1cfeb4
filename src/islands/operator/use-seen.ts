import { type RefObject, useEffect, useRef, useState } from 'react';

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
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);

  return { ref, isSeen };
}
