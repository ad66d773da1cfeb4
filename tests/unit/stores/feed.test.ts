import { expect, it } from 'vitest';
import type { FeedData } from '#market/feed.ts';
import { feed } from '#stores/market.ts';

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
