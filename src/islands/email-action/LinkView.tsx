import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ROUTES } from '#domain/routes.ts';
import { Failed } from '#ui/feedback/Failed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { OnePress } from './ConfirmAction.tsx';
import { PasswordReset } from './PasswordReset.tsx';
import { ResetOffer } from './ResetOffer.tsx';
import { SpentLink } from './UsedLink.tsx';
import {
  createEmailChangeConfirmation,
  createEmailRecovery,
  createVerification,
  type EmailLinkReader,
  isLinkSpent,
  type MailLanguage,
} from './model.ts';
import { EMAIL_ACTION_WORDS } from './text.ts';

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

interface EmailChangeProps {
  readonly code: string;
  /** The new address. */
  readonly email: string;
}

export function EmailChange({ code, email }: EmailChangeProps) {
  const [confirmation] = useState(() => createEmailChangeConfirmation(code));
  return (
    <OnePress
      action={confirmation}
      mode="verifyAndChangeEmail"
      email={email}
      words={EMAIL_ACTION_WORDS.change}
    >
      <a className="button" href={ROUTES.logIn.path}>
        {EMAIL_ACTION_WORDS.logIn}
      </a>
    </OnePress>
  );
}

interface EmailRecoveryProps {
  readonly code: string;
  /** The address that the account had before. */
  readonly email: string;
  readonly mailLanguage: MailLanguage;
  readonly hasOutbox: boolean;
}

/** Undoes a change of address. Whoever made it may have the password, so a new one is offered next. */
export function EmailRecovery({ code, email, mailLanguage, hasOutbox }: EmailRecoveryProps) {
  const [recovery] = useState(() => createEmailRecovery(code));
  return (
    <OnePress action={recovery} mode="recoverEmail" email={email} words={EMAIL_ACTION_WORDS.recover}>
      <ResetOffer email={email} mailLanguage={mailLanguage} hasOutbox={hasOutbox} />
    </OnePress>
  );
}

interface VerificationProps {
  readonly code: string;
  readonly email: string;
}

export function Verification({ code, email }: VerificationProps) {
  const [verification] = useState(() => createVerification(code));
  return (
    <OnePress action={verification} mode="verifyEmail" email={email} words={EMAIL_ACTION_WORDS.verify}>
      <a className="button" href={ROUTES.home.path}>
        {EMAIL_ACTION_WORDS.goOn}
      </a>
    </OnePress>
  );
}
