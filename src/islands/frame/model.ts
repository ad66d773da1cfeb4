import { backend } from '#backend/index.ts';
import { createAction } from '#stores/action.ts';
import { createComposer } from '#stores/message-composer.ts';
import { persistedSwitch } from '#stores/persisted.ts';
import { logOut } from '#stores/session.ts';

/** Logs out. The guard of each open page then leaves for the landing. */
export const logOutAction = createAction(logOut);

/** Whether the prices in the frame move. Persisted, so the choice holds on every page. */
export const $isMoving = persistedSwitch('moving-prices', true);

/** The member's draft. */
export const messageToOperators = createComposer('operators', async (draft) =>
  (await backend()).sendMessage(draft),
);
