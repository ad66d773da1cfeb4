import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { FORGOTTEN_PASSWORD_WORDS } from '../../i18n/forgotten-password.ts';
import { createResetRequest } from '../../stores/forgotten-password.ts';
import { wayTo } from '../../stores/way.ts';
import { FormFrame } from '../ui/FormFrame.tsx';
import { Gatekeeper } from '../ui/Gatekeeper.tsx';
import { LinkLine } from '../ui/LinkLine.tsx';
import { Offline } from '../ui/Offline.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useEarlyPress } from '../ui/use-early-press.ts';
import { useHydrated, useSearch } from '../ui/use-hydrated.ts';
import { RequestSent } from './RequestSent.tsx';

interface Props {
  readonly mailLanguage: 'it' | 'en';
  readonly hasOutbox: boolean;
}

/** Built into the page, as the log-in is. */
export function ForgotPassword({ mailLanguage, hasOutbox }: Props) {
  const [form] = useState(() => createResetRequest(mailLanguage));
  const { phase, values } = useStore(form.$state);
  const earlyPress = useEarlyPress(() => void form.submit());
  const isHydrated = useHydrated();
  const search = useSearch();
  const common = { form, words: FORGOTTEN_PASSWORD_WORDS.form };
  return (
    <div className="stack">
      <Offline />
      {isHydrated && <Gatekeeper route="forgotPassword" />}
      {phase === 'sent' ? (
        <RequestSent email={values.email} hasOutbox={hasOutbox} onAgain={form.reset} />
      ) : (
        <FormFrame {...common} earlyPress={earlyPress}>
          <TextField {...common} name="email" type="email" autoComplete="email" spellCheck={false} />
        </FormFrame>
      )}
      <LinkLine href={wayTo('logIn', search)}>{FORGOTTEN_PASSWORD_WORDS.logIn}</LinkLine>
    </div>
  );
}
