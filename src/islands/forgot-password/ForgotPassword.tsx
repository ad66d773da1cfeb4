import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ROUTES } from '#domain/routes.ts';
import { address } from '#i18n/language.ts';
import { embeddedMailText, uiText } from '#i18n/ui.ts';
import type { MailLanguage } from '#stores/account.ts';
import { authLink } from '#stores/auth-link.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { Offline } from '#ui/feedback/Offline.tsx';
import { SuccessNotice } from '#ui/feedback/SuccessNotice.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useEarlyPress } from '#ui/forms/use-early-press.ts';
import { RouteRedirect } from '#ui/guard/RouteGuard.tsx';
import { useHydrated, useSearch } from '#ui/guard/use-hydrated.ts';
import { createResetRequest } from './model.ts';
import { forgottenPasswordText } from './text.ts';

interface Props {
  readonly mailLanguage: MailLanguage;
  readonly hasOutbox: boolean;
}

/** Rendered at build time, like the log-in. */
export function ForgotPassword({ mailLanguage, hasOutbox }: Props) {
  const [form] = useState(() => createResetRequest(mailLanguage));
  const { phase, values } = useStore(form.$state);
  const earlyPress = useEarlyPress(() => void form.submit());
  const isHydrated = useHydrated();
  const search = useSearch();
  const common = { form, text: forgottenPasswordText.form };
  return (
    <div className="stack">
      <Offline />
      {isHydrated && <RouteRedirect route="forgotPassword" />}
      {phase === 'sent' ? (
        <RequestSent email={values.email} hasOutbox={hasOutbox} onAgain={form.reset} />
      ) : (
        <>
          <p>{hasOutbox ? <IntroWithOutbox /> : forgottenPasswordText.intro}</p>
          <FormFrame {...common} earlyPress={earlyPress}>
            <TextField {...common} name="email" type="email" autoComplete="email" spellCheck={false} />
          </FormFrame>
        </>
      )}
      <div>
        {hasOutbox && (
          <LinkLine lead={forgottenPasswordText.elsewhere} href={ROUTES.backup.path}>
            {forgottenPasswordText.loadFile}
          </LinkLine>
        )}
        <LinkLine lead={forgottenPasswordText.noAccount} href={authLink('register', search)}>
          {forgottenPasswordText.register}
        </LinkLine>
      </div>
      <LinkLine href={authLink('logIn', search)}>{uiText.toLogIn}</LinkLine>
    </div>
  );
}

function IntroWithOutbox() {
  const { introWithOutbox, outbox } = forgottenPasswordText;
  const [before, after] = introWithOutbox.split(outbox);
  return (
    <>
      {before}
      <a href={address(ROUTES.outbox.path)}>{outbox}</a>
      {after}
    </>
  );
}

interface RequestSentProps {
  /** As typed. */
  readonly email: string;
  readonly hasOutbox: boolean;
  readonly onAgain: () => void;
}

/** The same text whether or not the account exists, so it does not reveal who has one. */
export function RequestSent({ email, hasOutbox, onAgain }: RequestSentProps) {
  if (hasOutbox)
    return (
      <SuccessNotice title={forgottenPasswordText.outboxTitle} takesFocus>
        <p>{forgottenPasswordText.outboxText(email.trim())}</p>
        <a className="button" href={address(ROUTES.outbox.path)}>
          {embeddedMailText.link}
        </a>
      </SuccessNotice>
    );
  return (
    <SuccessNotice title={forgottenPasswordText.sentTitle} takesFocus>
      <p>{forgottenPasswordText.sentText(email.trim())}</p>
      <p>{forgottenPasswordText.sentHint}</p>
      <button type="button" className="button button--quiet" onClick={onAgain}>
        {forgottenPasswordText.again}
      </button>
    </SuccessNotice>
  );
}
