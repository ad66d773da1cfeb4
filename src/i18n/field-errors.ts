/**
 * The `error` of a form's text, from a table of sentences by field.
 *
 * @param sentences typed, so that every error of every field has a sentence
 */
export function errorText<Field extends string, FieldError extends string>(
  sentences: Readonly<Record<Field, Readonly<Partial<Record<FieldError, string>>>>>,
): (error: FieldError, field: Field) => string {
  return (error, field) => sentences[field][error] ?? error;
}

/** The table for a form with these errors. */
export type SentencesFor<Errors extends object> = {
  readonly [Field in keyof Errors]-?: Readonly<Record<NonNullable<Errors[Field]> & string, string>>;
};
