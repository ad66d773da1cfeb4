import { EMAIL_ACTION_WORDS } from '../../i18n/email-action.ts';
import { ROUTES } from '../../domain/routes.ts';
import type { Failure } from '../../stores/failure.ts';
import { FailureText } from '../ui/FailureText.tsx';
import { LinkLine } from '../ui/LinkLine.tsx';

interface Props {
  readonly mode: 'verifyEmail' | 'resetPassword';
  readonly failure: Failure;
}

/** A link that only another one can replace, and where to get that. */
export function SpentLink({ mode, failure }: Props) {
  return (
    <div className="notice notice--danger" role="alert">
      <FailureText failure={failure} />
      {mode === 'resetPassword' ? (
        <LinkLine href={ROUTES.forgotPassword.path}>{EMAIL_ACTION_WORDS.askForReset}</LinkLine>
      ) : (
        <LinkLine lead={EMAIL_ACTION_WORDS.askForVerification} href={toProfile}>
          {EMAIL_ACTION_WORDS.toProfile}
        </LinkLine>
      )}
    </div>
  );
}

/** By the log-in page, which lets a signed-in person through. */
const toProfile = `${ROUTES.logIn.path}?next=${encodeURIComponent(ROUTES.profile.path)}`;
