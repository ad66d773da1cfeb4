import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { wayTo } from '#stores/auth-link.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { Offline } from '#ui/feedback/Offline.tsx';
import { OutboxHint } from '#ui/feedback/OutboxHint.tsx';
import { SuccessNotice } from '#ui/feedback/SuccessNotice.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useEarlyPress } from '#ui/forms/use-early-press.ts';
import { Gatekeeper } from '#ui/guard/RouteRedirect.tsx';
import { useHydrated, useSearch } from '#ui/guard/use-hydrated.ts';
import { createResetRequest } from './model.ts';
import { FORGOTTEN_PASSWORD_WORDS } from './text.ts';

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

interface RequestSentProps {
  /** As typed. */
  readonly email: string;
  readonly hasOutbox: boolean;
  readonly onAgain: () => void;
}

/** The same words whether or not there is such an account: nobody learns from them who has one. */
export function RequestSent({ email, hasOutbox, onAgain }: RequestSentProps) {
  return (
    <SuccessNotice title={FORGOTTEN_PASSWORD_WORDS.sentTitle} takesFocus>
      <p>{FORGOTTEN_PASSWORD_WORDS.sentText(email.trim())}</p>
      {hasOutbox ? <OutboxHint /> : <p>{FORGOTTEN_PASSWORD_WORDS.sentHint}</p>}
      <button type="button" className="button button--quiet" onClick={onAgain}>
        {FORGOTTEN_PASSWORD_WORDS.again}
      </button>
    </SuccessNotice>
  );
}
