import { useStore } from '@nanostores/react';
import { type PointerEvent, useState } from 'react';
import { inHundred, type Person } from '#domain/matrix/simulation/hundred.ts';
import { feeOf, type Outcome, OUTCOMES, outcomeOf, outcomesIn } from '#domain/matrix/simulation/results.ts';
import type { SimulationResult } from '#domain/matrix/simulation/simulate.ts';
import { Swatch } from './Chart.tsx';
import type { Simulator } from './model.ts';
import { simulatorText } from './text.ts';
import styles from './Wall.module.css';

interface Props {
  readonly simulator: Simulator;
  readonly result: SimulationResult;
  /** The tiles turn one by one the first time; later only those that change, at once. */
  readonly isFirst: boolean;
  readonly onTurned: () => void;
}

/** The hundred members who stand for all, in the order of joining. Face down, a press is a guess; face up, it tells of one. */
export function Wall({ simulator, result, isFirst, onTurned }: Props) {
  const period = useStore(simulator.$period);
  const guess = useStore(simulator.$guess);
  const [pointed, setPointed] = useState<number | null>(null);
  const { people, scenario } = result;
  const person = pointed === null ? undefined : people[pointed];

  const tileAt = ({ target }: PointerEvent) => {
    const { nth } = (target as HTMLElement).dataset;
    return nth ? Number(nth) : null;
  };
  const press = (event: PointerEvent) => {
    const nth = tileAt(event);
    if (nth === null) return;
    if (guess.isOpen) simulator.guess(nth + 1);
    else setPointed(nth);
  };

  return (
    <div className={styles.stage}>
      <div
        className={`people chart-reader ${styles.wall}`}
        data-face={guess.isOpen ? 'down' : 'up'}
        data-first={isFirst ? '' : undefined}
        onPointerDown={press}
        onPointerMove={(event) => {
          if (!guess.isOpen) setPointed(tileAt(event));
        }}
        onPointerLeave={() => setPointed(null)}
      >
        {people.map((each, nth) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
            key={nth}
            className={styles.tile}
            data-nth={nth}
            data-outcome={outcomeAt(each, period, scenario.feePercent) ?? 'absent'}
            data-guessed={guess.isOpen && nth < guess.said ? '' : undefined}
            data-pointed={nth === pointed ? '' : undefined}
            // A style in the page's HTML would offend its policy: this one is set by script.
            ref={(tile) => tile?.style.setProperty('--nth', `${nth}`)}
            onAnimationEnd={isFirst && nth === people.length - 1 ? onTurned : undefined}
          />
        ))}
        {!guess.isOpen && (
          <input
            className="chart-cursor"
            type="range"
            min={0}
            max={people.length - 1}
            value={pointed ?? 0}
            aria-label={simulatorText.wall}
            aria-valuetext={sentenceOf(people[pointed ?? 0], result, period)}
            onFocus={() => setPointed(0)}
            onBlur={() => setPointed(null)}
            onChange={({ currentTarget }) => setPointed(currentTarget.valueAsNumber)}
          />
        )}
      </div>
      <div className={styles.line}>
        {guess.isOpen && <p data-when="before">{simulatorText.waiting}</p>}
        {person ? (
          <p aria-hidden="true">{sentenceOf(person, result, period)}</p>
        ) : (
          <Key result={result} period={period} />
        )}
      </div>
    </div>
  );
}

/** How many of a hundred have each outcome, and how they lie. */
function Key({ result, period }: { readonly result: SimulationResult; readonly period: number }) {
  const counts = hundredAt(result, period);
  return (
    <ul className={styles.key} data-when="after">
      {OUTCOMES.map((outcome, index) => (
        <li key={outcome}>
          <Swatch tone={outcome} />
          <b>{counts[index]}</b> {simulatorText.counted(outcome, counts[index] ?? 0)}
        </li>
      ))}
      <li className={styles.order}>{simulatorText.order}</li>
    </ul>
  );
}

/** How many of a hundred members have each outcome at the end of a period. */
export const hundredAt = ({ periods }: SimulationResult, period: number): readonly number[] => {
  const standing = periods[period]?.standing;
  return standing ? inHundred(outcomesIn(standing)) : [];
};

/** Null before they have joined. */
export function outcomeAt(
  { since, paid, received }: Person,
  period: number,
  feePercent: number,
): Outcome | null {
  if (period < since) return null;
  const [gave, got] = [paid[period - since] ?? 0, received[period - since] ?? 0];
  return outcomeOf(gave, got, feeOf(gave, feePercent));
}

function sentenceOf(
  person: Person | undefined,
  { members, scenario }: SimulationResult,
  period: number,
): string {
  if (!person) return '';
  const who = simulatorText.person(person, members);
  const nth = period - person.since;
  if (nth < 0) return `${who}: ${simulatorText.notYet}`;
  return `${who}: ${simulatorText.money(person.paid[nth] ?? 0, person.received[nth] ?? 0, scenario.feePercent)}`;
}
