import { backend } from '../backend/index.ts';
import { createComposer } from './message-composer.ts';

/** What the member is writing. */
export const messageToOperators = createComposer('operators', async (draft) =>
  (await backend()).sendMessage(draft),
);
