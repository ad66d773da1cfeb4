/** The prefix of every sample member's uid, and of no other's. */
const SAMPLE_UID = 'sample-member-';

export const sampleUid = (name: string): string => SAMPLE_UID + name;

/** The key range of all sample members. A function, because some environments that load this have no IndexedDB. */
export const allSamples = (): IDBKeyRange => IDBKeyRange.bound(SAMPLE_UID, `${SAMPLE_UID}\uffff`);
