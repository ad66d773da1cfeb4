// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChartFigure } from '#islands/simulator/charts/ChartFigure.tsx';
import { simulatorText } from '#islands/simulator/text.ts';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

afterEach(cleanup);

it('names the table of a chart by the chart, in words that do not run together', () => {
  const table = { columns: ['Year', 'Members'], rows: [['1', '12']] };
  render(
    <ChartFigure
      title="Growth"
      text="It grows."
      legend={[]}
      table={table}
      scenario=""
      isReady={false}
      height={1}
      draw={() => null}
    />,
  );
  expect(screen.getByText(simulatorText.table).textContent).toBe(`${simulatorText.table} (Growth)`);
});
