import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Account } from '#domain/accounts/account.ts';
import { ROUTES } from '#domain/routes.ts';
import { NO_COUNTRY } from '#i18n/account-fields.ts';
import type { MailLanguage } from '#stores/account.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { saveFile } from '#ui/data/save-file.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { OutboxHint } from '#ui/feedback/Hints.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { CountryField } from '#ui/forms/CountryField.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { PasswordField, PasswordOwner } from '#ui/forms/PasswordField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { OwnerDialog } from './OwnerDialog.tsx';
import { Group, LaterSetting, Setting } from './Setting.tsx';
import { accountDeletion, createDetailsForm, createEmailChange, createPasswordChange } from './model.ts';
import { dataExport } from './my-data.ts';
import { accountSettingsText } from './text.ts';

const loadSessions = () =>
  import('#islands/profile/sessions/SessionList.tsx').then(({ SessionList }) => SessionList);
const loadPush = () => import('#islands/profile/push/PushSwitch.tsx').then(({ PushSwitch }) => PushSwitch);

interface Props {
  readonly account: Account;
  readonly mailLanguage: MailLanguage;
  readonly hasOutbox: boolean;
}

const loadSecondFactorSetting = async () =>
  (await import('#islands/profile/second-factor/SecondFactorSetting.tsx')).SecondFactorSetting;
const loadMailSetting = async () => (await import('#islands/profile/mails/MailSetting.tsx')).MailSetting;

/** The settings of a full account. A guest has given no details yet, so there is nothing to change. */
export function AccountSettings({ account, mailLanguage, hasOutbox }: Props) {
  const { email, username } = account;
  if (email === null) return null;
  return (
    <>
      <Group title={groups.details}>
        <DetailsSetting account={account} />
        <EmailSetting email={email} mailLanguage={mailLanguage} hasOutbox={hasOutbox} />
        <Setting title={accountSettingsText.mails} id="mails">
          <Deferred load={loadMailSetting}>{(MailSetting) => <MailSetting account={account} />}</Deferred>
        </Setting>
        <LaterSetting {...accountSettingsText.push} id="push" load={loadPush} isEmbedded={hasOutbox} />
      </Group>
      <Group title={groups.signIn}>
        <PasswordSetting username={username} email={email} />
        <LaterSetting
          title={accountSettingsText.secondFactor}
          id="second-factor"
          load={loadSecondFactorSetting}
          isEmbedded={hasOutbox}
        />
        <LaterSetting
          {...accountSettingsText.sessions}
          id="sessions"
          load={loadSessions}
          isEmbedded={hasOutbox}
        />
      </Group>
    </>
  );
}

interface OwnDataProps {
  readonly email: Account['email'];
  readonly isEmbedded: boolean;
}

/** A copy of what the site keeps of a person, and its end. */
export function OwnData({ email, isEmbedded }: OwnDataProps) {
  return (
    <>
      <Group title={groups.data}>
        <DataDownload isEmbedded={isEmbedded} />
        <Deletion />
      </Group>
      <OwnerDialog email={email} />
    </>
  );
}

const { groups } = accountSettingsText;

function DataDownload({ isEmbedded }: { readonly isEmbedded: boolean }) {
  const progress = useStore(dataExport.$progress);
  const text = accountSettingsText.data;
  return (
    <Setting title={text.title}>
      <p>{text.text}</p>
      {isEmbedded && <LinkLine href={ROUTES.backup.path}>{text.whole}</LinkLine>}
      <ActionFailure progress={progress} />
      <div>
        <ActionButton
          progress={progress}
          text={{ press: text.button, pressing: text.collecting }}
          tone="quiet"
          onClick={() => void dataExport.run(saveFile, text.notes, Date.now())}
        />
        <StatusMessage text={progress.state === 'done' ? text.saved : null} />
      </div>
    </Setting>
  );
}

function Deletion() {
  const [isAsked, setAsked] = useState(false);
  const { title, goes, ends, stays, button, confirmTitle, ...text } = accountSettingsText.deletion;
  return (
    <Setting title={title} isEnd>
      <p>{goes}</p>
      <p>{ends}</p>
      <p>{stays}</p>
      <div>
        <DangerButton onClick={() => setAsked(true)}>{button}</DangerButton>
      </div>
      {isAsked && (
        <ConfirmDialog
          action={accountDeletion}
          text={{ ...text, title: confirmTitle, text: [goes, ends, stays] }}
          onClose={() => setAsked(false)}
        />
      )}
    </Setting>
  );
}

function DetailsSetting({ account }: { readonly account: Account }) {
  const [form] = useState(() => createDetailsForm(account));
  const sent = useStore(form.$sent);
  const text = accountSettingsText.details;
  const common = { form, text: text.form };
  return (
    <Setting title={text.title}>
      <div>
        <FormFrame {...common}>
          <TextField {...common} name="firstName" autoComplete="given-name" />
          <TextField {...common} name="lastName" autoComplete="family-name" />
          <TextField {...common} name="phoneNumber" type="tel" autoComplete="tel" />
          <CountryField {...common} name="country" none={NO_COUNTRY} autoComplete="country" />
        </FormFrame>
        <StatusMessage text={sent && text.saved} />
      </div>
    </Setting>
  );
}

interface PasswordSettingProps {
  readonly username: string;
  readonly email: string;
}

function PasswordSetting({ username, email }: PasswordSettingProps) {
  const [form] = useState(() => createPasswordChange({ username, email }));
  const sent = useStore(form.$sent);
  const text = accountSettingsText.password;
  const common = { form, text: text.form };
  return (
    <Setting title={text.title}>
      <div>
        <FormFrame {...common}>
          <PasswordOwner email={email} />
          <PasswordField {...common} name="password" autoComplete="new-password" />
          <PasswordField {...common} name="confirmPassword" autoComplete="new-password" />
        </FormFrame>
        <StatusMessage text={sent && text.changed} />
      </div>
    </Setting>
  );
}

interface EmailSettingProps {
  /** The present one. */
  readonly email: string;
  readonly mailLanguage: MailLanguage;
  readonly hasOutbox: boolean;
}

function EmailSetting({ email, mailLanguage, hasOutbox }: EmailSettingProps) {
  const [form] = useState(() => createEmailChange(email, mailLanguage));
  const sent = useStore(form.$sent);
  const text = accountSettingsText.email;
  const common = { form, text: text.form };
  return (
    <Setting title={text.title}>
      <p>{text.text(email)}</p>
      <div>
        <FormFrame {...common}>
          <TextField {...common} name="email" type="email" autoComplete="email" spellCheck={false} />
        </FormFrame>
        <StatusMessage text={sent && text.sent(sent.email)} />
      </div>
      {sent && hasOutbox && <OutboxHint />}
    </Setting>
  );
}
