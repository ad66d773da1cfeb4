import { serviceCode } from './errors.ts';

/**
 * Retries a denied transaction once. If another client creates the document in between, the rules see a change, which
 * they deny, instead of a creation, which they allow; the second attempt reads the new document.
 */
export async function retryOnPermissionDenied<Value>(transact: () => Promise<Value>): Promise<Value> {
  try {
    return await transact();
  } catch (thrown) {
    if (serviceCode(thrown) !== 'permission-denied') throw thrown;
    return transact();
  }
}
