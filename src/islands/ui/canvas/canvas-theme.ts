/** The page's colours for canvases, which cannot use custom properties. */
export type ColourOf = (token: string) => string;

/**
 * Reads tokens such as `--color-line` as the browser resolves them here in this theme. A custom property returns its
 * source text (`light-dark(…)`), but an element's colour is resolved. Forced colours would resolve all to one; they leave
 * pictures alone, and a canvas is one.
 */
export function readColours(place: HTMLElement): ColourOf {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.forcedColorAdjust = 'none';
  const known = new Map<string, string>();
  return (token) => {
    const present = known.get(token);
    if (present) return present;
    place.append(probe);
    probe.style.color = `var(${token})`;
    const colour = getComputedStyle(probe).color;
    probe.remove();
    known.set(token, colour);
    return colour;
  };
}

/** Calls back when colours may have changed: the system's theme or colours, the person's choice, or printing. */
export function watchTheme(onChange: () => void): () => void {
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const media = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'].map((query) =>
    matchMedia(query),
  );
  for (const query of media) query.addEventListener('change', onChange);
  return () => {
    chosen.disconnect();
    for (const query of media) query.removeEventListener('change', onChange);
  };
}
