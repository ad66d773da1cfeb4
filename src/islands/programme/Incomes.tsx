import { useState } from 'react';
import { byPartner, type ProgrammeView, totalOf } from '#domain/programme/view.ts';
import { usd } from '#i18n/format.ts';
import { $programme } from '#stores/programme.ts';
import { MoneyCards } from '#ui/data/MoneyCards.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { levelName } from '#i18n/levels.ts';
import { incomeText } from './text.ts';

/** Rows shown at first, and added by each press. */
const STEP = 25;

/** The member's income from partners' activations, and the income that they missed. */
export function Incomes() {
  return (
    <section className="stack" aria-labelledby="incomes">
      <h2 id="incomes">{incomeText.title}</h2>
      <RemoteView store={$programme}>
        {(programme) =>
          programme.incomes.length > 0 ? (
            <ByPartner programme={programme} />
          ) : (
            <div>
              <p>
                <strong>{incomeText.empty}</strong>
              </p>
              <p>{incomeText.emptyHint}</p>
            </div>
          )
        }
      </RemoteView>
    </section>
  );
}

function ByPartner({ programme }: { readonly programme: ProgrammeView }) {
  const [shown, setShown] = useState(STEP);
  const rows = byPartner(programme);
  const more = Math.min(STEP, rows.length - shown);
  return (
    <>
      <MoneyCards
        cards={[
          { title: incomeText.earned, amount: totalOf(programme, 'earned'), hint: incomeText.earnedHint },
          { title: incomeText.missed, amount: totalOf(programme, 'missed'), hint: incomeText.missedHint },
        ]}
      />
      <RecordTable
        caption={incomeText.caption}
        columns={[
          { label: incomeText.partner },
          { label: incomeText.level },
          { label: incomeText.earned, numeric: true },
          { label: incomeText.missed, numeric: true },
        ]}
        rows={rows.slice(0, shown).map((row) => ({
          key: `${row.partner} ${levelName(row)}`,
          cells: [
            <bdi key="partner">{row.partner}</bdi>,
            levelName(row),
            usd(row.earned),
            row.missed > 0 ? usd(row.missed) : null,
          ],
        }))}
        part={{ first: 0, of: rows.length }}
      />
      {more > 0 && (
        <div>
          <button type="button" className="button button--quiet" onClick={() => setShown(shown + STEP)}>
            {incomeText.more(more)}
          </button>
        </div>
      )}
    </>
  );
}
