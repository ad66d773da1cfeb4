import { useStore } from '@nanostores/react';
import { EMAIL_ACTION_WORDS } from '../../i18n/email-action.ts';
import { type EmailLinkReader, isLinkSpent } from '../../stores/email-action.ts';
import { Failed } from '../ui/Failed.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PasswordReset } from './PasswordReset.tsx';
import { SpentLink } from './SpentLink.tsx';
import { Verification } from './Verification.tsx';

/** What the link would do, or why it does nothing. */
export function LinkView({ link }: { readonly link: EmailLinkReader }) {
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
    case 'usable':
      return known.action.mode === 'verifyEmail' ? (
        <Verification code={link.code} email={known.action.email} />
      ) : (
        <PasswordReset code={link.code} email={known.action.email} />
      );
  }
}
