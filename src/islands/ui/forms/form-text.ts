/** All that a form says, given by its screen's module in `i18n`. */
export interface FormText<Field extends string, FieldError> {
  readonly fields: Readonly<Record<Field, FieldText>>;
  /** The sentence for a problem: what is wrong and how to mend it. */
  readonly error: (error: FieldError, field: Field) => string;
  readonly submit: string;
  /** On the button while the answer is awaited. */
  readonly sending: string;
}

export interface FieldText {
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
}
