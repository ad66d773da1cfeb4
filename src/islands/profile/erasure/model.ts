import { backend } from '#backend/index.ts';
import { createAction } from '#stores/action.ts';

/** Takes back the erasure that the signed-in member asked for. */
export const keeping = createAction(async () => (await backend()).keepAccount());
