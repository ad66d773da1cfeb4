import { useState } from 'react';
import { LOG_IN_WORDS } from '../../i18n/log-in.ts';
import { createLogIn } from '../../stores/log-in.ts';
import { wayTo } from '../../stores/way.ts';
import { FormFrame } from '../ui/FormFrame.tsx';
import { Guarded } from '../ui/Guarded.tsx';
import { LinkLine } from '../ui/LinkLine.tsx';
import { Offline } from '../ui/Offline.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { NoticeOfWay } from './NoticeOfWay.tsx';
import { OtherWays } from './OtherWays.tsx';

interface Props {
  readonly hasOutbox: boolean;
}

export function LogIn({ hasOutbox }: Props) {
  const [form] = useState(createLogIn);
  const words = LOG_IN_WORDS.form;
  return (
    <Guarded route="logIn" waiting={<Skeleton />}>
      <div className="stack">
        <Offline />
        <NoticeOfWay hasOutbox={hasOutbox} />
        <FormFrame form={form} words={words}>
          <TextField
            form={form}
            words={words}
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField form={form} words={words} name="password" autoComplete="current-password" />
        </FormFrame>
        <div>
          <LinkLine href={wayTo('forgotPassword', location.search)}>{LOG_IN_WORDS.forgotten}</LinkLine>
          <LinkLine lead={LOG_IN_WORDS.noAccount} href={wayTo('register', location.search)}>
            {LOG_IN_WORDS.register}
          </LinkLine>
        </div>
        <OtherWays />
      </div>
    </Guarded>
  );
}
