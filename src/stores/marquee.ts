import { kept } from './kept.ts';

/** Whether the prices in the frame move. The choice holds on every page. */
export const $isMoving = kept(
  'moving-prices',
  true,
  (text) => text === 'on',
  (moves) => (moves ? 'on' : 'off'),
);
