import { backend } from '../backend/index.ts';
import { createComposer } from './message-composer.ts';

/** What the member is writing. Kept while the page is open, also with the help closed. */
export const messageToOperators = createComposer(async (draft) => (await backend()).sendMessage(draft));
