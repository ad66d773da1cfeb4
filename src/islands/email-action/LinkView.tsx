import { useStore } from '@nanostores/react';
import { EMAIL_ACTION_WORDS } from '../../i18n/email-action.ts';
import { type EmailLinkReader, isLinkSpent, type MailLanguage } from '../../stores/email-action.ts';
import { Failed } from '../ui/Failed.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmailChange } from './EmailChange.tsx';
import { EmailRecovery } from './EmailRecovery.tsx';
import { PasswordReset } from './PasswordReset.tsx';
import { SpentLink } from './SpentLink.tsx';
import { Verification } from './Verification.tsx';

interface Props {
  readonly link: EmailLinkReader;
  readonly mailLanguage: MailLanguage;
  readonly hasOutbox: boolean;
}

/** What the link would do, or why it does nothing. */
export function LinkView({ link, ...mails }: Props) {
  const known = useStore(link.$link);
  switch (known.state) {
    case 'reading':
      return <Skeleton />;
    case 'foreign':
      return (
        <div className="notice">
          <p>{EMAIL_ACTION_WORDS.foreign}</p>
        </div>
      );
    case 'failed':
      return isLinkSpent(known.failure) ? (
        <SpentLink mode={known.mode} failure={known.failure} />
      ) : (
        <Failed failure={known.failure} onRetry={() => void link.read()} />
      );
    case 'usable': {
      const { mode, email } = known.action;
      const { code } = link;
      switch (mode) {
        case 'verifyEmail':
          return <Verification code={code} email={email} />;
        case 'resetPassword':
          return <PasswordReset code={code} email={email} />;
        case 'verifyAndChangeEmail':
          return <EmailChange code={code} email={email} />;
        case 'recoverEmail':
          return <EmailRecovery code={code} email={email} {...mails} />;
      }
    }
  }
}
