import { useState } from 'react';
import { wayTo } from '#stores/auth-link.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { Offline } from '#ui/feedback/Offline.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useEarlyPress } from '#ui/forms/use-early-press.ts';
import { OperatorEntry } from '#ui/guard/OperatorEntry.tsx';
import { Gatekeeper } from '#ui/guard/RouteRedirect.tsx';
import { useHydrated, useSearch } from '#ui/guard/use-hydrated.ts';
import { GoogleEntry } from './GoogleEntry.tsx';
import { GuestEntry } from './GuestEntry.tsx';
import styles from './OtherWays.module.css';
import { createLogIn } from './model.ts';
import { GOOGLE_WORDS, LOG_IN_WORDS } from './text.ts';

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

/** The ways in that ask for no password of this site. */
export function OtherWays() {
  return (
    <section className={`stack ${styles.ways}`} aria-label={GOOGLE_WORDS.otherWays}>
      <GoogleEntry />
      <GuestEntry />
      <OperatorEntry />
    </section>
  );
}
