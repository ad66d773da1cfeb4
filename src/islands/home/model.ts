import { ROUTES } from '#domain/routes.ts';
import { createStepInUrl } from '#stores/step-in-url.ts';

export const MARKET_LINK = `${ROUTES.home.path}?show=market`;

/** Whether the screen shows the whole market. */
export const $isMarket = createStepInUrl((query) => query.get('show') === 'market').$step;
