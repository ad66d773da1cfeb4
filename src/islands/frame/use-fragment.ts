import { useEffect } from 'react';

/**
 * Scrolls to the element of the URL's fragment (`#…`). The browser has tried before the island rendered, and content
 * above may still load and push the element down. So keep it in place until the person scrolls or presses something.
 *
 * @param paints counts the parts that were hidden and are shown
 */
export function useFragment(paints: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: see the parameter
  useEffect(() => {
    let stop = follow(location.hash.slice(1));
    const followNext = () => {
      stop();
      stop = follow(location.hash.slice(1));
    };
    addEventListener('hashchange', followNext);
    return () => {
      removeEventListener('hashchange', followNext);
      stop();
    };
  }, [paints]);
}

/** @param id of the part; empty: none */
function follow(id: string): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  if (id === '') return end;
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
    if (part && top !== null && Math.abs(topOf(part) - top) > 1) end();
  };

  // Content that loads makes the page longer.
  const sizes = new ResizeObserver(goThere);
  sizes.observe(document.body);
  signal.addEventListener('abort', () => sizes.disconnect());
  addEventListener('scroll', noteScroll, { signal, passive: true });
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, end, { signal, capture: true });
  return end;
}
