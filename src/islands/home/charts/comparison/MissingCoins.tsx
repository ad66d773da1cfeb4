import { CHART_WORDS } from '../../../../i18n/charts.ts';
import { UI_WORDS } from '../../../../i18n/ui.ts';
import { type MissingCoin, retryComparison } from '../../../../stores/comparison.ts';

/** Chosen coins that are not drawn: some are on their way, of some the days could not be had. */
export function MissingCoins({ missing }: { readonly missing: readonly MissingCoin[] }) {
  const namesOf = (wanted: MissingCoin['state']) =>
    missing.flatMap(({ coin, state }) => (state === wanted ? [coin.name] : [])).join(', ');
  const [loading, failed] = [namesOf('loading'), namesOf('failed')];
  return (
    <>
      <div role="status" className="visually-hidden">
        {loading && CHART_WORDS.loadingOf(loading)}
      </div>
      {failed && (
        <div className="notice notice--danger" role="alert">
          <p>{CHART_WORDS.failedOf(failed)}</p>
          <button type="button" className="button button--quiet" onClick={retryComparison}>
            {UI_WORDS.retry}
          </button>
        </div>
      )}
    </>
  );
}
