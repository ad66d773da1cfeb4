import { useState } from 'react';
import type { MailLanguage } from '#stores/account.ts';
import { isBoundForConsole, authLink } from '#stores/auth-link.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { GuestEntry } from '#ui/guard/GuestEntry.tsx';
import { OperatorEntry } from '#ui/guard/OperatorEntry.tsx';
import { MemberFields } from './MemberFields.tsx';
import { UplineField } from './UplineField.tsx';
import { createRegistration } from './model.ts';
import { registerText } from './text.ts';

export function NewAccount({ mailLanguage }: { readonly mailLanguage: MailLanguage }) {
  const [registration] = useState(() => createRegistration(location.search, mailLanguage));
  const common = { form: registration.form, text: registerText.form };
  const isSentHere = new URLSearchParams(location.search).has('next');
  const logIn = (
    <LinkLine
      lead={isSentHere ? registerText.sentHere : registerText.haveAccount}
      href={authLink('logIn', location.search)}
    >
      {registerText.logIn}
    </LinkLine>
  );
  return (
    <>
      {isSentHere && logIn}
      {isBoundForConsole(location.search) && <OperatorEntry />}
      <section aria-label={registerText.onlyLooking}>
        <GuestEntry />
      </section>
      <FormFrame {...common}>
        <MemberFields common={common} />
        <UplineField registration={registration} />
      </FormFrame>
      {!isSentHere && logIn}
    </>
  );
}
