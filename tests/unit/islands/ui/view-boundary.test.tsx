import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ViewBoundary } from '#ui/feedback/ViewBoundary.tsx';

let isBroken: boolean;

function View({ text = 'Nothing waits.' }: { readonly text?: string }) {
  if (isBroken) throw new RangeError('not a country');
  return <p>{text}</p>;
}

const Page = ({ view = 'deposits' }: { readonly view?: string }) => (
  <>
    <nav>Views</nav>
    <ViewBoundary key={view}>
      <View text={view} />
    </ViewBoundary>
  </>
);

beforeEach(() => {
  isBroken = true;
  // React reports what a view throws.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('says in a sentence that a view cannot be shown, and leaves the rest of the page', () => {
  render(<Page />);
  expect(screen.getByRole('alert').textContent).toBe(
    'This part cannot be shown. The rest of the page works. Code: RangeErrorTry again',
  );
  expect(screen.getByRole('navigation').textContent).toBe('Views');
});

it('shows the view once it can be drawn again', () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('deposits')).toBeTruthy();
});

it('ends with the view that failed', () => {
  const { rerender } = render(<Page />);
  isBroken = false;
  rerender(<Page view="messages" />);
  expect(screen.getByText('messages')).toBeTruthy();
});
