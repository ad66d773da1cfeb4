import {
  readScenario,
  type ScenarioField,
  type ScenarioErrors,
  type ScenarioText,
  writeScenario,
} from './read-scenario.ts';
import { DEFAULT_SCENARIO, type Scenario } from './scenario.ts';

/** Each field's name in a URL. */
const NAMES: Readonly<Record<ScenarioField, string>> = {
  matrix: 'matrix',
  members: 'members',
  idlePercent: 'idle',
  budget: 'budget',
  leadersPerThousand: 'leaders',
  leaderLevels: 'levels',
  leadersInvitePercent: 'invite',
  inviters: 'inviters',
  feePercent: 'fee',
  seed: 'seed',
};
const FIELDS = Object.keys(NAMES) as ScenarioField[];

/** A URL may name no scenario, a valid one, or one with invalid values. */
export type AddressedScenario =
  | { readonly kind: 'none' }
  | { readonly kind: 'scenario'; readonly scenario: Scenario }
  | { readonly kind: 'wrong'; readonly text: ScenarioText; readonly errors: ScenarioErrors };

/** @returns a query without the question mark, `matrix=s8&members=10000&…` */
export function queryOf(scenario: Scenario): string {
  const text = writeScenario(scenario);
  return new URLSearchParams(FIELDS.map((field) => [NAMES[field], text[field]])).toString();
}

/** What the query leaves out takes its default. Other parameters are ignored. */
export function scenarioIn(query: string): AddressedScenario {
  const given = new URLSearchParams(query);
  if (!FIELDS.some((field) => given.has(NAMES[field]))) return { kind: 'none' };
  const standard = writeScenario(DEFAULT_SCENARIO);
  const text = Object.fromEntries(
    FIELDS.map((field) => [field, given.get(NAMES[field]) ?? standard[field]]),
  ) as ScenarioText;
  const read = readScenario(text);
  return read.ok ? { kind: 'scenario', scenario: read.value } : { kind: 'wrong', text, errors: read.errors };
}
