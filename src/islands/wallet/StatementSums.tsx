import { type StatementPart, turnoverOf, worth } from '#domain/money/statement.ts';
import { usd, usdChange } from '#i18n/format.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { statementText } from './text.ts';

/** Sums that explain every cent between the opening and the closing balance. */
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
    <section className="card stack" aria-label={statementText.sums}>
      <DescriptionList
        items={[
          { label: statementText.opening, value: usd(worth(opening)) },
          { label: statementText.came, value: `+ ${usd(came)}` },
          { label: statementText.went, value: `− ${usd(went)}` },
          ...(isWhole ? [] : [{ label: statementText.notShown, value: usdChange(notShown) }]),
          { label: statementText.closing, value: <strong>{usd(worth(closing))}</strong> },
        ]}
      />
      <p>
        <small>{statementText.balanceHint}</small>
      </p>
    </section>
  );
}
