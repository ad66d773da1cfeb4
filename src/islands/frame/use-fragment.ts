import { useEffect, useRef } from 'react';

/**
 * Scrolls to the element of the URL's fragment (`#…`). The browser has tried before the island rendered, and content
 * above may still load and push the element down. So keep it in place until the person scrolls or presses something.
 *
 * @param paints counts the parts that were hidden and are shown
 */
export function useFragment(paints: number): void {
  /**
   * The URL at the person's last press. There nothing takes the focus or the place: neither what is painted later, nor a
   * change of the fragment that a busy browser tells late.
   */
  const left = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: see the parameter
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let stop: () => void = () => undefined;
    const leave = () => {
      left.current = location.href;
      stop();
    };
    const begin = () => {
      stop();
      if (location.hash !== '' && left.current !== location.href)
        stop = follow(location.hash.slice(1), leave);
    };
    begin();
    addEventListener('hashchange', begin, { signal });
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, leave, { signal, capture: true });
    return () => {
      ending.abort();
      stop();
    };
  }, [paints]);
}

/** @param id of the part @param onScroll the person goes on by themselves */
function follow(id: string, onScroll: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
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
    if (part && top !== null && Math.abs(topOf(part) - top) > 1) onScroll();
  };

  // Content that loads makes the page longer.
  const sizes = new ResizeObserver(goThere);
  sizes.observe(document.body);
  signal.addEventListener('abort', () => sizes.disconnect());
  addEventListener('scroll', noteScroll, { signal, passive: true });
  return () => ending.abort();
}
