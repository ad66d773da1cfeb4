import {
  type Auth,
  getMultiFactorResolver,
  multiFactor,
  type MultiFactorError,
  type MultiFactorInfo,
  onIdTokenChanged,
  reload,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import {
  BackendError,
  type OnError,
  type SecondFactor,
  type SecondFactorEnrolment,
  type SecondFactorChallenge,
  SecondFactorNeeded,
  type Unsubscribe,
} from '#backend/port/backend.ts';
import { totpUri } from '#domain/accounts/second-factor/totp.ts';
import { SITE_NAME } from '#i18n/site-name.ts';
import { assertRecent, type Context } from './context.ts';
import { toBackendError, withBackendErrors } from './errors.ts';
import { noteChange } from './notices.ts';

const totpOf = (factors: readonly MultiFactorInfo[]): MultiFactorInfo | undefined =>
  factors.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);

const enrolledIn = (user: User): MultiFactorInfo | undefined => totpOf(multiFactor(user).enrolledFactors);

/**
 * The service has no recovery codes. The library learns of a factor added in another tab only when it asks
 * the service about the user again, and of a removed one only on the next page load.
 */
export function watchFactor(
  { auth }: Context,
  onFactor: (factor: SecondFactor | null) => void,
  onError: OnError,
): Unsubscribe {
  let seen = '';

  async function tell(user: User): Promise<void> {
    const token = await user.getIdToken();
    if (token !== seen) {
      seen = token;
      // `reload` makes the library call `tell` again, with a token that we have seen.
      return reload(user);
    }
    const factor = enrolledIn(user);
    onFactor(factor ? { addedAt: Date.parse(factor.enrollmentTime), recoveryCodesLeft: null } : null);
  }

  return onIdTokenChanged(auth, (user) => {
    if (user) tell(user).catch((thrown: unknown) => onError(toBackendError(thrown)));
  });
}

export async function enrol(context: Context): Promise<SecondFactorEnrolment> {
  const { member } = context;
  const user = await member.present();
  await assertRecent(user);
  if (enrolledIn(user)) throw new BackendError('second-factor-exists');
  if (!user.emailVerified) throw new BackendError('email-unverified');
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  return withBackendErrors<SecondFactorEnrolment>({
    secret: secret.secretKey,
    // Do not use the library's URI: it escapes nothing.
    uri: totpUri(SITE_NAME, user.email ?? user.uid, secret.secretKey),

    async confirm(code) {
      if ((await member.present()).uid !== user.uid) throw new BackendError('session-expired');
      await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code));
      // Refresh the token, from which the rules read how the person signed in.
      await user.getIdToken(true);
      await noteChange(context, user.uid, 'second-factor-added');
      return [];
    },
  });
}

export async function remove(context: Context): Promise<void> {
  const user = await context.member.present();
  await assertRecent(user);
  const factor = enrolledIn(user);
  if (!factor) return;
  await multiFactor(user).unenroll(factor);
  await noteChange(context, user.uid, 'second-factor-removed');
}

/**
 * `SecondFactorNeeded`, which answers the service after the first factor; `unknown` for a second factor that is
 * not TOTP: its account cannot sign in here.
 */
export function needOf(auth: Auth, required: MultiFactorError): BackendError {
  const resolver = getMultiFactorResolver(auth, required);
  const factor = totpOf(resolver.hints);
  if (factor === undefined) return new BackendError('unknown', required);
  return new SecondFactorNeeded(
    withBackendErrors<SecondFactorChallenge>({
      takesRecoveryCodes: false,
      async answer({ kind, code }) {
        if (kind === 'recovery') throw new BackendError('code-refused');
        await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factor.uid, code));
      },
    }),
    required,
  );
}
