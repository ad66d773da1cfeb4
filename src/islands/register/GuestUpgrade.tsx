import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ROUTES } from '#domain/routes.ts';
import { $account, type MailLanguage } from '#stores/account.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { OutboxHint } from '#ui/feedback/Hints.tsx';
import { SuccessNotice } from '#ui/feedback/SuccessNotice.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { AccountFields } from './Fields.tsx';
import { createGuestUpgrade } from './model.ts';
import { registerText } from './text.ts';

interface Props {
  readonly mailLanguage: MailLanguage;
  readonly isEmbedded: boolean;
}

/** A guest's account becomes a full one, with all that is in it. */
export function GuestUpgrade({ mailLanguage, isEmbedded }: Props) {
  const [form] = useState(() => createGuestUpgrade(mailLanguage));
  const { phase, values } = useStore(form.$state);
  const text = registerText.upgrade;
  const common = { form, text: text.form };
  if (phase === 'sent') {
    return (
      <SuccessNotice title={text.sent.title} takesFocus>
        <p>{text.sent.text(values.email.trim())}</p>
        {isEmbedded && <OutboxHint />}
        <button type="button" className="button button--quiet" onClick={form.reopen}>
          {text.sent.again}
        </button>
      </SuccessNotice>
    );
  }
  return (
    <>
      <h2>{text.title}</h2>
      <p>
        {text.text} {isEmbedded ? text.logIn.thisBrowser : text.logIn.anyBrowser}
      </p>
      <FormFrame {...common}>
        <AccountFields common={common} byPassword isEmbedded={isEmbedded} />
        <RemoteView store={$account}>{({ upline }) => <p>{text.upline(upline)}</p>}</RemoteView>
      </FormFrame>
      <LinkLine href={ROUTES.home.path}>{text.notNow}</LinkLine>
    </>
  );
}
