import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { FORGOTTEN_PASSWORD_WORDS } from '../../i18n/forgotten-password.ts';
import { createResetRequest } from '../../stores/forgotten-password.ts';
import { wayTo } from '../../stores/way.ts';
import { FormFrame } from '../ui/FormFrame.tsx';
import { Guarded } from '../ui/Guarded.tsx';
import { LinkLine } from '../ui/LinkLine.tsx';
import { Offline } from '../ui/Offline.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { RequestSent } from './RequestSent.tsx';

interface Props {
  readonly mailLanguage: 'it' | 'en';
  readonly hasOutbox: boolean;
}

export function ForgotPassword({ mailLanguage, hasOutbox }: Props) {
  const [form] = useState(() => createResetRequest(mailLanguage));
  const { phase, values } = useStore(form.$state);
  const words = FORGOTTEN_PASSWORD_WORDS.form;
  return (
    <Guarded route="forgotPassword" waiting={<Skeleton />}>
      <div className="stack">
        <Offline />
        {phase === 'sent' ? (
          <RequestSent email={values.email} hasOutbox={hasOutbox} onAgain={form.reset} />
        ) : (
          <FormFrame form={form} words={words}>
            <TextField
              form={form}
              words={words}
              name="email"
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          </FormFrame>
        )}
        <LinkLine href={wayTo('logIn', location.search)}>{FORGOTTEN_PASSWORD_WORDS.logIn}</LinkLine>
      </div>
    </Guarded>
  );
}
