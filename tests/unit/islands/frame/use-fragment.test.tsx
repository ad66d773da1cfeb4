import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFragment } from '#islands/frame/use-fragment.ts';

function Page({ paints }: { readonly paints: number }) {
  useFragment(paints);
  return (
    <main id="main" tabIndex={-1}>
      <button type="button">Go on</button>
    </main>
  );
}

let resize: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(resized: () => void) {
        resize = resized;
      }
      observe() {}
      disconnect() {}
    },
  );
  HTMLElement.prototype.checkVisibility = () => true;
  HTMLElement.prototype.scrollIntoView = () => undefined;
  return () => history.replaceState(null, '', '/');
});

it('leads to the part that the URL names, and takes no focus from a person who has gone on', () => {
  history.replaceState(null, '', '#main');
  const { rerender } = render(<Page paints={0} />);
  resize();
  expect(document.activeElement).toBe(screen.getByRole('main'));

  const button = screen.getByRole('button');
  fireEvent.keyDown(document.activeElement as Element, { key: 'Tab' });
  button.focus();
  rerender(<Page paints={1} />);
  resize();
  expect(document.activeElement).toBe(button);
});

it('takes no focus when the change of the URL is told after the person has gone on', () => {
  render(<Page paints={0} />);
  history.replaceState(null, '', '#main');
  const button = screen.getByRole('button');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  button.focus();
  fireEvent(window, new HashChangeEvent('hashchange'));
  resize();
  expect(document.activeElement).toBe(button);
});
