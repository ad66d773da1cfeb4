import { keptSwitch } from './kept.ts';

/** Whether the prices in the frame move. The choice holds on every page. */
export const $isMoving = keptSwitch('moving-prices', true);
