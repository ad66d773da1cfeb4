import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { type Account, PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { isUplineOpen } from '#domain/accounts/upline-confirmation.ts';
import { foldUsername } from '#domain/accounts/username.ts';
import { uplineConfirmationText } from '#i18n/upline-confirmation.ts';
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
