import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { stubDialogs } from '#tests/unit/support/dialogs.ts';

it('closes by Escape from the moment at which it is seen', async () => {
  stubDialogs();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  // As a browser renders. `act` would run at once what otherwise runs after the next paint.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const { HelpPanel } = await import('#islands/frame/HelpPanel.tsx');
  const place = document.body.appendChild(document.createElement('div'));
  const seen = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(place, { childList: true });
  });
  const onClose = vi.fn();
  const root = createRoot(place);
  root.render(<HelpPanel onClose={onClose} asks={false} />);
  await seen;
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(onClose).toHaveBeenCalled();
  root.unmount();
});
