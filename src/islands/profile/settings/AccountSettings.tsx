import type { Account } from '../../../domain/account.ts';
import { ACCOUNT_SETTINGS_WORDS } from '../../../i18n/account-settings.ts';
import type { MailLanguage } from '../../../stores/account.ts';
import { DataDownload } from './DataDownload.tsx';
import { Deletion } from './Deletion.tsx';
import { DetailsSetting } from './DetailsSetting.tsx';
import { EmailSetting } from './EmailSetting.tsx';
import { OwnerDialog } from './OwnerDialog.tsx';
import { PasswordSetting } from './PasswordSetting.tsx';

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
      <h2 id="account-settings">{ACCOUNT_SETTINGS_WORDS.title}</h2>
      <div>
        {email !== null && (
          <>
            <DetailsSetting account={account} />
            <EmailSetting email={email} mailLanguage={mailLanguage} hasOutbox={hasOutbox} />
            <PasswordSetting username={username} email={email} />
          </>
        )}
        <DataDownload />
        <Deletion />
      </div>
      <OwnerDialog email={email} />
    </section>
  );
}
