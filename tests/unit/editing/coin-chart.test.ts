import { describe, expect, it } from 'vitest';
import { CHART, drawChart, roundScale, tableRows } from '#components/article/chart-drawing.ts';
import { axisPrices, chartText, closingPrice } from '#components/article/text.ts';

const daysOf = (...closes: string[]) =>
  closes.map((close, index) => ({
    date: new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10),
    close,
  }));

describe('the scale of a chart', () => {
  it.each([
    [15_787, 124_752, [0, 50_000, 100_000, 150_000]],
    [0.1848, 0.2663, [0.15, 0.2, 0.25, 0.3]],
    [0.9978, 1.0018, [0.996, 0.998, 1, 1.002]],
    [100, 100, [100, 150]],
  ])('from %d to %d has round numbers around it', (lowest, highest, scale) => {
    expect(roundScale(lowest, highest)).toEqual(scale);
  });

  it('is written with as many decimals as it needs', () => {
    expect(axisPrices([0.15, 0.2])).toEqual(['$0.15', '$0.20']);
    expect(axisPrices([0, 50_000])).toEqual(['$0', '$50,000']);
  });
});

describe('the line of a chart', () => {
  it('runs from edge to edge, higher for a higher price', () => {
    const { line } = drawChart(daysOf('100', '200', '150'));
    const [first, second, third] = line
      .slice(1)
      .split('L')
      .map((point) => point.split(' ').map(Number));
    expect([first?.[0], third?.[0]]).toEqual([CHART.left, CHART.width]);
    expect(second?.[1]).toBeLessThan(third?.[1] ?? NaN);
    expect(third?.[1]).toBeLessThan(first?.[1] ?? NaN);
  });

  it('is dated at its ends and between', () => {
    const { dates } = drawChart(daysOf('1', '2', '3', '4', '5'));
    expect(dates.map(({ date }) => date.slice(-2))).toEqual(['01', '02', '03', '04', '05']);
  });
});

describe('the table of a chart', () => {
  it('has each day of a month, and of more the last day of each month', () => {
    const closes = (count: number) => Array.from({ length: count }, () => '1');
    expect(tableRows(daysOf(...closes(31)))).toHaveLength(31);
    const rows = tableRows(daysOf(...closes(70)));
    expect(rows.map(({ date }) => date)).toEqual(['2025-01-31', '2025-02-28', '2025-03-11']);
  });
});

describe('the words of a chart', () => {
  it('say what the drawing shows', () => {
    const [first, highest, lowest, last] = [
      { date: '2025-01-01', close: '100' },
      { date: '2025-01-02', close: '1200.5' },
      { date: '2025-01-03', close: '0.5' },
      { date: '2025-01-04', close: '80.25' },
    ] as const;
    const history = {
      symbol: 'BTC',
      name: 'Bitcoin',
      first,
      last,
      lowest,
      highest,
      changeBasisPoints: -1975,
    };
    expect(chartText.summary(history)).toBe(
      'From $100.00 on 1 January 2025 to $80.25 on 4 January 2025: −19.8%. ' +
        'Lowest $0.5000 on 3 January 2025, highest $1,200.50 on 2 January 2025.',
    );
  });

  it('have room for the small differences of small prices', () => {
    expect([closingPrice('0.99784'), closingPrice('12.345')]).toEqual(['$0.9978', '$12.35']);
  });
});
