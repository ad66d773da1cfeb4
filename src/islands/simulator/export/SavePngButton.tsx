import { type RefObject, useState } from 'react';
import { simulatorText } from '#islands/simulator/text.ts';
import { saveFile } from '#ui/data/save-file.ts';
import { fileName } from './file-name.ts';
import { type Legend, toPng } from './to-png.ts';

interface Props {
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly title: string;
  readonly legend: Legend;
  readonly scenario: string;
}

export function SavePngButton({ drawing, title, legend, scenario }: Props) {
  const [hasFailed, setFailed] = useState(false);

  const save = async () => {
    if (!drawing.current) return;
    try {
      saveFile(fileName(title, 'png'), await toPng({ drawing: drawing.current, title, legend, scenario }));
      setFailed(false);
    } catch {
      // A browser that prevents fingerprinting may refuse; the table remains.
      setFailed(true);
    }
  };

  return (
    <div className="cluster">
      <button
        type="button"
        className="button button--quiet"
        aria-label={simulatorText.savePng(title)}
        onClick={() => void save()}
      >
        {simulatorText.savePngShort}
      </button>
      <span role="status">{hasFailed && simulatorText.saveFailed}</span>
    </div>
  );
}
