import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFragment } from '#islands/frame/use-fragment.ts';

function Page({ paints }: { readonly paints: number }) {
  useFragment(paints);
  return (
    <main id="main" tabIndex={-1}>
      <button type="button">Go on</button>
    </main>
  );
}

it('leads to the part that the URL names, and takes no focus from a person who has gone on', () => {
  const sizes: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(resized: () => void) {
        sizes.push(resized);
      }
      observe() {}
      disconnect() {}
    },
  );
  HTMLElement.prototype.checkVisibility = () => true;
  HTMLElement.prototype.scrollIntoView = () => undefined;
  history.replaceState(null, '', '#main');
  const { rerender } = render(<Page paints={0} />);
  sizes.at(-1)?.();
  expect(document.activeElement).toBe(screen.getByRole('main'));

  const button = screen.getByRole('button');
  fireEvent.keyDown(document.activeElement as Element, { key: 'Tab' });
  button.focus();
  rerender(<Page paints={1} />);
  sizes.at(-1)?.();
  expect(document.activeElement).toBe(button);
  history.replaceState(null, '', '/');
});
