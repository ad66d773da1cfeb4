import type { Auth, MultiFactorError } from 'firebase/auth';
import { loadChunk, type SecondFactors } from '#backend/port/backend.ts';
import type { Context } from './context.ts';
import { serviceCode } from './errors.ts';
import { watchWith } from './keep-watching.ts';

/** Few accounts have a second factor, so `totp.ts` loads on demand. */
const loadTotp = () => loadChunk(import('./totp.ts'));

export function firebaseSecondFactors(context: Context): SecondFactors {
  return {
    watchSecondFactor: (onFactor, onError) =>
      watchWith<Awaited<ReturnType<typeof loadTotp>>, Parameters<typeof onFactor>[0]>(
        loadTotp,
        (totp, ...listeners) => totp.watchFactor(context, ...listeners),
      )(onFactor, onError),

    enrolSecondFactor: async () => (await loadTotp()).enrol(context),

    removeSecondFactor: async () => (await loadTotp()).remove(context),
  };
}

/** Signs in, or proves the owner's identity. @throws as `needOf` if the service asks for a second factor */
export async function withSecondFactor<SignedIn>(
  auth: Auth,
  signIn: () => Promise<SignedIn>,
): Promise<SignedIn> {
  try {
    return await signIn();
  } catch (thrown) {
    if (serviceCode(thrown) !== 'auth/multi-factor-auth-required') throw thrown;
    throw (await loadTotp()).needOf(auth, thrown as MultiFactorError);
  }
}
