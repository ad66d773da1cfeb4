import { type StatementPart, turnoverOf, worth } from '#domain/money/statement.ts';
import { usd, usdChange } from '#i18n/format.ts';
import { Facts } from '#ui/data/DescriptionList.tsx';
import { STATEMENT_WORDS } from './text.ts';

/** That what is shown explains every cent between the opening and the closing balance. */
export function StatementSums({
  part,
  isWhole,
}: {
  readonly part: StatementPart;
  readonly isWhole: boolean;
}) {
  const { opening, closing, lines, notShown } = part;
  const { in: came, out: went } = turnoverOf(lines);
  return (
    <section className="card stack" aria-label={STATEMENT_WORDS.sums}>
      <Facts
        facts={[
          { label: STATEMENT_WORDS.opening, value: usd(worth(opening)) },
          { label: STATEMENT_WORDS.came, value: `+ ${usd(came)}` },
          { label: STATEMENT_WORDS.went, value: `− ${usd(went)}` },
          ...(isWhole ? [] : [{ label: STATEMENT_WORDS.notShown, value: usdChange(notShown) }]),
          { label: STATEMENT_WORDS.closing, value: <strong>{usd(worth(closing))}</strong> },
        ]}
      />
      <p>
        <small>{STATEMENT_WORDS.balanceHint}</small>
      </p>
    </section>
  );
}
