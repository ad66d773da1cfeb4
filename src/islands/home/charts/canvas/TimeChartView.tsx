import { useEffect, useRef, useState } from 'react';
import { watchTheme } from '#ui/canvas/canvas-theme.ts';
import styles from './TimeChartView.module.css';
import type { Drawing } from './drawing.ts';
import { openTimeChart, type TimeChart } from './time-chart.ts';

interface Props {
  readonly drawing: Drawing;
  /** What the chart is of, for those who move its cursor by the keyboard. */
  readonly label: string;
  readonly hintId: string;
  /** What stands at a place of the axis, as a sentence: spoken as the cursor comes there. */
  readonly textAt: (index: number) => string;
  /** Where the cursor rests, or null where it does not. */
  readonly onCursor: (index: number | null) => void;
}

/**
 * A chart over days, and its cursor. The keyboard moves the cursor as it moves any slider, and a screen reader speaks the
 * slider's text by itself, politely: so the cursor is one, laid over the canvas and not seen.
 */
export function TimeChartView({ drawing, label, hintId, textAt, onCursor }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const chart = useRef<TimeChart | null>(null);
  const report = useRef(onCursor);

  const last = drawing.axis.length - 1;
  const [cursor, setCursor] = useState<number | null>(null);
  const cursorIndex = Math.min(cursor ?? last, last);

  useEffect(() => {
    report.current = onCursor;
  });

  useEffect(() => {
    if (!place.current) return;
    const opened = openTimeChart(place.current, (index) => report.current(index));
    chart.current = opened;
    const stopWatching = watchTheme(opened.recolour);
    return () => {
      stopWatching();
      opened.close();
    };
  }, []);

  useEffect(() => {
    chart.current?.draw(drawing);
    // Other days have come to lie below the cursor. The library knows where from the next frame on.
    const frame = requestAnimationFrame(() => {
      if (slider.current && slider.current === document.activeElement) {
        chart.current?.pointAt(slider.current.valueAsNumber);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [drawing]);

  const rest = (index: number | null) => {
    chart.current?.pointAt(index);
    onCursor(index);
  };

  return (
    <div
      className={styles.frame}
      onPointerLeave={({ currentTarget }) =>
        rest(currentTarget.contains(document.activeElement) ? cursorIndex : null)
      }
    >
      <div ref={place} className={styles.canvas} aria-hidden="true" />
      <input
        ref={slider}
        className={styles.cursor}
        type="range"
        min={0}
        max={last}
        value={cursorIndex}
        aria-label={label}
        aria-valuetext={textAt(cursorIndex)}
        aria-describedby={hintId}
        onChange={({ currentTarget }) => {
          setCursor(currentTarget.valueAsNumber);
          rest(currentTarget.valueAsNumber);
        }}
        onFocus={() => rest(cursorIndex)}
        onBlur={() => rest(null)}
      />
    </div>
  );
}
