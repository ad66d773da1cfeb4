import { type RefObject, useEffect, useRef, useState } from 'react';

/** Before it can be measured: as wide as two charts beside each other are. */
const USUAL = 420;
const LEAST = 220;

/** How wide an element is, in whole pixels: a chart is drawn for its width, so that its letters stay legible. */
export function useWidth<E extends HTMLElement>(): readonly [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(USUAL);
  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(LEAST, Math.floor(entry.contentRect.width)));
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
