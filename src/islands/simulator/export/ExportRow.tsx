import { queryOf } from '../../../domain/matrix/simulation/scenario-in-address.ts';
import type { SimulationResult } from '../../../domain/matrix/simulation/simulate.ts';
import { SIMULATOR_WORDS } from '../../../i18n/maths-simulator.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { resultCsv } from './result-csv.ts';
import { fileName } from './file-name.ts';

/** What one can take along: a link that makes the same run again, and all its figures. */
export function ExportRow({ result }: { readonly result: SimulationResult }) {
  const link = `${location.origin}${location.pathname}?${queryOf(result.scenario)}#simulator`;
  const save = () =>
    saveFile(
      fileName('simulation', 'csv'),
      new Blob([resultCsv(result)], { type: 'text/csv;charset=utf-8' }),
    );
  return (
    <div className="cluster">
      <button type="button" className="button button--quiet" onClick={save}>
        {SIMULATOR_WORDS.saveCsv}
      </button>
      <span>{SIMULATOR_WORDS.share}</span>
      <CopyButton text={link} label={SIMULATOR_WORDS.shareRun} done={SIMULATOR_WORDS.shareDone} />
    </div>
  );
}
