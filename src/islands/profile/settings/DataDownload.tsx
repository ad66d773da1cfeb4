import { useStore } from '@nanostores/react';
import { ACCOUNT_SETTINGS_WORDS } from '../../../i18n/account-settings.ts';
import { dataExport } from '../../../stores/my-data.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { Said } from '../../ui/Said.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Setting } from './Setting.tsx';

export function DataDownload() {
  const progress = useStore(dataExport.$progress);
  const isRunning = progress.state === 'running';
  const words = ACCOUNT_SETTINGS_WORDS.data;
  return (
    <Setting title={words.title}>
      <p>{words.text}</p>
      <ActionFailure progress={progress} />
      <div>
        <button
          type="button"
          className="button button--quiet"
          aria-disabled={isRunning}
          onClick={() => void dataExport.run(saveFile, words.notes, Date.now())}
        >
          {isRunning ? words.collecting : words.button}
        </button>
        <Said text={progress.state === 'done' ? words.saved : null} />
      </div>
    </Setting>
  );
}
