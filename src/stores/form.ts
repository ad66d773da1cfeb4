import { atom, type ReadableAtom } from 'nanostores';
import type { BackendError } from '#backend/port/backend.ts';
import { asFailure } from './failure.ts';

export type Values<Field extends string> = Readonly<Record<Field, string>>;
export type Problems<Field extends string, Problem> = Readonly<Partial<Record<Field, Problem>>>;

/** What may be wrong with any of the fields. */
export type ProblemOf<Problems> = NonNullable<Problems[keyof Problems]>;

export interface FormState<Field extends string, Problem> {
  readonly values: Values<Field>;
  readonly problems: Problems<Field, Problem>;
  readonly phase: 'editing' | 'sending' | 'sent';
  /** Why the last sending failed, or null. */
  readonly failure: BackendError | null;
  /** How often it was submitted in vain. Each time, the summary of what is wrong takes the focus. */
  readonly failedSubmits: number;
}

type Check<Field extends string, Problem, Value> = (
  values: Values<Field>,
) => Checked<Field, Problem, Value> | Promise<Checked<Field, Problem, Value>>;

type Checked<Field extends string, Problem, Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: Problems<Field, Problem> };

export interface FormPlan<Field extends string, Problem, Value> {
  readonly initial: Values<Field>;
  readonly check: Check<Field, Problem, Value>;
  readonly send: (value: Value) => Promise<void>;
  /** A refusal that belongs beside a field, e.g. `username-taken` beside the username. */
  readonly problemsOf?: (failure: BackendError) => Problems<Field, Problem> | null;
}

export interface Form<Field extends string, Problem> {
  readonly $state: ReadableAtom<FormState<Field, Problem>>;
  readonly change: (field: Field, text: string) => void;
  /** As if each of these had been typed. */
  readonly fill: (values: Partial<Values<Field>>) => void;
  readonly submit: () => Promise<void>;
  /** Back to editing what was sent. */
  readonly reopen: () => void;
  /** Back to the initial values, for another go. */
  readonly reset: () => void;
}

/** The one life of every form: edit → check → send → sent, and back to editing with all that was typed on a mistake. */
export function createForm<Field extends string, Problem, Value>(
  plan: FormPlan<Field, Problem, Value>,
): Form<Field, Problem> {
  const noProblems = {} as Problems<Field, Problem>;
  const untouched: FormState<Field, Problem> = {
    values: plan.initial,
    problems: noProblems,
    phase: 'editing',
    failure: null,
    failedSubmits: 0,
  };
  const $state = atom<FormState<Field, Problem>>(untouched);

  const merge = (changes: Partial<FormState<Field, Problem>>) => $state.set({ ...$state.get(), ...changes });

  const fill = (typed: Partial<Values<Field>>) => {
    const { values, problems } = $state.get();
    const others = Object.entries(problems).filter(([field]) => !(field in typed));
    merge({ values: { ...values, ...typed }, problems: Object.fromEntries(others) as typeof problems });
  };

  const showErrors = (problems: Problems<Field, Problem>, failure: BackendError | null) => {
    const { failedSubmits: vainAttempts } = $state.get();
    merge({ phase: 'editing', problems, failure, failedSubmits: vainAttempts + 1 });
  };

  return {
    $state,

    change: (field, text) => fill({ [field]: text } as Partial<Values<Field>>),
    fill,

    async submit() {
      // Not when it was sent either: a page on its way elsewhere can still be clicked.
      if ($state.get().phase !== 'editing') return;
      merge({ phase: 'sending', failure: null });
      try {
        const checked = await plan.check($state.get().values);
        if (!checked.ok) return showErrors(checked.problems, null);
        await plan.send(checked.value);
        merge({ phase: 'sent', problems: noProblems });
      } catch (thrown) {
        const failure = asFailure(thrown);
        const problems = plan.problemsOf?.(failure) ?? null;
        showErrors(problems ?? noProblems, problems ? null : failure);
      }
    },

    reopen: () => merge({ phase: 'editing' }),
    reset: () => $state.set(untouched),
  };
}
