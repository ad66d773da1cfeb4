import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ROUTES } from '#domain/routes.ts';
import { Failed } from '#ui/feedback/Failed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ConfirmAction } from './ConfirmAction.tsx';
import { PasswordReset } from './PasswordReset.tsx';
import { ResetOffer } from './ResetOffer.tsx';
import { UsedLink } from './UsedLink.tsx';
import {
  createEmailChangeConfirmation,
  createEmailRecovery,
  createVerification,
  type EmailLinkReader,
  isLinkSpent,
  type MailLanguage,
} from './model.ts';
import { emailActionText } from './text.ts';

interface Props {
  readonly link: EmailLinkReader;
  readonly mailLanguage: MailLanguage;
  readonly hasOutbox: boolean;
}

/** Describes what the link does, or why it does nothing. */
export function LinkView({ link, ...mails }: Props) {
  const known = useStore(link.$link);
  switch (known.state) {
    case 'reading':
      return <Skeleton />;
    case 'foreign':
      return (
        <div className="notice">
          <p>{emailActionText.foreign}</p>
        </div>
      );
    case 'failed':
      return isLinkSpent(known.failure) ? (
        <UsedLink mode={known.mode} failure={known.failure} />
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
    <ConfirmAction
      action={confirmation}
      mode="verifyAndChangeEmail"
      email={email}
      text={emailActionText.change}
    >
      <a className="button" href={ROUTES.logIn.path}>
        {emailActionText.logIn}
      </a>
    </ConfirmAction>
  );
}

interface EmailRecoveryProps {
  readonly code: string;
  /** The address that the account had before. */
  readonly email: string;
  readonly mailLanguage: MailLanguage;
  readonly hasOutbox: boolean;
}

/** Undoes a change of e-mail address. The person who made it may know the password, so we offer a new one next. */
export function EmailRecovery({ code, email, mailLanguage, hasOutbox }: EmailRecoveryProps) {
  const [recovery] = useState(() => createEmailRecovery(code));
  return (
    <ConfirmAction action={recovery} mode="recoverEmail" email={email} text={emailActionText.recover}>
      <ResetOffer email={email} mailLanguage={mailLanguage} hasOutbox={hasOutbox} />
    </ConfirmAction>
  );
}

interface VerificationProps {
  readonly code: string;
  readonly email: string;
}

export function Verification({ code, email }: VerificationProps) {
  const [verification] = useState(() => createVerification(code));
  return (
    <ConfirmAction action={verification} mode="verifyEmail" email={email} text={emailActionText.verify}>
      <a className="button" href={ROUTES.home.path}>
        {emailActionText.goOn}
      </a>
    </ConfirmAction>
  );
}
