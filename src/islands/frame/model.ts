import { backend } from '#backend/index.ts';
import { createAction } from '#stores/action.ts';
import { createComposer } from '#stores/message-composer.ts';
import { persistedSwitch } from '#stores/persisted.ts';
import { logOut } from '#stores/session.ts';

/** The button's way to log out. Once the session has ended, the guard of each open page leaves for the landing. */
export const logOutAction = createAction(logOut);

/** Whether the prices in the frame move. The choice holds on every page. */
export const $isMoving = persistedSwitch('moving-prices', true);

/** What the member is writing. */
export const messageToOperators = createComposer('operators', async (draft) =>
  (await backend()).sendMessage(draft),
);
