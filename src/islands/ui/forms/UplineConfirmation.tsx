import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { type Account, PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { isUplineOpen } from '#domain/accounts/upline-confirmation.ts';
import { foldUsername } from '#domain/accounts/username.ts';
import { UPLINE_FIELD, UPLINE_SENTENCES } from '#i18n/account-fields.ts';
import { errorText } from '#i18n/field-errors.ts';
import { SuccessNotice } from '#ui/feedback/SuccessNotice.tsx';
import { createUplineConfirmation } from '#stores/account.ts';
import { FormFrame } from './FormFrame.tsx';
import { TextField } from './TextField.tsx';

/** Asks the owner of a verified address once whose partner they are. */
export function UplineConfirmation({ account }: { readonly account: Account }) {
  const [form] = useState(() => createUplineConfirmation(account));
  const { phase, values } = useStore(form.$state);
  const titleId = useId();

  if (phase === 'sent') {
    return (
      <SuccessNotice title={uplineConfirmationText.doneTitle} takesFocus>
        <p>{uplineConfirmationText.done(foldUsername(values.upline) || PROGRAMME_USERNAME)}</p>
      </SuccessNotice>
    );
  }
  if (!isUplineOpen(account)) return null;
  const common = { form, text: uplineConfirmationText.form };
  return (
    <section className="card stack" aria-labelledby={titleId}>
      {account.upline === PROGRAMME_USERNAME ? (
        <>
          <h2 id={titleId}>{uplineConfirmationText.noneTitle}</h2>
          <p>{uplineConfirmationText.none}</p>
        </>
      ) : (
        <>
          <h2 id={titleId}>{uplineConfirmationText.title}</h2>
          <p>{uplineConfirmationText.text(account.upline)}</p>
        </>
      )}
      <FormFrame {...common}>
        <TextField {...common} name="upline" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </FormFrame>
    </section>
  );
}

const uplineConfirmationText = {
  title: 'Is this your upline?',
  text: (upline: string) =>
    `This account was registered with the upline ${upline}. Someone else may have done that with your address: confirm your upline, or name another one. Afterwards it is final.`,
  noneTitle: 'Did a member invite you?',
  none: 'You named no upline. If a member invited you, name them here; afterwards it is final.',
  doneTitle: 'Your upline is confirmed',
  done: (upline: string) => `Your upline is ${upline}.`,
  form: {
    fields: { upline: UPLINE_FIELD },
    error: errorText({ upline: UPLINE_SENTENCES }),
    submit: 'Confirm the upline',
    sending: 'Confirming…',
  },
} as const;
