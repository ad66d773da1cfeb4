import { ROUTES } from '#domain/routes.ts';
import type { Failure } from '#stores/failure.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { FailureText } from '#ui/feedback/FailureText.tsx';
import type { ActionMode } from './model.ts';
import { EMAIL_ACTION_WORDS } from './text.ts';

interface Props {
  readonly mode: ActionMode;
  readonly failure: Failure;
}

/** By the log-in page, which lets a signed-in person through. */
const PROFILE = `${ROUTES.logIn.path}?next=${encodeURIComponent(ROUTES.profile.path)}`;

/** Where another link is to be had. */
const WAY_ON = {
  verifyEmail: {
    lead: EMAIL_ACTION_WORDS.askForVerification,
    href: PROFILE,
    link: EMAIL_ACTION_WORDS.toProfile,
  },
  verifyAndChangeEmail: {
    lead: EMAIL_ACTION_WORDS.askForChange,
    href: PROFILE,
    link: EMAIL_ACTION_WORDS.toProfile,
  },
  recoverEmail: {
    lead: EMAIL_ACTION_WORDS.askForRecovery,
    href: ROUTES.forgotPassword.path,
    link: EMAIL_ACTION_WORDS.resetTitle,
  },
  resetPassword: { lead: '', href: ROUTES.forgotPassword.path, link: EMAIL_ACTION_WORDS.askForReset },
} as const satisfies Record<ActionMode, object>;

/** A link that does nothing any more, and what to do instead. */
export function SpentLink({ mode, failure }: Props) {
  const { lead, href, link } = WAY_ON[mode];
  return (
    <div className="notice notice--danger" role="alert">
      <FailureText failure={failure} />
      <LinkLine lead={lead} href={href}>
        {link}
      </LinkLine>
    </div>
  );
}
