import type { Context } from '#backend/local/context.ts';
import type { Sandbox } from '#backend/port/backend.ts';
import { allSamples } from './uid.ts';

export function localSamples({ store }: Context): Pick<Sandbox, 'watchSamples'> {
  return {
    watchSamples(onCount, onError) {
      return store.watch(
        ['accounts'],
        (transaction) => transaction.objectStore('accounts').count(allSamples()),
        onCount,
        onError,
      );
    },
  };
}
