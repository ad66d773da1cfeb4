import 'fake-indexeddb/auto';
import { expect, it, onTestFinished } from 'vitest';
import { backend } from '#backend/index.ts';
import { BackendError, type OnError } from '#backend/port/backend.ts';
import { both, remote } from '#stores/remote-data.ts';
import { eventually } from '#tests/support/eventually.ts';

/** A source with scripted answers that counts its listeners. */
function source<Value>() {
  const asked = { times: 0, watchers: 0 };
  let heard: { readonly onValue: (value: Value) => void; readonly onError: OnError } | null = null;
  const $store = remote<Value>((_, onValue, onError) => {
    asked.times += 1;
    asked.watchers += 1;
    heard = { onValue, onError };
    return () => {
      asked.watchers -= 1;
    };
  });
  return {
    $store,
    asked,
    tell: (value: Value) => heard?.onValue(value),
    fail: () => heard?.onError(new BackendError('network-down')),
    isAsked: (times: number) => eventually(() => expect(asked).toEqual({ times, watchers: 1 })),
  };
}

it('asks again for its listeners, in place of the first question', async () => {
  const { $store, isAsked } = source<string>();
  onTestFinished($store.listen(() => undefined));
  await isAsked(1);
  $store.retry();
  await isAsked(2);
});

it('asks nothing without a listener', async () => {
  const { $store, asked } = source<string>();
  $store.retry();
  await backend();
  expect(asked).toEqual({ times: 0, watchers: 0 });
});

it('tells of two things once both are known, and asks again only for what failed', async () => {
  const [amount, coin] = [source<number>(), source<string>()];
  const $both = both(amount.$store, coin.$store, (many, name) => `${many} ${name}`);
  onTestFinished($both.listen(() => undefined));
  await amount.isAsked(1);
  await coin.isAsked(1);

  amount.tell(2);
  expect($both.get()).toEqual({ state: 'loading' });
  coin.fail();
  expect($both.get()).toMatchObject({ state: 'failed', failure: { code: 'network-down' } });

  $both.retry();
  await coin.isAsked(2);
  await amount.isAsked(1);
  coin.tell('bitcoins');
  expect($both.get()).toEqual({ state: 'ready', value: '2 bitcoins' });
});
