import { useState } from 'react';
import { ACCOUNT_SETTINGS_WORDS } from '../../../i18n/account-settings.ts';
import { accountDeletion } from '../../../stores/account-deletion.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DangerButton } from '../../ui/DangerButton.tsx';
import { Setting } from './Setting.tsx';

export function Deletion() {
  const [isAsked, setAsked] = useState(false);
  const { title, goes, ends, stays, button, confirmTitle, ...words } = ACCOUNT_SETTINGS_WORDS.deletion;
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
