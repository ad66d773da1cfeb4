import type { NoticeKind } from './notice.ts';

/** What members do themselves on a screen, which says so: it is listed, but neither read out nor pushed. */
export const isOwnAct = (kind: NoticeKind): boolean =>
  kind === 'level-activated' || kind === 'withdrawal-held' || kind === 'withdrawal-cancelled';
