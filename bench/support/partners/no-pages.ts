// Stands for `#settler/partners/watch-partners.ts`.
import type { PartnersWatch } from '#settler/partners/watch-partners.ts';

export const NOT_SYNCING = { arePartnersSynced: true };

export const watchPartners = (): PartnersWatch => ({
  first: Promise.resolve(),
  status: () => NOT_SYNCING,
  stop: () => Promise.resolve(),
});
