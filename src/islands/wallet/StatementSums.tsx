import { worth } from '#domain/money/statement.ts';
import { usd, usdChange } from '#i18n/format.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import type { Statement } from './statement.ts';
import { statementText } from './text.ts';

interface Props {
  readonly statement: Statement;
  /** Whether it leaves nothing out. */
  readonly isWhole: boolean;
}

/** Sums that explain every cent between the opening and the closing balance, whatever rows are read. */
export function StatementSums({ statement, isWhole }: Props) {
  const { opening, closing, sums } = statement;
  const { in: came, out: went, notShown } = sums;
  return (
    <section className="card stack" aria-label={statementText.sums}>
      <DescriptionList
        across
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
