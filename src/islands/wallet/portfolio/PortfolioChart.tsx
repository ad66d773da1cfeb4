import { useStore } from '@nanostores/react';
import { $walletView, chooseRange, RANGES } from '#islands/wallet/model.ts';
import { $statement } from '#islands/wallet/statement.ts';
import { statementText } from '#islands/wallet/text.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/ActionFailure.tsx';
import { Choices } from '#ui/forms/Choices.tsx';
import { Drawing } from './Drawing.tsx';
import styles from './Portfolio.module.css';
import { PortfolioTable } from './PortfolioTable.tsx';
import { $portfolio, drawingAll } from './model.ts';
import { portfolioText } from './text.ts';

/** The account's books over time, stacked, with what happened, and the figures behind them. */
export function PortfolioChart() {
  const store = useStore($portfolio);
  const { range } = useStore($walletView);
  return (
    <div className={styles.body}>
      <Choices
        legend={portfolioText.range}
        options={RANGES.map((value) => {
          const { short, long } = portfolioText.ranges[value];
          return { value, label: short, long };
        })}
        value={range}
        onChoose={chooseRange}
      />
      <RemoteView store={store}>
        {({ days, steps, exactFrom, events }) => (
          <>
            <Drawing steps={steps} exactFrom={exactFrom} events={events} isWhole={range === 'all'} />
            {exactFrom !== null && <Sampled />}
            {days.length > 0 && <PortfolioTable days={days} isSampled={exactFrom !== null} />}
          </>
        )}
      </RemoteView>
    </div>
  );
}

/** Says that the lines are drawn through samples, and offers every posting. */
function Sampled() {
  const progress = useStore(drawingAll.$progress);
  const statement = useStore($statement);
  const rows = statement.state === 'ready' ? statement.value.lines.length : 0;
  return (
    <>
      <p className="field__hint">{portfolioText.sampled}</p>
      <ActionButton
        progress={progress}
        text={{ press: portfolioText.drawAll, pressing: statementText.reading(rows) }}
        tone="quiet"
        onClick={() => void drawingAll.run()}
      />
      <ActionFailure progress={progress} />
    </>
  );
}
