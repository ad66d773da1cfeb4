import { useStore } from '@nanostores/react';
import type { Income } from '#domain/programme/box.ts';
import { totalOf } from '#domain/programme/view.ts';
import { tallyWithout } from '#domain/programme/whose-money.ts';
import { usd } from '#i18n/format.ts';
import { levelName } from '#i18n/levels.ts';
import { $incomes, incomeKey } from '#stores/incomes.ts';
import { $programme } from '#stores/programme.ts';
import { $isPast } from '#stores/walk.ts';
import { $standings } from '#stores/whose-money.ts';
import { MoneyCards } from '#ui/data/MoneyCards.tsx';
import { Older } from '#ui/data/Older.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { When } from '#ui/data/When.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import styles from './ProgrammeScreen.module.css';
import { incomeText } from './text.ts';

/** The member's income from partners' activations, and the income that they missed. */
export function Incomes() {
  const isPast = useStore($isPast);
  return (
    <section className="stack" aria-labelledby="incomes">
      <h2 id="incomes">{incomeText.title}</h2>
      <RemoteView store={$incomes}>
        {({ items, older }) =>
          items.length > 0 ? (
            <>
              <Sums />
              <NewestFirst incomes={items} />
              <Older list={$incomes} hasOlder={older !== null} />
            </>
          ) : (
            <div className="card">{isPast ? <NeverNamed /> : <Empty {...incomeText.noneYet} />}</div>
          )
        }
      </RemoteView>
    </section>
  );
}

/** What the member has not got, and how many others have not. */
const NeverNamed = () => (
  <RemoteView store={$standings}>
    {({ mine, community }) => <Empty {...incomeText.none(tallyWithout(mine, community))} />}
  </RemoteView>
);

/** Adds up all incomes, also those that are not shown: each level keeps its own sum. */
function Sums() {
  return (
    <RemoteView store={$programme}>
      {(programme) => (
        <MoneyCards
          cards={[
            { title: incomeText.earned, amount: totalOf(programme, 'earned'), hint: incomeText.earnedHint },
            {
              title: incomeText.missed,
              amount: totalOf(programme, 'missed'),
              hint: incomeText.missedHint,
              isLoss: true,
            },
          ]}
        />
      )}
    </RemoteView>
  );
}

function NewestFirst({ incomes }: { readonly incomes: readonly Income[] }) {
  return (
    <RecordTable
      caption={<span className="visually-hidden">{incomeText.caption}</span>}
      columns={[
        { label: incomeText.partner },
        { label: incomeText.level },
        { label: incomeText.amount, kind: 'amount' },
        { label: incomeText.date, kind: 'time' },
      ]}
      rows={incomes.map((income) => ({
        key: incomeKey(income),
        cells: [
          <bdi key="partner">{income.partner}</bdi>,
          levelName(income),
          income.kind === 'earned' ? (
            usd(income.amount)
          ) : (
            <span key="amount" className={styles.missed}>
              {incomeText.missedOf(usd(income.amount))}
            </span>
          ),
          <When key="date" at={income.at} />,
        ],
      }))}
    />
  );
}
