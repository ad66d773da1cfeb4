import type { Instant } from '#domain/time.ts';

/** A browser's own community as one file. */
export interface Backup {
  /**
   * Saves the community without what opens accounts: passwords, second factors, sessions, mails and their codes
   * stay here, because people copy and send a file more easily than a browser.
   */
  save(): Promise<Blob>;

  /** How much is stored here, of which a file would hold all. */
  count(): Promise<CommunitySize>;

  /**
   * Reads a file and verifies its checksum, each value in it, that its postings add up, and that balances,
   * requests, levels and the public log follow from them. Changes nothing.
   * @throws `wrong-file`: it is another kind of file, it is damaged, a newer release made it, it contains a
   * value that the site never stores, or it does not add up; `storage-full`
   */
  check(file: Blob): Promise<CheckedBackup>;

  /** Whether the browser has promised never to delete the data to free space. */
  isKept(): Promise<boolean>;
}

export interface CommunitySize {
  readonly members: number;
  readonly postings: number;
}

/** A verified file that can replace the stored community. */
export interface CheckedBackup extends CommunitySize {
  readonly savedAt: Instant;
  /**
   * Replaces everything that is stored here, or nothing if it fails. Every session ends, and every open page
   * has to load again.
   */
  replace(): Promise<void>;
}
