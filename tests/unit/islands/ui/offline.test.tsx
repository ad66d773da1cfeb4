import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uiText } from '#i18n/ui.ts';
import { Offline } from '#ui/feedback/Offline.tsx';

/** The notice of a browser without a network. */
const notice = () => {
  render(<Offline />);
  return screen.getByRole('status').textContent;
};

/** Whether a service worker is in charge of the page. */
const setWorker = (controller: object | null) =>
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  setWorker({});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('says that nothing opens where no worker has kept the pages', () => {
  setWorker(null);
  expect(notice()).toBe(uiText.offline);
});

it('says that everything works where the browser keeps the accounts', () => {
  expect(notice()).toBe(uiText.offlineApp.local);
});

it('says on Firebase that pages open, but nothing is recorded and no figure is new', () => {
  vi.stubEnv('PUBLIC_BACKEND', 'firebase');
  expect(notice()).toBe(uiText.offlineApp.firebase);
});
