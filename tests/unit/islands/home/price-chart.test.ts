import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listDaysFiles, packedDays, recordedSnapshot } from '#data/market-files.ts';
import { periodText } from '#islands/home/charts/period-text.ts';
import { $priceChart, choosePriceChart, retryPriceChart } from '#islands/home/charts/price/model.ts';
import { daysFile } from '#market/recorded-feed.ts';
import type { Period } from '#market/series/period.ts';
import { openPageWithHistory } from '#tests/unit/support/browser-history.ts';
import { until } from '#tests/unit/support/until.ts';

/** The files of the site that were asked for, and those that cannot be had. */
const asked: string[] = [];
const gone = new Set<string>();

beforeEach(() => {
  openPageWithHistory('/dashboard/');
  asked.length = 0;
  gone.clear();
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (gone.has(path)) return new Response(null, { status: 404 });
    const days = listDaysFiles().find(({ coin, part }) => daysFile(coin.id, part) === path);
    return Response.json(days ? packedDays(days) : recordedSnapshot());
  });
});

it('asks again for the days that averages need, and leaves the chart as it is', async () => {
  gone.add(daysFile('bitcoin', 'older'));
  choosePriceChart({ coin: 'bitcoin', averages: [200] });
  const chart = await until($priceChart, (fed) => 'value' in fed && fed.value.areAveragesMissing);

  gone.clear();
  const states = [chart.state];
  onTestFinished($priceChart.listen(({ state }) => states.push(state)));
  retryPriceChart();
  const mended = await until(
    $priceChart,
    (fed) => 'value' in fed && fed.value.averages[0]?.values[0] != null,
  );
  expect(mended).toMatchObject({ value: { areAveragesMissing: false } });
  expect(new Set(states)).toEqual(new Set(['ready']));
});

it('asks again for what is shown, and for no more where no average is wanted', async () => {
  const shown = daysFile('ethereum', 'recent');
  gone.add(shown);
  choosePriceChart({ coin: 'ethereum', averages: [] });
  await until($priceChart, ({ state }) => state === 'failed');

  gone.clear();
  asked.length = 0;
  retryPriceChart();
  await until($priceChart, ({ state }) => state === 'ready');
  expect(asked).toEqual([shown]);
});

describe('what a price did over a period', () => {
  const period = (change: number) => ({
    first: { day: '2026-01-01', close: 1 },
    last: { day: '2026-02-01', close: 1 + change },
    change,
  });

  it.each([
    [0.12, 'Tether rose 12% over'],
    [-0.12, 'Tether fell 12% over'],
    [0.0002, 'Tether ended where it began over'],
    [-0.0002, 'Tether ended where it began over'],
  ])('a change of %d reads “%s”', (change, sentence) => {
    expect(periodText('Tether', '1y', period(change) as Period)).toContain(sentence);
  });
});
