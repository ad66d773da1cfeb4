import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { uiText } from '#i18n/ui.ts';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Copies work, and the button says “Link copied”. */
function shown() {
  const writeText = vi.fn(async (_text: string) => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const button = (text: string) => <CopyButton text={text} label="Copy link" done="Link copied" />;
  const { rerender } = render(button('/?amount=1'));
  return {
    writeText,
    press: () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })),
    change: (text: string) => rerender(button(text)),
  };
}

it('copies the text, and says so until there is another one to copy', async () => {
  const { writeText, press, change } = shown();
  press();
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(writeText).toHaveBeenLastCalledWith('/?amount=1');
  change('/?amount=2');
  expect(screen.queryByText('Link copied')).toBeNull();
  press();
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(writeText).toHaveBeenLastCalledWith('/?amount=2');
});

it('announces a second copy of the same text too', async () => {
  const { press } = shown();
  press();
  const announced = await screen.findByText('Link copied');
  press();
  await waitFor(() => expect(screen.getByText('Link copied')).not.toBe(announced));
});

it.each([
  ['refuses', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  // Pages without TLS, and some browsers.
  ['does not have', undefined],
])('says what to do where the browser %s the clipboard', async (_, clipboard) => {
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  render(<CopyButton text="tb1q" label="Copy address" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(await screen.findByText(uiText.copyRefused)).toBeTruthy();
  expect(screen.getByRole('status').dataset.refused).toBe('true');
});
