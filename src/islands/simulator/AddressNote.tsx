import { useStore } from '@nanostores/react';
import type { ScenarioField } from '../../domain/matrix/simulation/read-scenario.ts';
import { SCENARIO_FORM_WORDS, SIMULATOR_WORDS } from '../../i18n/maths-simulator.ts';
import type { Simulator } from '../../stores/simulator/simulator.ts';

type Props = Pick<Simulator, '$addressProblems'>;

/** Says what is wrong with a link to a run that somebody shortened or mistyped. */
export function AddressNote({ $addressProblems }: Props) {
  const wrong = useStore($addressProblems);
  return (
    <div role="status">
      {wrong && (
        <div className="notice">
          <p>{SIMULATOR_WORDS.addressWrong}</p>
          <ul>
            {(Object.keys(wrong) as ScenarioField[]).map((field) => {
              const problem = wrong[field];
              return problem && <li key={field}>{SCENARIO_FORM_WORDS.problem(problem, field)}</li>;
            })}
          </ul>
        </div>
      )}
    </div>
  );
}
