import { expect, it } from 'vitest';
import type { Fed } from '../../../src/market/feed.ts';
import { fed } from '../../../src/stores/fed.ts';

/** A feed that fails, and knows who asks it. */
function failingFeed() {
  const asked = { times: 0, watchers: 0 };
  const $store = fed<string>((emit: (state: Fed<string>) => void) => {
    asked.times += 1;
    asked.watchers += 1;
    emit({ state: 'failed', problem: 'unreachable' });
    return () => {
      asked.watchers -= 1;
    };
  });
  return { $store, asked };
}

it('asks again for whoever watches, in place of the first question', () => {
  const { $store, asked } = failingFeed();
  const states: string[] = [];
  const unsubscribe = $store.subscribe(({ state }) => states.push(state));
  $store.retry();
  unsubscribe();
  expect(states).toEqual(['failed', 'loading', 'failed']);
  expect(asked).toEqual({ times: 2, watchers: 1 });
});

it('asks for nobody', () => {
  const { $store, asked } = failingFeed();
  $store.retry();
  expect(asked).toEqual({ times: 0, watchers: 0 });
});
