import { serviceCode } from './errors.ts';

/**
 * Tries a transaction once more when the rules have denied it. A document that somebody else made in between turns a
 * creation, which they would have allowed, into a change, which they deny: the second look sees the document.
 */
export async function retryOnPermissionDenied<Value>(transact: () => Promise<Value>): Promise<Value> {
  try {
    return await transact();
  } catch (thrown) {
    if (serviceCode(thrown) !== 'permission-denied') throw thrown;
    return transact();
  }
}
