import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Account } from '#domain/accounts/account.ts';
import type { MailLanguage } from '#stores/account.ts';
import { saveFile } from '#ui/data/save-file.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/ActionFailure.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { SecondFactorSetting } from '#islands/profile/second-factor/SecondFactorSetting.tsx';
import { DetailsSetting } from './DetailsSetting.tsx';
import { EmailSetting } from './EmailSetting.tsx';
import { OwnerDialog } from './OwnerDialog.tsx';
import { PasswordSetting } from './PasswordSetting.tsx';
import { Setting } from './Setting.tsx';
import { accountDeletion } from './model.ts';
import { dataExport } from './my-data.ts';
import { accountSettingsText } from './text.ts';

interface Props {
  readonly account: Account;
  readonly mailLanguage: MailLanguage;
  readonly hasOutbox: boolean;
}

/** What somebody can do with their own account. A guest has given nothing yet that could be changed. */
export function AccountSettings({ account, mailLanguage, hasOutbox }: Props) {
  const { email, username } = account;
  return (
    <section className="stack" aria-labelledby="account-settings">
      <h2 id="account-settings">{accountSettingsText.title}</h2>
      <div>
        {email !== null && (
          <>
            <DetailsSetting account={account} />
            <EmailSetting email={email} mailLanguage={mailLanguage} hasOutbox={hasOutbox} />
            <PasswordSetting username={username} email={email} />
            <SecondFactorSetting />
          </>
        )}
        <DataDownload />
        <Deletion />
      </div>
      <OwnerDialog email={email} />
    </section>
  );
}

export function DataDownload() {
  const progress = useStore(dataExport.$progress);
  const words = accountSettingsText.data;
  return (
    <Setting title={words.title}>
      <p>{words.text}</p>
      <ActionFailure progress={progress} />
      <div>
        <ActionButton
          progress={progress}
          words={{ press: words.button, pressing: words.collecting }}
          tone="quiet"
          onClick={() => void dataExport.run(saveFile, words.notes, Date.now())}
        />
        <StatusMessage text={progress.state === 'done' ? words.saved : null} />
      </div>
    </Setting>
  );
}

export function Deletion() {
  const [isAsked, setAsked] = useState(false);
  const { title, goes, ends, stays, button, confirmTitle, ...words } = accountSettingsText.deletion;
  return (
    <Setting title={title}>
      <p>{goes}</p>
      <p>{ends}</p>
      <p>{stays}</p>
      <div>
        <DangerButton onClick={() => setAsked(true)}>{button}</DangerButton>
      </div>
      {isAsked && (
        <ConfirmDialog
          action={accountDeletion}
          words={{ ...words, title: confirmTitle, text: [goes, ends, stays] }}
          onClose={() => setAsked(false)}
        />
      )}
    </Setting>
  );
}
