import { useState } from 'react';
import { byPartner, type ProgrammeView, totalOf } from '#domain/programme/view.ts';
import { usd } from '#i18n/format.ts';
import { $programme } from '#stores/programme.ts';
import { MoneyCards } from '#ui/data/MoneyCards.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { LiveView } from '#ui/data/RemoteView.tsx';
import { INCOME_WORDS, levelName } from './text.ts';

/** Rows shown at first, and each time that more are asked for. */
const STEP = 25;

/** What partners' activations have paid to the member, and what has passed the member by. */
export function Incomes() {
  return (
    <section className="stack" aria-labelledby="incomes">
      <h2 id="incomes">{INCOME_WORDS.title}</h2>
      <LiveView store={$programme}>
        {(programme) =>
          programme.incomes.length > 0 ? (
            <ByPartner programme={programme} />
          ) : (
            <div>
              <p>
                <strong>{INCOME_WORDS.empty}</strong>
              </p>
              <p>{INCOME_WORDS.emptyHint}</p>
            </div>
          )
        }
      </LiveView>
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
          { title: INCOME_WORDS.earned, amount: totalOf(programme, 'earned'), hint: INCOME_WORDS.earnedHint },
          { title: INCOME_WORDS.missed, amount: totalOf(programme, 'missed'), hint: INCOME_WORDS.missedHint },
        ]}
      />
      <RecordTable
        caption={INCOME_WORDS.caption}
        columns={[
          { label: INCOME_WORDS.partner },
          { label: INCOME_WORDS.level },
          { label: INCOME_WORDS.earned, numeric: true },
          { label: INCOME_WORDS.missed, numeric: true },
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
            {INCOME_WORDS.more(more)}
          </button>
        </div>
      )}
    </>
  );
}
