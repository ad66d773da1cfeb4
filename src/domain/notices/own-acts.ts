import type { NoticeKind } from './notice.ts';

/** What members do themselves on a screen, which says so: it is listed, but neither read out nor pushed. */
export const isOwnAct = (kind: NoticeKind): boolean =>
  /^(level-activated|withdrawal-(held|cancelled))$/.test(kind);
