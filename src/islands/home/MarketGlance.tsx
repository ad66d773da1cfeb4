import { useStore } from '@nanostores/react';
import { price } from '#i18n/market-format.ts';
import { $market } from '#stores/market.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { Change } from '#ui/market/Change.tsx';
import { FeedView } from '#ui/market/FeedView.tsx';
import { SourceLine } from '#ui/market/SourceLine.tsx';
import { followsDollar } from '#ui/market/follows-dollar.ts';
import styles from './MarketGlance.module.css';
import { MARKET_LINK } from './model.ts';
import { Sparkline } from './Sparkline.tsx';
import { homeText } from './text.ts';

const MOST = 5;

/** The most traded coins whose price moves, and the way to all of the market. */
export function MarketGlance() {
  const market = useStore($market);
  return (
    <section className={`card ${styles.glance}`} aria-labelledby="market">
      <h2 id="market">
        {homeText.market} <small>{homeText.week}</small>
      </h2>
      <FeedView data={market} onRetry={$market.retry}>
        {({ quotes, source }) => (
          <>
            <ul className={styles.coins}>
              {quotes
                .filter((quote) => !followsDollar(quote))
                .slice(0, MOST)
                .map((quote) => (
                  <li key={quote.coin.id}>
                    <strong>{quote.coin.symbol}</strong>
                    <Sparkline values={quote.week} />
                    <span className={styles.price}>{price(quote.price)}</span>
                    <Change basisPoints={quote.changes['7d']} />
                  </li>
                ))}
            </ul>
            <SourceLine source={source} />
          </>
        )}
      </FeedView>
      <LinkLine href={MARKET_LINK}>{homeText.wholeMarket}</LinkLine>
    </section>
  );
}
