import { useState } from 'react';
import type { MailLanguage } from '#stores/account.ts';
import { isOnWayToConsole, wayTo } from '#stores/auth-link.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { OperatorEntry } from '#ui/guard/OperatorEntry.tsx';
import { MemberFields } from './MemberFields.tsx';
import { UplineField } from './UplineField.tsx';
import { createRegistration } from './model.ts';
import { REGISTER_WORDS } from './text.ts';

export function NewAccount({ mailLanguage }: { readonly mailLanguage: MailLanguage }) {
  const [registration] = useState(() => createRegistration(location.search, mailLanguage));
  const common = { form: registration.form, words: REGISTER_WORDS.form };
  const toLogIn = wayTo('logIn', location.search);
  return (
    <>
      {isOnWayToConsole(location.search) && <OperatorEntry />}
      <div>
        <LinkLine lead={REGISTER_WORDS.haveAccount} href={toLogIn}>
          {REGISTER_WORDS.logIn}
        </LinkLine>
        <LinkLine lead={REGISTER_WORDS.onlyLooking} href={toLogIn}>
          {REGISTER_WORDS.asGuest}
        </LinkLine>
      </div>
      <FormFrame {...common}>
        <MemberFields {...common} />
        <UplineField registration={registration} />
      </FormFrame>
    </>
  );
}
