import { atom, onMount, type ReadableAtom } from 'nanostores';

export interface StepInUrl<Step> {
  readonly $step: ReadableAtom<Step>;
  /** Goes to a step. Going to the present step renders it again. */
  readonly go: (search: string) => void;
  /** Replaces the present step: going back leads to the one before. */
  readonly goInstead: (search: string) => void;
}

/**
 * The step of a screen, kept in the URL's query. So reload, the back button and bookmarks work as everywhere on the
 * web.
 */
export function createStepInUrl<Step>(read: (query: URLSearchParams) => Step): StepInUrl<Step> {
  const $step = atom(read(new URLSearchParams()));
  let shown = '';

  function show() {
    shown = location.search;
    $step.set(read(new URLSearchParams(shown)));
  }

  onMount($step, () => {
    show();
    // A jump to an anchor of the page also fires this event and is no step.
    const onPopState = () => {
      if (location.search !== shown) show();
    };
    const ending = new AbortController();
    window.addEventListener('popstate', onPopState, { signal: ending.signal });
    return () => ending.abort();
  });

  return {
    $step,
    go(search) {
      if (search !== location.search) history.pushState(null, '', location.pathname + search);
      show();
    },
    goInstead(search) {
      history.replaceState(null, '', location.pathname + search);
      show();
    },
  };
}
