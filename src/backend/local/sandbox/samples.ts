import type { Context } from '#backend/local/context.ts';
import type { Sandbox } from '#backend/port/backend.ts';

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

/** The prefix of the uids of the sample community. No other uid has it. */
const SAMPLE_UID = 'sample-member-';

export const sampleUid = (name: string): string => SAMPLE_UID + name;

/** The uid of a sample partner, who belongs to no sample community. */
export const samplePartnerUid = (name: string): string => `sample-partner-${name}`;

/**
 * The key range of the sample community. It is a function, because some environments that load this file have
 * no IndexedDB.
 */
export const allSamples = (): IDBKeyRange => IDBKeyRange.bound(SAMPLE_UID, `${SAMPLE_UID}\uffff`);
