import { useState } from 'react';
import { countryOptions } from '../../i18n/country-options.ts';
import { REGISTER_WORDS } from '../../i18n/register.ts';
import { createRegistration } from '../../stores/registration.ts';
import { wayTo } from '../../stores/way.ts';
import { FormFrame } from '../ui/FormFrame.tsx';
import { Guarded } from '../ui/Guarded.tsx';
import { LinkLine } from '../ui/LinkLine.tsx';
import { Offline } from '../ui/Offline.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { UplineField } from './UplineField.tsx';

interface Props {
  readonly mailLanguage: 'it' | 'en';
}

export function Register({ mailLanguage }: Props) {
  const [registration] = useState(() => createRegistration(location.search, mailLanguage));
  const [countries] = useState(() => countryOptions(REGISTER_WORDS.noCountry));
  const common = { form: registration.form, words: REGISTER_WORDS.form };
  const code = { autoCapitalize: 'none', spellCheck: false } as const;

  return (
    <Guarded route="register" waiting={<Skeleton />}>
      <div className="stack">
        <Offline />
        <LinkLine lead={REGISTER_WORDS.haveAccount} href={wayTo('logIn', location.search)}>
          {REGISTER_WORDS.logIn}
        </LinkLine>
        <FormFrame {...common}>
          <TextField {...common} name="firstName" autoComplete="given-name" />
          <TextField {...common} name="lastName" autoComplete="family-name" />
          {/* The name to log in with is the address, so that is what a password manager has to keep. */}
          <TextField {...common} {...code} name="email" type="email" autoComplete="username" />
          <TextField {...common} {...code} name="username" autoComplete="nickname" />
          <TextField {...common} name="phoneNumber" type="tel" autoComplete="tel" />
          <SelectField {...common} name="country" options={countries} autoComplete="country" />
          <PasswordField {...common} name="password" autoComplete="new-password" />
          <PasswordField {...common} name="confirmPassword" autoComplete="new-password" />
          <UplineField registration={registration} />
        </FormFrame>
      </div>
    </Guarded>
  );
}
