/** The hosts of the live feed. */
export const COINGECKO_API = 'https://api.coingecko.com/api/v3';
export const COINBASE_FEED = 'wss://ws-feed.exchange.coinbase.com';

/**
 * The origins that a page's security policy must allow, by the build's setting `PUBLIC_LIVE_PRICES`.
 *
 * @throws Error if the setting is neither `true` nor `false`: a typo must not count as a choice
 */
export function liveOrigins(setting = 'false'): readonly string[] {
  if (setting === 'false' || setting === '') return [];
  if (setting !== 'true') {
    throw new Error(`PUBLIC_LIVE_PRICES is "${setting}". It has to be "true" or "false".`);
  }
  return [new URL(COINGECKO_API).origin, COINBASE_FEED];
}
