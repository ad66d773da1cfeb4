import * as v from 'valibot';
import { parseWholeNumber } from '#domain/text/whole-number.ts';
import { type ValidationResult, checkForm } from '#domain/validation.ts';
import { INVITER_RULES, LIMITS, MATRIX_CHOICES, type Scenario } from './scenario.ts';

export type ScenarioField = keyof Scenario;
/** A scenario as typed, or as in a URL. */
export type ScenarioText = Readonly<Record<ScenarioField, string>>;
export type ScenarioProblem = 'not-a-choice' | 'not-a-whole-number' | 'too-few' | 'too-many';
export type ScenarioErrors = Readonly<Partial<Record<ScenarioField, ScenarioProblem>>>;

const choice = <const Options extends readonly string[]>(options: Options) =>
  v.pipe(v.string(), v.picklist(options, 'not-a-choice' satisfies ScenarioProblem));

const wholeNumber = ({ least, most }: { readonly least: number; readonly most: number }) =>
  v.pipe(
    v.string(),
    v.transform(parseWholeNumber),
    v.number('not-a-whole-number' satisfies ScenarioProblem),
    v.minValue(least, 'too-few' satisfies ScenarioProblem),
    v.maxValue(most, 'too-many' satisfies ScenarioProblem),
  );

const schema = v.object({
  matrix: choice(MATRIX_CHOICES),
  members: wholeNumber(LIMITS.members),
  idlePercent: wholeNumber(LIMITS.idlePercent),
  budget: wholeNumber(LIMITS.budget),
  leadersPerThousand: wholeNumber(LIMITS.leadersPerThousand),
  leaderLevels: wholeNumber(LIMITS.leaderLevels),
  leadersInvitePercent: wholeNumber(LIMITS.leadersInvitePercent),
  inviters: choice(INVITER_RULES),
  feePercent: wholeNumber(LIMITS.feePercent),
  seed: wholeNumber(LIMITS.seed),
});

export const readScenario = (text: ScenarioText): ValidationResult<Scenario, ScenarioErrors> =>
  checkForm<ScenarioErrors, typeof schema>(schema, text);

export const writeScenario = (scenario: Scenario): ScenarioText =>
  Object.fromEntries(Object.entries(scenario).map(([field, value]) => [field, `${value}`])) as ScenarioText;
