import { useRef, useState } from 'react';
import { queryOf } from '#domain/matrix/simulation/scenario-in-url.ts';
import type { SimulationResult } from '#domain/matrix/simulation/simulate.ts';
import { saveFile } from '#ui/data/save-file.ts';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import styles from './SaveMenu.module.css';
import { simulatorText } from './text.ts';

/** The run as a picture, as a file of figures, and as a link. */
export function SaveMenu({ result, period }: { readonly result: SimulationResult; readonly period: number }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [hasFailed, setFailed] = useState(false);

  const close = () => {
    menu.current?.removeAttribute('open');
    menu.current?.querySelector('summary')?.focus();
  };
  /** What makes the files comes when it is needed. */
  const save = async (extension: string, make: () => Promise<Blob>) => {
    close();
    try {
      saveFile(simulatorText.fileName(extension), await make());
      setFailed(false);
    } catch {
      // The script did not come, or a browser that prevents fingerprinting refused.
      setFailed(true);
    }
  };
  const png = async () => {
    const { drawPicture } = await import('./picture.ts');
    const section = menu.current?.closest('section');
    return drawPicture(result, period, [
      ...(section?.querySelectorAll<SVGSVGElement>('figure svg[role="img"]') ?? []),
    ]);
  };
  const csv = async () => {
    const { resultCsv } = await import('./result-csv.ts');
    return new Blob([resultCsv(result)], { type: 'text/csv;charset=utf-8' });
  };

  return (
    <div className={styles.save}>
      <details
        ref={menu}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
        }}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        <summary className="button button--quiet">{simulatorText.save}</summary>
        <div className={styles.menu}>
          <button type="button" onClick={() => void save('png', png)}>
            {simulatorText.savePng}
          </button>
          <button type="button" onClick={() => void save('csv', csv)}>
            {simulatorText.saveCsv}
          </button>
          <CopyButton
            text={`${location.origin}${location.pathname}?${queryOf(result.scenario)}#simulator`}
            label={simulatorText.shareRun}
            face={simulatorText.shareRun}
          />
        </div>
      </details>
      <span role="status">{hasFailed && simulatorText.saveFailed}</span>
    </div>
  );
}
