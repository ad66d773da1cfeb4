import { atom, onMount, type ReadableAtom } from 'nanostores';

export interface StepInUrl<Step> {
  readonly $step: ReadableAtom<Step>;
  /** On to another step. Asking for the present one again shows it anew. */
  readonly go: (search: string) => void;
  /** On to another step that takes the place of the present one: going back leads to the one before. */
  readonly goInstead: (search: string) => void;
}

/**
 * Where in a screen of several steps a person is, kept in the query of the page's address: so reloading, the
 * browser's back button and a bookmark do what they do everywhere on the web.
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
    // Jumping to an anchor of the same page comes by here too, and is no step.
    const onPopState = () => {
      if (location.search !== shown) show();
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
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
