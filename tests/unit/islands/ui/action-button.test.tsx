import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';

const text = { press: 'Send', pressing: 'Sending…' };

/** How often a press of the button gets through. */
function pressesOf(props: Omit<Parameters<typeof ActionButton>[0], 'text'>): number {
  const onClick = vi.fn();
  render(<ActionButton {...props} text={text} onClick={onClick} />);
  fireEvent.click(screen.getByRole('button'));
  return onClick.mock.calls.length;
}

it('says that it runs, takes no press meanwhile, and can still have the focus', () => {
  expect(pressesOf({ progress: { state: 'running' } })).toBe(0);
  const button = screen.getByRole('button', { name: 'Sending…' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  button.focus();
  expect(document.activeElement).toBe(button);
});

it('can be pressed again once it is done', () => {
  expect(pressesOf({ progress: { state: 'done' } })).toBe(1);
});

it('can not, where once is enough', () => {
  expect(pressesOf({ progress: { state: 'done' }, isSpent: true })).toBe(0);
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
});
