import { useEffect, useRef } from 'react';

/**
 * Scrolls to the element of the URL's fragment (`#…`). The browser has tried before the island rendered, and content
 * above may still load and push the element down. So keep it in place until the person scrolls or presses something.
 *
 * @param paints counts the parts that were hidden and are shown
 */
export function useFragment(paints: number): void {
  /** Where the person scrolled or pressed something: what is painted later there takes neither the focus nor the place. */
  const left = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: see the parameter
  useEffect(() => {
    const begin = () => {
      const { href, hash } = location;
      return left.current === href ? () => undefined : follow(hash.slice(1), () => (left.current = href));
    };
    let stop = begin();
    const followNext = () => {
      stop();
      left.current = '';
      stop = begin();
    };
    addEventListener('hashchange', followNext);
    return () => {
      removeEventListener('hashchange', followNext);
      stop();
    };
  }, [paints]);
}

/** @param id of the part; empty: none @param onLeave the person goes on by themselves */
function follow(id: string, onLeave: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const stop = () => ending.abort();
  if (id === '') return stop;
  const leave = () => {
    stop();
    onLeave();
  };
  let top: number | null = null;

  const topOf = (part: HTMLElement) => part.getBoundingClientRect().top;
  const goThere = () => {
    const part = document.getElementById(id);
    if (!part?.checkVisibility()) return;
    part.scrollIntoView({ behavior: 'instant' });
    if (top === null) part.focus({ preventScroll: true });
    top = topOf(part);
  };
  const noteScroll = () => {
    const part = document.getElementById(id);
    if (part && top !== null && Math.abs(topOf(part) - top) > 1) leave();
  };

  // Content that loads makes the page longer.
  const sizes = new ResizeObserver(goThere);
  sizes.observe(document.body);
  signal.addEventListener('abort', () => sizes.disconnect());
  addEventListener('scroll', noteScroll, { signal, passive: true });
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, leave, { signal, capture: true });
  return stop;
}
