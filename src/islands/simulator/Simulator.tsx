import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useState } from 'react';
import type { SimulationResult } from '../../domain/matrix/simulation/simulate.ts';
import { SCENARIO_FORM_WORDS, SCENARIO_OPTIONS, SIMULATOR_WORDS } from '../../i18n/maths-simulator.ts';
import { createSimulator, type ScenarioForm } from '../../stores/simulator/simulator.ts';
import { FormFrame } from '../ui/FormFrame.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { AddressNote } from './AddressNote.tsx';
import { Results } from './Results.tsx';
import { RunStatus } from './RunStatus.tsx';
import styles from './Simulator.module.css';

/** @param standard a run that was made when the page was built: what is shown at first, and without JavaScript */
export function Simulator({ standard }: { readonly standard: SimulationResult }) {
  const [simulator] = useState(() => createSimulator(standard));
  const [isReady, setReady] = useState(false);
  // Charts are drawn piece by piece, between whatever else the page has to do.
  const result = useDeferredValue(useStore(simulator.$result));
  const { openAddress } = simulator;

  useEffect(() => {
    setReady(true);
    openAddress();
  }, [openAddress]);

  return (
    <div className="stack">
      <AddressNote $addressProblems={simulator.$addressProblems} />
      <fieldset className={styles.controls} disabled={!isReady}>
        <legend className={styles.legend}>{SIMULATOR_WORDS.settings}</legend>
        <Controls form={simulator.form} />
      </fieldset>
      <RunStatus simulator={simulator} />
      <Results result={result} isReady={isReady} />
    </div>
  );
}

function Controls({ form }: { readonly form: ScenarioForm }) {
  const field = { form, words: SCENARIO_FORM_WORDS };
  return (
    <FormFrame {...field}>
      <div className={styles.fields}>
        <SelectField {...field} name="matrix" options={SCENARIO_OPTIONS.matrix} />
        <TextField {...field} name="members" inputMode="numeric" autoComplete="off" />
        <SelectField {...field} name="growth" options={SCENARIO_OPTIONS.growth} />
        <TextField {...field} name="goesOnPercent" inputMode="numeric" autoComplete="off" />
        <SelectField {...field} name="income" options={SCENARIO_OPTIONS.income} />
        <TextField {...field} name="seed" inputMode="numeric" autoComplete="off" />
      </div>
    </FormFrame>
  );
}
