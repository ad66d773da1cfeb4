// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { uiText } from '#i18n/ui.ts';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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
});
