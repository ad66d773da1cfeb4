import { loadSiteChunk } from './load-chunk.ts';

/** The most common passwords, which a form compares with when it is submitted. @throws Failure `load-failed` */
export async function commonPasswords(): Promise<ReadonlySet<string>> {
  return (await loadSiteChunk(() => import('#domain/accounts/common-passwords.ts'))).COMMON_PASSWORDS;
}
