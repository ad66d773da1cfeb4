import { useStore } from '@nanostores/react';
import { ACCOUNT_SETTINGS_WORDS } from '../../../i18n/account-settings.ts';
import { dataExport } from '../../../stores/my-data.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { Said } from '../../ui/Said.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Setting } from './Setting.tsx';

export function DataDownload() {
  const progress = useStore(dataExport.$progress);
  const words = ACCOUNT_SETTINGS_WORDS.data;
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
        <Said text={progress.state === 'done' ? words.saved : null} />
      </div>
    </Setting>
  );
}
