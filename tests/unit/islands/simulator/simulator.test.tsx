import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_SCENARIO } from '#domain/matrix/simulation/scenario.ts';
import { simulate } from '#domain/matrix/simulation/simulate.ts';
import { distributionChart, historyChart, moneyChart } from '#islands/simulator/chart-data.ts';
import { Chart } from '#islands/simulator/Chart.tsx';
import { Slider } from '#islands/simulator/Controls.tsx';
import { Simulator } from '#islands/simulator/Simulator.tsx';
import { keyFigures } from '#islands/simulator/text.ts';

const standard = simulate({ ...DEFAULT_SCENARIO, members: 1000 });

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const goldTiles = () => document.querySelectorAll('[data-outcome="ahead"]').length;

it('the visitor guesses, the tiles turn, and a line says how many are ahead', () => {
  render(<Simulator standard={standard} />);
  fireEvent.change(screen.getByRole('slider', { name: 'Your guess' }), { target: { value: '40' } });
  expect(document.querySelectorAll('[data-guessed]')).toHaveLength(40);
  fireEvent.click(screen.getByRole('button', { name: 'Turn the tiles' }));
  expect(screen.getByText(`${goldTiles()} of 100 are ahead.`).parentElement?.textContent).toBe(
    `${goldTiles()} of 100 are ahead. You said 40.`,
  );
  expect(screen.queryByRole('slider', { name: 'Your guess' })).toBeNull();
});

it('a press on a tile is a guess', () => {
  render(<Simulator standard={standard} />);
  fireEvent.pointerDown(document.querySelector('[data-nth="11"]') as Element);
  expect(screen.getByText('Your guess: 12 of 100.')).toBeDefined();
});

it('one slider moves the tiles, the headline and both charts to the end of a period', () => {
  render(<Simulator standard={standard} />);
  fireEvent.click(screen.getByRole('button', { name: 'Skip the guess' }));
  fireEvent.change(screen.getByRole('slider', { name: 'Period' }), { target: { value: '3' } });
  expect(document.querySelectorAll('[data-outcome="absent"]')).toHaveLength(80);
  expect(screen.getByText(/^Period 4: \d+ of 100 are ahead\.$/)).toBeDefined();
  for (const chart of ['When growth stops', 'Had it stopped earlier'])
    expect(within(screen.getByRole('figure', { name: chart })).getByText('Period 4')).toBeDefined();
});

it('a chart reads out the column that a key reaches', () => {
  const onPoint = vi.fn();
  const data = moneyChart(standard);
  const { rerender } = render(<Chart data={data} until={0} onPoint={onPoint} />);
  const slider = screen.getByRole('slider', { name: 'When growth stops: read the values' });
  expect(slider.getAttribute('aria-valuetext')).toMatch(
    /^Period 1, Newcomers \$[\d,.]+, Upgrades out of income \$/,
  );
  fireEvent.change(slider, { target: { value: '4' } });
  expect(onPoint).toHaveBeenCalledWith(4);
  rerender(<Chart data={data} until={4} onPoint={onPoint} />);
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^Period 5,/);
});

it('a chart says nothing until a column is pointed at, then the name of the column first', () => {
  render(<Chart data={distributionChart(standard)} />);
  const figure = screen.getByRole('figure', { name: 'What they end with' });
  expect(figure.textContent).not.toContain('lost');
  const slider = screen.getByRole('slider', { name: 'What they end with: read the values' });
  fireEvent.focus(slider);
  fireEvent.change(slider, { target: { value: '0' } });
  expect(figure.textContent).toMatch(/lost [^:]+: [\d,]+ \([\d.]+%\)/);
  fireEvent.blur(slider);
  expect(figure.textContent).not.toContain('lost');
});

it('a column that would flatten all others is cut, and says how high it is', () => {
  const data = moneyChart(standard);
  const [first, ...others] = data.columns.map(({ parts }) =>
    parts.reduce((sum, { value }) => sum + value, 0),
  ) as [number, ...number[]];
  expect(data.most).toBeGreaterThanOrEqual(Math.max(...others));
  expect(data.most).toBeLessThan(first);
  const { container, rerender } = render(<Chart data={data} />);
  expect(screen.getByText(data.scaleOf(first), { selector: 'text' })).toBeDefined();
  rerender(<Chart data={historyChart(standard)} />);
  // Its shares add up to a little more than one.
  expect(container.querySelector('svg[role]')?.textContent).not.toMatch(/\d\.\d/);
});

it('gold is for those ahead and for nothing else', () => {
  for (const chart of [historyChart(standard), distributionChart(standard), moneyChart(standard)])
    for (const { tone, label } of chart.legend) expect(tone === 'ahead').toBe(label === 'Ahead');
});

it('a slider stops at a value of a link that is none of its own', () => {
  const onChange = vi.fn();
  render(<Slider label="Members" stops={[100, 1000]} value={500} format={String} onChange={onChange} />);
  const slider = screen.getByRole('slider', { name: 'Members' });
  expect(slider.getAttribute('aria-valuetext')).toBe('500');
  fireEvent.change(slider, { target: { value: '2' } });
  expect(onChange).toHaveBeenCalledWith(1000);
});

it('four figures sum up a run', () => {
  const [ahead, unpaid, first, reached] = keyFigures(standard);
  expect([ahead?.what, unpaid?.what]).toEqual(['end ahead', 'are never paid']);
  expect(first?.more).toContain('All results add up to $0.');
  expect(reached?.what).toBe('reach the 300% that S6 advertises');
});

it('a chart in a frame that is narrower than its scale draws no column backwards', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly report: ResizeObserverCallback;
      constructor(report: ResizeObserverCallback) {
        this.report = report;
      }
      observe() {
        const contentRect = { width: 40, height: 200 };
        this.report([{ contentRect } as ResizeObserverEntry], this as unknown as ResizeObserver);
      }
      disconnect() {}
    },
  );
  const { container } = render(<Chart data={{ ...moneyChart(standard), most: 1 }} />);
  for (const path of container.querySelectorAll('path')) expect(path.getAttribute('d')).not.toMatch(/--|NaN/);
  for (const column of container.querySelectorAll('figure > div rect')) {
    expect(Number(column.getAttribute('width'))).toBeGreaterThanOrEqual(0);
  }
});
