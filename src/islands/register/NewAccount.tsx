import { useState } from 'react';
import { REGISTER_WORDS } from '../../i18n/register.ts';
import type { MailLanguage } from '../../stores/account.ts';
import { createRegistration } from '../../stores/registration.ts';
import { isOnWayToConsole, wayTo } from '../../stores/way.ts';
import { FormFrame } from '../ui/FormFrame.tsx';
import { LinkLine } from '../ui/LinkLine.tsx';
import { OperatorEntry } from '../ui/OperatorEntry.tsx';
import { MemberFields } from './MemberFields.tsx';
import { UplineField } from './UplineField.tsx';

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
