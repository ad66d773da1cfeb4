import { describe, expect, it } from 'vitest';
import { usdPriceOf } from '#islands/deposit/model.ts';
import type { FeedData, Snapshot, Source } from '#stores/market.ts';

const OFFER = { id: 'dogecoin', price: '0.125' };
const LIVE: Source = { kind: 'live', at: Date.UTC(2026, 5, 1), credits: [], ticks: null };
const RECORDED: Source = { kind: 'recorded', day: '2025-11-20', credits: [] };
const UNKNOWN = { '1d': null, '7d': null, '30d': null, '1y': null };

const market = (source: Source, id = 'dogecoin'): Snapshot => ({
  source,
  quotes: [
    { coin: { id, symbol: 'DOGE', name: 'Dogecoin' }, price: '0.2', changes: UNKNOWN, volume: 1, week: [] },
  ],
});

describe('the price of a deposit', () => {
  it('is the market’s at this moment where live prices come in', () => {
    expect(usdPriceOf(OFFER, { state: 'ready', value: market(LIVE) })).toBe('0.2');
  });

  it.each<[string, FeedData<Snapshot>]>([
    ['the market is recorded', { state: 'ready', value: market(RECORDED) }],
    ['the live market does not tell of the coin', { state: 'ready', value: market(LIVE, 'bitcoin') }],
    ['the market is not there yet', { state: 'loading' }],
    ['its prices are old', { state: 'stale', value: market(LIVE), since: 0, error: 'silent' }],
  ])('is the recorded one where %s', (_, fed) => {
    expect(usdPriceOf(OFFER, fed)).toBe('0.125');
  });
});
