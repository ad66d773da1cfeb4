import { describe, expect, it } from 'vitest';
import { recordedSnapshot } from '#data/market-files.ts';
import { recordedPrice } from '#data/market.ts';
import { changeInBasisPoints, parseRecording } from '#market/snapshot.ts';

const HEADER = 'date,open,high,low,close,volume_usd';

// Worked out from the files with Python's decimal module, halves away from zero.
const LAST_DAYS = `
  BTC   91772.41  34   81205223424
  ETH   3019.57  -12   39718596608
  USDT  0.999026 -1    142348206080
  XRP   2.127     92   6153818112
  BNB   902.84    81   2989974016
  SOL   142.78    439  6681782784
  USDC  0.999706 -3    18248798208
  TRX   0.287084  17   782360896
  DOGE  0.157193  186  2206866688
  ADA   0.466852  78   983889856
  LINK  13.78     192  802326208
  ZEC   674.04    0    2174869760`;

describe('the recorded prices', () => {
  it('are those of the last recorded day, for all twelve coins', () => {
    const expected = LAST_DAYS.trim()
      .split('\n')
      .map((row) => {
        const [symbol, price, change, volume] = row.trim().split(/\s+/);
        return { symbol, price, change: Number(change), volume: Number(volume) };
      });
    const { source, quotes } = recordedSnapshot();
    expect(source).toMatchObject({ kind: 'recorded', day: '2025-11-20' });
    expect(
      quotes.map(({ coin, price, changes, volume }) => ({
        symbol: coin.symbol,
        price,
        change: changes['1d'],
        volume,
      })),
    ).toEqual(expected.toSorted((left, right) => right.volume - left.volume));
  });

  it('are known for every coin that a deposit can be declared in', () => {
    expect(recordedPrice('bitcoin')).toMatchObject({ name: 'Bitcoin', close: '91772.41' });
    expect(recordedPrice('dogecoin')).toMatchObject({ name: 'Dogecoin', close: '0.157193' });
    expect(recordedPrice('tron')).toMatchObject({ name: 'Tron', close: '0.287084' });
    expect(recordedPrice('ethereum')).toMatchObject({ name: 'Ethereum', close: '3019.57' });
  });
});

describe('a change in basis points', () => {
  it.each([
    ['100', '101', 100],
    ['100', '99', -100],
    ['0.999083', '0.999026', -1],
    ['2', '2', 0],
    // Halves go away from zero, up and down alike.
    ['20000', '20001', 1],
    ['20000', '19999', -1],
    ['20001', '20002', 0],
    // Exact where floats are not: 0.1 + 0.2 is no 0.3 to them.
    ['0.1', '0.3', 20_000],
    ['0.000001', '123456.654321', 1_234_566_543_200_000],
  ])('from %s to %s is %i', (from, to, expected) => {
    expect(changeInBasisPoints(from, to)).toBe(expected);
  });
});

describe('a recording', () => {
  it('is read day by day, prices as they are written', () => {
    expect(parseRecording(`${HEADER}\n2025-11-19,1.0,1.20,0.9,1.10,7\n2025-11-20,1,2,0.5,1.5,8\n`)).toEqual([
      { date: '2025-11-19', open: '1.0', high: '1.20', low: '0.9', close: '1.10', volumeUsd: 7 },
      { date: '2025-11-20', open: '1', high: '2', low: '0.5', close: '1.5', volumeUsd: 8 },
    ]);
  });

  it.each([
    ['without its header', '2025-11-20,1,1,1,1,1', 'Line 1'],
    ['with a price that is none', `${HEADER}\n2025-11-20,1,1,1,1e3,1`, 'Line 2'],
    ['with a column too many', `${HEADER}\n2025-11-20,1,1,1,1,1,1`, 'Line 2'],
    ['with a column too few', `${HEADER}\n2025-11-20,1,1,1,1`, 'Line 2'],
    ['with a day twice', `${HEADER}\n2025-11-20,1,1,1,1,1\n2025-11-20,1,1,1,1,1`, 'Line 3'],
  ])('is refused %s, by its line', (_, csv, line) => {
    expect(() => parseRecording(csv)).toThrow(line);
  });
});
