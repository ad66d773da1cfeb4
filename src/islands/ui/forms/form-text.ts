/** All that a form says, given by its screen's module in `i18n`. */
export interface FormWords<Field extends string, Problem> {
  readonly fields: Readonly<Record<Field, FieldWords>>;
  /** The sentence for a problem: what is wrong and how to mend it. */
  readonly problem: (problem: Problem, field: Field) => string;
  readonly submit: string;
  /** On the button while the answer is awaited. */
  readonly sending: string;
}

export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
}
