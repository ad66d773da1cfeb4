interface Parts {
  readonly search: HTMLElement;
  readonly field: HTMLElement;
  readonly results: HTMLElement;
}

interface Actions {
  show(): void;
  clear(): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrow keys move from the field through the results and back; Enter in the field goes to the first result; Escape
 * anywhere in the search clears it.
 */
export function listenToKeys({ search, field, results }: Parts, { show, clear }: Actions): void {
  search.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const target = event.target as HTMLElement;
    const step = STEPS[event.key];
    if (event.key === 'Escape') {
      event.preventDefault();
      clear();
    } else if (event.key === 'Enter' && target === field) {
      show();
      // Otherwise the same key press would follow the focused link.
      event.preventDefault();
      results.querySelector('a')?.focus();
    } else if (step) {
      // Search now: later results would replace the focused one.
      if (target === field) show();
      const stops = [field, ...results.querySelectorAll('a')];
      const here = stops.indexOf(target);
      if (here < 0) return;
      event.preventDefault();
      stops[Math.max(0, here + step)]?.focus();
    }
  });
}
