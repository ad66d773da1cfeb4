import { useStore } from '@nanostores/react';
import { dayOfInstant } from '#i18n/format.ts';
import { $walletView, chooseRange, RANGES } from '#islands/wallet/model.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Choices } from '#ui/forms/Choices.tsx';
import { Drawing } from './Drawing.tsx';
import styles from './Portfolio.module.css';
import { PortfolioTable } from './PortfolioTable.tsx';
import { $portfolio } from './model.ts';
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
        {({ steps, exactFrom, days, movements }) => (
          <>
            <Drawing steps={steps} exactFrom={exactFrom} movements={movements} isWhole={range === 'all'} />
            {exactFrom !== null && (
              <p className="field__hint">{portfolioText.sketched(dayOfInstant(exactFrom))}</p>
            )}
            {days.length > 0 && <PortfolioTable days={days} exactFrom={exactFrom} />}
          </>
        )}
      </RemoteView>
    </div>
  );
}
