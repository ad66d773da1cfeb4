import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedSnapshot } from '#data/market-files.ts';

// One page for the file: the stores fetch the snapshot as a browser would.
const storage: Record<string, string> = {};
vi.stubGlobal('window', new EventTarget());
vi.stubGlobal('localStorage', storage);
vi.stubGlobal('fetch', async () => Response.json(recordedSnapshot()));

const { $favourites, $listFilter, $listOrder, $priceList, sortBy, sortOrTurn, toggleFavourite } =
  await import('#islands/home/price-list/model.ts');
const { until } = await import('#tests/unit/support/until.ts');

$priceList.listen(() => undefined);
await until($priceList, (rows) => rows.length > 0);
const symbols = () => $priceList.get().map(({ quote }) => quote.coin.symbol);

beforeEach(() => {
  $listFilter.set('');
  $favourites.set([]);
  $listOrder.set({ column: 'volume', direction: 'descending' });
});

describe('the price list', () => {
  it('begins with the most traded', () => {
    expect(symbols().slice(0, 3)).toEqual(['USDT', 'BTC', 'ETH']);
  });

  it('sorts figures from the greatest, names from A, and turns round when asked again', () => {
    sortOrTurn('price');
    expect(symbols().slice(0, 3)).toEqual(['BTC', 'ETH', 'BNB']);
    sortOrTurn('price');
    expect(symbols().slice(0, 2)).toEqual(['DOGE', 'TRX']);
    sortOrTurn('coin');
    expect(
      $priceList
        .get()
        .map(({ quote }) => quote.coin.name)
        .slice(0, 3),
    ).toEqual(['Bitcoin', 'BNB', 'Cardano']);
    sortBy('7d');
    expect(symbols()[0]).toBe('ZEC');
  });

  it('finds a coin by name or symbol, however it is written', () => {
    $listFilter.set(' dOgE');
    expect(symbols()).toEqual(['DOGE']);
    $listFilter.set('no such coin');
    expect(symbols()).toEqual([]);
  });

  it('keeps favourites at the top, in the chosen order, over reloads', () => {
    toggleFavourite('zcash');
    toggleFavourite('tron');
    expect(symbols().slice(0, 3)).toEqual(['ZEC', 'TRX', 'USDT']);
    expect(storage['favourite-coins']).toBe('zcash tron');
    toggleFavourite('zcash');
    expect(symbols().slice(0, 2)).toEqual(['TRX', 'USDT']);
  });

  it('takes over what another tab has chosen', () => {
    window.dispatchEvent(
      Object.assign(new Event('storage'), { key: 'favourite-coins', newValue: 'cardano' }),
    );
    expect(symbols()[0]).toBe('ADA');
  });
});
