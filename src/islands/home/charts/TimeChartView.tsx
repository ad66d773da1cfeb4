import { useEffect, useRef, useState } from 'react';
import { watchTheme } from '#ui/canvas/canvas-theme.ts';
import styles from './TimeChartView.module.css';
import { type Drawing, openTimeChart, type TimeChart } from './time-chart.ts';

interface Props {
  readonly drawing: Drawing;
  /** Names the chart for people who move its cursor by keyboard. */
  readonly label: string;
  readonly hintId: string;
  /** The sentence for a position of the axis, announced when the cursor arrives. */
  readonly textAt: (index: number) => string;
  /** The position of the cursor, or null. */
  readonly onCursor: (index: number | null) => void;
}

/**
 * A time chart and its cursor. The cursor is a range input over the canvas, invisible: the keyboard moves it like any
 * slider, and screen readers announce its text.
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
    // The data below the cursor has changed. The library knows the new positions from the next frame on.
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
      className={`chart-reader ${styles.frame}`}
      onPointerLeave={({ currentTarget }) =>
        rest(currentTarget.contains(document.activeElement) ? cursorIndex : null)
      }
    >
      <div ref={place} className={styles.canvas} aria-hidden="true" />
      <input
        ref={slider}
        className="chart-cursor"
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
