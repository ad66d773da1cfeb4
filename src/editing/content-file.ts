import type { CheckedEntry } from './check-entry.ts';
import type { CollectionName } from './collections.ts';

/** An entry with the file that it is in. */
export interface ContentFile extends CheckedEntry {
  readonly collection: CollectionName;
  readonly id: string;
  /** Path from the root of the project. */
  readonly file: string;
  readonly isDraft: boolean;
  /** Not a translation of another file. */
  readonly isOriginal: boolean;
}
