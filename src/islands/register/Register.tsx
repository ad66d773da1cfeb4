import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { address } from '#i18n/language.ts';
import { LogOutButton } from '#islands/frame/LogOutButton.tsx';
import type { MailLanguage } from '#stores/account.ts';
import { authLink, isBoundForConsole } from '#stores/auth-link.ts';
import { $session } from '#stores/session.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { Offline } from '#ui/feedback/Offline.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { JustLooking } from '#ui/guard/JustLooking.tsx';
import { OperatorEntry } from '#ui/guard/OperatorEntry.tsx';
import { RouteGuard } from '#ui/guard/RouteGuard.tsx';
import { AccountFields } from './Fields.tsx';
import { GuestUpgrade } from './GuestUpgrade.tsx';
import { UplineField } from './UplineField.tsx';
import { createCompletion, createRegistration } from './model.ts';
import { registerText } from './text.ts';

interface Props {
  readonly mailLanguage: MailLanguage;
  /** Whether accounts and mails stay in this browser alone. */
  readonly isEmbedded: boolean;
}

/** Creates accounts: new ones, guests' upgrades, and accounts that were begun. */
export function Register(props: Props) {
  return (
    <RouteGuard route="register" fallback={<Skeleton />}>
      <div className="stack">
        <Offline />
        <AccountForm {...props} />
      </div>
    </RouteGuard>
  );
}

function AccountForm({ mailLanguage, isEmbedded }: Props) {
  const session = useStore($session);
  if (session.kind === 'guest') return <GuestUpgrade mailLanguage={mailLanguage} isEmbedded={isEmbedded} />;
  if (session.kind === 'incomplete') return <Completion {...session} />;
  return <NewAccount mailLanguage={mailLanguage} isEmbedded={isEmbedded} />;
}

function NewAccount({ mailLanguage, isEmbedded }: Props) {
  const [registration] = useState(() => createRegistration(location.search, mailLanguage));
  const common = { form: registration.form, text: registerText.form };
  const isSentHere = new URLSearchParams(location.search).has('next');
  const isForConsole = isBoundForConsole(location.search);
  const logIn = (
    <LinkLine
      lead={
        isSentHere ? registerText.sentHere[isForConsole ? 'operators' : 'members'] : registerText.haveAccount
      }
      href={authLink('logIn', location.search)}
    >
      {registerText.logIn}
    </LinkLine>
  );
  return (
    <div className="stack">
      {isSentHere && logIn}
      {isForConsole ? <OperatorEntry /> : <JustLooking />}
      <hr />
      <FormFrame {...common}>
        <AccountFields common={common} byPassword isEmbedded={isEmbedded} />
        <UplineField registration={registration} isEmbedded={isEmbedded} />
      </FormFrame>
      <p className="field__hint">
        {registerText.accepting} <a href={address('/terms/')}>{registerText.terms}</a>.
      </p>
      {!isSentHere && logIn}
      <hr />
      {isForConsole ? <JustLooking /> : <OperatorEntry isAside />}
    </div>
  );
}

interface CompletionProps {
  readonly email: string;
  /** The person's name at the identity service, possibly empty. */
  readonly name: string;
  /** Whether Google knows a photo. */
  readonly hasPhoto: boolean;
}

/** Asks for what a begun account lacks (after a Google sign-in, say), and offers a way out. */
function Completion({ email, name, hasPhoto }: CompletionProps) {
  const [registration] = useState(() => createCompletion(location.search, name));
  const text = registerText.completion;
  const common = { form: registration.form, text: text.form };
  return (
    <>
      <h2>{text.title}</h2>
      <p>{text.text(email)}</p>
      <FormFrame {...common}>
        <AccountFields common={common} />
        <UplineField registration={registration} />
        {hasPhoto && (
          <label className="cluster">
            <input type="checkbox" onChange={({ target }) => registration.$takesPhoto.set(target.checked)} />
            {text.takePhoto}
          </label>
        )}
      </FormFrame>
      <div className="stack">
        <p>{text.another}</p>
        <div>
          <LogOutButton />
        </div>
      </div>
    </>
  );
}
