import { backend } from '#backend/index.ts';
import { createAction } from '#stores/action.ts';
import { createComposer } from '#stores/message-composer.ts';
import { persisted, persistedSwitch } from '#stores/persisted.ts';
import { logOut } from '#stores/session.ts';

/** Logs out. The guard of each open page then leaves for the landing. */
export const logOutAction = createAction(logOut);

/** Whether the prices in the frame move. Persisted, so the choice holds on every page. */
export const $isMoving = persistedSwitch('moving-prices', true);

export type Theme = 'system' | 'light' | 'dark';

/** As the script in each page's head reads it, which sets the theme. */
export const $theme = persisted<Theme>('theme', 'system', readTheme, (theme) => theme);

function readTheme(text: string): Theme | null {
  return text === 'light' || text === 'dark' || text === 'system' ? text : null;
}

export function setTheme(theme: Theme): void {
  $theme.set(theme);
  // The browser tells other tabs. Tell the script of this page.
  dispatchEvent(new Event('storage'));
}

/** The member's draft. */
export const messageToOperators = createComposer('operators', async (draft) =>
  (await backend()).sendMessage(draft),
);
