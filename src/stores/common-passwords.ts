import { fetchAhead } from '#backend/port/on-demand.ts';
import { loadSiteChunk } from './load-chunk.ts';

const load = () => loadSiteChunk(() => import('#domain/accounts/common-passwords.ts'));
fetchAhead(load);

/** The most common passwords, which a form compares with when it is submitted. @throws Failure `load-failed` */
export const commonPasswords = async (): Promise<ReadonlySet<string>> => (await load()).COMMON_PASSWORDS;
