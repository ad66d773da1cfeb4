import { useState } from 'react';
import { LOG_IN_WORDS } from '../../i18n/log-in.ts';
import { createLogIn } from '../../stores/log-in.ts';
import { wayTo } from '../../stores/way.ts';
import { FormFrame } from '../ui/FormFrame.tsx';
import { Gatekeeper } from '../ui/Gatekeeper.tsx';
import { LinkLine } from '../ui/LinkLine.tsx';
import { Offline } from '../ui/Offline.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useEarlyPress } from '../ui/use-early-press.ts';
import { useHydrated, useSearch } from '../ui/use-hydrated.ts';
import { OtherWays } from './OtherWays.tsx';

/** Built into the page, so that the form stands there before any script. */
export function LogIn() {
  const [form] = useState(createLogIn);
  const earlyPress = useEarlyPress(() => void form.submit());
  const isHydrated = useHydrated();
  const search = useSearch();
  const common = { form, words: LOG_IN_WORDS.form };
  return (
    <div className="stack">
      <Offline />
      {isHydrated && <Gatekeeper route="logIn" />}
      <FormFrame {...common} earlyPress={earlyPress}>
        <TextField {...common} name="email" type="email" autoComplete="username" spellCheck={false} />
        <PasswordField {...common} name="password" autoComplete="current-password" />
      </FormFrame>
      <div>
        <LinkLine href={wayTo('forgotPassword', search)}>{LOG_IN_WORDS.forgotten}</LinkLine>
        <LinkLine lead={LOG_IN_WORDS.noAccount} href={wayTo('register', search)}>
          {LOG_IN_WORDS.register}
        </LinkLine>
      </div>
      {isHydrated && <OtherWays />}
    </div>
  );
}
