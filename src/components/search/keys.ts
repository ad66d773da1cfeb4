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
 * Arrow keys go from the field through the results and back; Enter in the field goes to the first of them; Escape, from
 * anywhere in the search, clears it.
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
      // Else the same key press would follow the link that gets the focus.
      event.preventDefault();
      results.querySelector('a')?.focus();
    } else if (step) {
      // What is typed is searched for now: results that came later would take the place of the one with the focus.
      if (target === field) show();
      const stops = [field, ...results.querySelectorAll('a')];
      const here = stops.indexOf(target);
      if (here < 0) return;
      event.preventDefault();
      stops[Math.max(0, here + step)]?.focus();
    }
  });
}
