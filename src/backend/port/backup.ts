import type { Instant } from '#domain/time.ts';

/** A browser's own community as one file. */
export interface Backup {
  /**
   * Everything but what opens accounts: passwords, second factors, sessions, mails and their codes stay here. A file is copied
   * and sent more easily than a browser.
   */
  save(): Promise<Blob>;

  /**
   * Reads a file and verifies it: its checksum, each value in it, that its postings add up, and that balances, requests, levels and
   * the public log follow from them. Changes nothing.
   * @throws `wrong-file`: no such file, damaged, made by a newer release, a value that is never stored, or it does not add up
   */
  check(file: Blob): Promise<CheckedBackup>;

  /** Whether the browser has promised to keep the data when its disk is full. */
  isKept(): Promise<boolean>;
}

/** A file that can take the place of what is here. */
export interface CheckedBackup {
  readonly savedAt: Instant;
  readonly members: number;
  readonly postings: number;
  /**
   * Puts it in the place of everything that is here, or, on an error, leaves all as it was. Every session ends, and every open
   * page has to load again.
   */
  replace(): Promise<void>;
}
