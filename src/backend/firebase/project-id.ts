/** A Google Cloud project id, by Google's grammar. */
export const isProjectId = (text: string): boolean => /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(text);

/** The database that every project has at first. */
export const DEFAULT_DATABASE = '(default)';

/** A Firestore database id, by Google's grammar. */
export const isDatabaseId = (text: string): boolean =>
  text === DEFAULT_DATABASE || /^[a-z][a-z0-9-]{2,61}[a-z0-9]$/.test(text);

/** Google reserves project ids of this form for emulators. */
export const isEmulatorsProject = (id: string): boolean => id.startsWith('demo-');
