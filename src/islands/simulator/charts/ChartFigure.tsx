import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { SavePngButton } from '#islands/simulator/export/SavePngButton.tsx';
import { simulatorText } from '#islands/simulator/text.ts';
import styles from './ChartFigure.module.css';

export interface ChartTable {
  readonly columns: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly string[])[];
}

interface Props {
  readonly title: string;
  readonly text: string;
  readonly legend: readonly { readonly className: string | undefined; readonly label: string }[];
  readonly table: ChartTable;
  /** Also the alternative text of the saved picture. */
  readonly scenario: string;
  readonly isReady: boolean;
  /** The drawing's height, and the drawing at a given width, in pixels. */
  readonly height: number;
  readonly draw: (width: number) => ReactNode;
}

/** A chart with a sentence, a legend and its data as a table. */
export function ChartFigure({ title, text, legend, table, scenario, isReady, height, draw }: Props) {
  const titleId = useId();
  const textId = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const [frame, width] = useWidth<HTMLDivElement>();
  return (
    <figure className={styles.figure} aria-labelledby={titleId}>
      <h4 id={titleId}>{title}</h4>
      <p id={textId} className={styles.text}>
        {text}
      </p>
      <ul className={styles.legend}>
        {legend.map(({ className, label }) => (
          <li key={label}>
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <rect className={className} x="0.5" y="0.5" width="11" height="11" />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <div ref={frame}>
        <svg
          ref={drawing}
          className={styles.drawing}
          viewBox={`0 0 ${width} ${height}`}
          height={height}
          role="img"
          aria-describedby={textId}
        >
          <title>{title}</title>
          {draw(width)}
        </svg>
      </div>
      <TableBehind table={table} caption={title} />
      {isReady && <SavePngButton drawing={drawing} title={title} legend={legend} scenario={scenario} />}
    </figure>
  );
}

function TableBehind({ table, caption }: { readonly table: ChartTable; readonly caption: string }) {
  return (
    <details className={styles.details}>
      <summary>
        {simulatorText.table} <span className="visually-hidden">({caption})</span>
      </summary>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={table.columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Until it is measured: the width of one of two charts side by side. */
const USUAL = 420;
const LEAST = 220;

/** An element's width in whole pixels: charts are drawn for their width, so that text stays legible. */
export function useWidth<E extends HTMLElement>(): readonly [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(USUAL);
  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(LEAST, Math.floor(entry.contentRect.width)));
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
