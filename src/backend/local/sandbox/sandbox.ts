import { type Account, PROGRAMME_USERNAME } from '../../../domain/account.ts';
import type { Instant } from '../../../domain/time.ts';
import { fetched, type Sandbox } from '../../port.ts';
import type { Context } from '../context.ts';
import type { StoreName, Transaction } from '../database.ts';
import { allSamples } from './uid.ts';
import { randomToken } from '../tokens.ts';

/** Of this one account: every other's, but those of sample members, is random. */
const OPERATOR = 'sample-operator';

export function localSandbox(context: Context): Sandbox {
  const { store, member, crypto, now } = context;

  return {
    async enterAsOperator() {
      const scope = { writes: ['accounts', 'usernames', 'operators', 'session'] } as const;
      const session = await store.write(scope, async (transaction) => {
        await makeOperator(transaction, now());
        const sessions = transaction.objectStore('session');
        // Of another tab, which goes on with it.
        const present = await sessions.get('operator');
        if (present) return present;
        const fresh = { uid: OPERATOR, token: randomToken(crypto), authenticatedAt: now() };
        await sessions.put(fresh, 'operator');
        return fresh;
      });
      member.sit('operator', session);
    },

    async loadSampleCommunity(offers, onProgress) {
      const { loadCommunity } = await fetched(import('./community.ts'));
      await loadCommunity(context, offers, onProgress);
    },

    watchSamples(onCount, onError) {
      return store.watch(
        ['accounts'],
        (transaction) => transaction.objectStore('accounts').count(allSamples()),
        onCount,
        onError,
      );
    },
  };
}

/** The only place where anybody becomes an operator. */
async function makeOperator<Name extends StoreName>(
  transaction: Transaction<Name | 'accounts' | 'usernames' | 'operators', 'readwrite'>,
  now: Instant,
): Promise<void> {
  const accounts = transaction.objectStore('accounts');
  if ((await accounts.getKey(OPERATOR)) !== undefined) return;
  const usernames = transaction.objectStore('usernames');
  let username = 'sample_operator';
  for (let nth = 2; ; nth += 1) {
    const owner = (await usernames.get(username))?.uid ?? OPERATOR;
    if (owner === OPERATOR) break;
    username = `sample_operator_${nth}`;
  }
  await usernames.put({ username, uid: OPERATOR });
  await accounts.add(sampleOperator(username, now));
  await transaction.objectStore('operators').put({ uid: OPERATOR });
}

/** Has no password, and needs none: whoever uses this browser may be its operator. */
const sampleOperator = (username: string, createdAt: Instant): Account => ({
  uid: OPERATOR,
  email: null,
  username,
  firstName: 'Sample',
  lastName: 'Operator',
  phoneNumber: null,
  country: null,
  verified: false,
  guest: false,
  upline: PROGRAMME_USERNAME,
  createdAt,
  sample: true,
});
