import type { ReactNode } from 'react';
import { chartTableText } from '#i18n/ui.ts';
import { Unfold } from './Unfold.tsx';

interface Props {
  /** What the chart shows: it tells the tables of a screen apart. */
  readonly of: string;
  readonly children: ReactNode;
}

/** A chart's data as a table. */
export const ChartTable = ({ of: figure, children }: Props) => (
  <Unfold
    summary={
      <>
        {chartTableText.title} <span className="visually-hidden">({figure})</span>
      </>
    }
  >
    {children}
  </Unfold>
);
