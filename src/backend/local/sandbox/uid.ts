/** Every sample member's uid begins so, and nobody else's does. */
const SAMPLE_UID = 'sample-member-';

export const sampleUid = (name: string): string => SAMPLE_UID + name;

/** All uids of sample members, and no other. Made when asked for: not every place that loads this can store anything. */
export const allSamples = (): IDBKeyRange => IDBKeyRange.bound(SAMPLE_UID, `${SAMPLE_UID}\uffff`);
