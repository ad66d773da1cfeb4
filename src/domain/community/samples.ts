/** No other uid begins so. */
const SAMPLE_UID = 'sample-member-';

/** Samples are named by their number in the order of joining. */
export const sampleUid = (number: number): string => SAMPLE_UID + numbered(number);

export const sampleUsername = (number: number): string => `sample_${numbered(number)}`;

/** Whether a username is a sample's: members may not choose such a one. */
export const isOfSample = (username: string): boolean => username.startsWith('sample_');

export const isSampleUid = (uid: string): boolean => uid.startsWith(SAMPLE_UID);

export const usernameOfSample = (uid: string): string => `sample_${uid.slice(SAMPLE_UID.length)}`;

const numbered = (number: number): string => String(number).padStart(3, '0');
