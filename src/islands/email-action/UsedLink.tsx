import { ROUTES } from '#domain/routes.ts';
import type { Failure } from '#stores/failure.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { FailureText } from '#ui/feedback/FailureText.tsx';
import type { ActionMode } from './model.ts';
import { emailActionText } from './text.ts';

interface Props {
  readonly mode: ActionMode;
  readonly failure: Failure;
}

/** The log-in page passes signed-in people on to the profile. */
const PROFILE = `${ROUTES.logIn.path}?next=${encodeURIComponent(ROUTES.profile.path)}`;

/** Where to get a new link. */
const NEXT_STEP = {
  verifyEmail: {
    lead: emailActionText.askForVerification,
    href: PROFILE,
    link: emailActionText.toProfile,
  },
  verifyAndChangeEmail: {
    lead: emailActionText.askForChange,
    href: PROFILE,
    link: emailActionText.toProfile,
  },
  recoverEmail: {
    lead: emailActionText.askForRecovery,
    href: ROUTES.forgotPassword.path,
    link: emailActionText.resetTitle,
  },
  resetPassword: { lead: '', href: ROUTES.forgotPassword.path, link: emailActionText.askForReset },
} as const satisfies Record<ActionMode, object>;

/** A link that no longer works, and what to do instead. */
export function UsedLink({ mode, failure }: Props) {
  const { lead, href, link } = NEXT_STEP[mode];
  return (
    <div className="notice notice--danger" role="alert">
      <FailureText failure={failure} />
      <LinkLine lead={lead} href={href}>
        {link}
      </LinkLine>
    </div>
  );
}
