/** A form's texts, given by its screen. */
export interface FormText<Field extends string, FieldError> {
  readonly fields: Readonly<Record<Field, FieldText>>;
  /** The sentence for an error: what is wrong and how to mend it. */
  readonly error: (error: FieldError, field: Field) => string;
  readonly submit: string;
  /** The button's label while sending. */
  readonly sending: string;
}

export interface FieldText {
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
}
