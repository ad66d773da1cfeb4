import { address } from '#i18n/language.ts';
import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { isSignedIn } from '#domain/accounts/session.ts';
import { ROUTES } from '#domain/routes.ts';
import { embeddedMailText } from '#i18n/ui.ts';
import { $account } from '#stores/account.ts';
import type { Action } from '#stores/action.ts';
import { $session } from '#stores/session.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { Failed } from '#ui/feedback/Failed.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { OutboxHint } from '#ui/feedback/Hints.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { SuccessNotice } from '#ui/feedback/SuccessNotice.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { PasswordField, PasswordOwner } from '#ui/forms/PasswordField.tsx';
import { UplineConfirmation } from '#ui/forms/UplineConfirmation.tsx';
import { WayBack } from '#ui/guard/WayBack.tsx';
import { UsedLink } from './UsedLink.tsx';
import {
  type ActionMode,
  createEmailChangeConfirmation,
  createEmailRecovery,
  createPasswordReset,
  createResetMail,
  createVerification,
  type EmailLinkReader,
  type MailLanguage,
  needsNewLink,
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
      return <Foreign hasOutbox={mails.hasOutbox} />;
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

/** The whole link is in the member's own mail, or in an outbox. */
function Foreign({ hasOutbox }: { readonly hasOutbox: boolean }) {
  return (
    <>
      <p>{hasOutbox ? emailActionText.foreignInOutbox : emailActionText.foreign}</p>
      <p className="muted">{emailActionText.origin}</p>
      <p className="cluster">
        <a className="button" href={address(ROUTES[hasOutbox ? 'outbox' : 'logIn'].path)}>
          {hasOutbox ? embeddedMailText.link : emailActionText.logIn}
        </a>
        {hasOutbox && (
          <a className="button button--quiet" href={address(ROUTES.forgotPassword.path)}>
            {emailActionText.askForReset}
          </a>
        )}
      </p>
      {hasOutbox && <WayBack />}
    </>
  );
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
      <a className="button" href={address(ROUTES.logIn.path)}>
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
        <a className="button" href={address(ROUTES.home.path)}>
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

interface PasswordResetProps {
  readonly code: string;
  readonly email: string;
}

function PasswordReset({ code, email }: PasswordResetProps) {
  const [form] = useState(() => createPasswordReset(code, email));
  const { failure } = useStore(form.$state);
  if (failure && needsNewLink(failure)) return <UsedLink mode="resetPassword" failure={failure} />;

  const common = { form, text: emailActionText.reset, autoComplete: 'new-password' } as const;
  return (
    <section className="stack">
      <h2>{emailActionText.resetTitle}</h2>
      <p>{emailActionText.resetText(email)}</p>
      <FormFrame form={form} text={emailActionText.reset}>
        <PasswordOwner email={email} />
        <PasswordField {...common} name="password" />
        <PasswordField {...common} name="confirmPassword" />
      </FormFrame>
    </section>
  );
}

interface ResetOfferProps {
  readonly email: string;
  readonly mailLanguage: MailLanguage;
  readonly hasOutbox: boolean;
}

/** Offers to mail a password-reset link. */
function ResetOffer({ email, mailLanguage, hasOutbox }: ResetOfferProps) {
  const [resetMail] = useState(() => createResetMail(email, mailLanguage, location.search));
  const progress = useStore(resetMail.$progress);
  const { button, running, done } = emailActionText.resetMail;
  const isSent = progress.state === 'done';
  return (
    <>
      <ActionFailure progress={progress} />
      <ActionButton
        progress={progress}
        text={{ press: button, pressing: running }}
        isSpent={isSent}
        onClick={() => void resetMail.run()}
      />
      <div role="status">{isSent && <p>{done(email)}</p>}</div>
      {isSent && hasOutbox && <OutboxHint />}
    </>
  );
}

interface ConfirmActionProps {
  readonly action: Action<[]>;
  readonly mode: ActionMode;
  readonly email: string;
  readonly text: {
    readonly title: string;
    readonly text: (email: string) => string;
    readonly button: string;
    readonly running: string;
    readonly doneTitle: string;
    readonly doneText: (email: string) => string;
  };
  /** Shown after success: what to do next. */
  readonly children: ReactNode;
}

/** Carries out the link's action when its button is pressed. */
function ConfirmAction({ action, mode, email, text, children }: ConfirmActionProps) {
  const progress = useStore(action.$progress);

  if (progress.state === 'failed' && needsNewLink(progress.failure)) {
    return <UsedLink mode={mode} failure={progress.failure} />;
  }
  if (progress.state === 'done') {
    return (
      <SuccessNotice title={text.doneTitle} takesFocus>
        <p>{text.doneText(email)}</p>
        {children}
      </SuccessNotice>
    );
  }
  return (
    <section className="stack">
      <h2>{text.title}</h2>
      <p>{text.text(email)}</p>
      <ActionFailure progress={progress} />
      <ActionButton
        progress={progress}
        text={{ press: text.button, pressing: text.running }}
        onClick={() => void action.run()}
      />
    </section>
  );
}
