import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import { feedList } from '#islands/home/charts/feed-list.ts';
import type { FeedData } from '#market/feed.ts';
import { feed } from '#stores/market.ts';

/** A feed with scripted answers that counts its questions. */
function toldFeed() {
  let emit: (state: FeedData<string>) => void = () => undefined;
  let asked = 0;
  const $store = feed<string>((told) => {
    asked += 1;
    emit = told;
    return () => undefined;
  });
  return { $store, tell: (value: string) => emit({ state: 'ready', value }), asked: () => asked };
}

it('tells what each feed tells, and follows the list without letting go of who stays', () => {
  const [bitcoin, dogecoin] = [toldFeed(), toldFeed()];
  const $sources = atom([{ of: 'bitcoin', $store: bitcoin.$store }]);
  const $list = feedList($sources);
  const heard: string[] = [];
  const stop = $list.subscribe((entries) => {
    heard.push(
      entries.map(({ of, data }) => `${of} ${'value' in data ? data.value : data.state}`).join(', '),
    );
  });

  bitcoin.tell('1');
  $sources.set([
    { of: 'dogecoin', $store: dogecoin.$store },
    { of: 'bitcoin', $store: bitcoin.$store },
  ]);
  dogecoin.tell('2');
  $sources.set([]);
  bitcoin.tell('3');
  stop();

  expect(heard).toEqual([
    'bitcoin loading',
    'bitcoin 1',
    'dogecoin loading, bitcoin 1',
    'dogecoin 2, bitcoin 1',
    '',
  ]);
  expect([bitcoin.asked(), dogecoin.asked()]).toEqual([1, 1]);
});
