import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import type { FeedData } from '#market/feed.ts';
import { feedList } from '#stores/feed-list.ts';
import { feed } from '#stores/feed.ts';

/** A feed that fails, and knows who asks it. */
function failingFeed() {
  const asked = { times: 0, watchers: 0 };
  const $store = feed<string>((emit: (state: FeedData<string>) => void) => {
    asked.times += 1;
    asked.watchers += 1;
    emit({ state: 'failed', error: 'unreachable' });
    return () => {
      asked.watchers -= 1;
    };
  });
  return { $store, asked };
}

it('asks again for its listeners, in place of the first question', () => {
  const { $store, asked } = failingFeed();
  const states: string[] = [];
  const unsubscribe = $store.subscribe(({ state }) => states.push(state));
  $store.retry();
  unsubscribe();
  expect(states).toEqual(['failed', 'loading', 'failed']);
  expect(asked).toEqual({ times: 2, watchers: 1 });
});

it('asks nothing without a listener', () => {
  const { $store, asked } = failingFeed();
  $store.retry();
  expect(asked).toEqual({ times: 0, watchers: 0 });
});

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
