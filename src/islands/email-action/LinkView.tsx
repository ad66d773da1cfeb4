import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { isSignedIn } from '#domain/accounts/session.ts';
import { ROUTES } from '#domain/routes.ts';
import { $account } from '#stores/account.ts';
import { $session } from '#stores/session.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Failed } from '#ui/feedback/Failed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { UplineConfirmation } from '#ui/forms/UplineConfirmation.tsx';
import { ConfirmAction } from './ConfirmAction.tsx';
import { PasswordReset } from './PasswordReset.tsx';
import { ResetOffer } from './ResetOffer.tsx';
import { UsedLink } from './UsedLink.tsx';
import {
  createEmailChangeConfirmation,
  createEmailRecovery,
  createVerification,
  type EmailLinkReader,
  needsNewLink,
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
          <LinkLine href={ROUTES.logIn.path}>{emailActionText.logIn}</LinkLine>
        </div>
      );
    case 'failed':
      return needsNewLink(known.failure) ? (
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
  const { state } = useStore(verification.$progress);
  return (
    <div className="stack">
      <ConfirmAction action={verification} mode="verifyEmail" email={email} text={emailActionText.verify}>
        <a className="button" href={ROUTES.home.path}>
          {emailActionText.goOn}
        </a>
      </ConfirmAction>
      {state === 'done' && <UplineOf email={email} />}
    </div>
  );
}

/** Asks the owner of the address, if that is who is signed in. Otherwise the profile asks after the log-in. */
function UplineOf({ email }: { readonly email: string }) {
  const session = useStore($session);
  if (!isSignedIn(session)) return null;
  return (
    <RemoteView store={$account}>
      {(account) => account.email === email && <UplineConfirmation account={account} />}
    </RemoteView>
  );
}
