/** What a person fills in. The choices of charts and of the theme are in no form: an update loses nothing there. */
const FIELDS = 'form :is(input, select, textarea)';

/**
 * Watches what the person types and chooses in the forms of this page.
 *
 * @returns whether a field that they changed is still on the page and holds something
 */
export function watchTyping(): () => boolean {
  const changed = new Set<Element>();
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches(FIELDS)) changed.add(target);
  };
  document.addEventListener('input', note, { capture: true });
  return () => [...changed].some((field) => field.isConnected && 'value' in field && field.value !== '');
}
