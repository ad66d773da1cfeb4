/**
 * The `problem` of a form's words, from a table with the sentences of each field.
 *
 * @param sentences typed by its owner, so that no problem of any field goes without a sentence
 */
export function errorText<Field extends string, FieldError extends string>(
  sentences: Readonly<Record<Field, Readonly<Partial<Record<FieldError, string>>>>>,
): (error: FieldError, field: Field) => string {
  return (error, field) => sentences[field][error] ?? error;
}

/** The table that a form with these problems needs. */
export type SentencesFor<Errors extends object> = {
  readonly [Field in keyof Errors]-?: Readonly<Record<NonNullable<Errors[Field]> & string, string>>;
};
