/**
 * The `problem` of a form's words, from a table with the sentences of each field.
 *
 * @param sentences typed by its owner, so that no problem of any field goes without a sentence
 */
export function problemWords<Field extends string, Problem extends string>(
  sentences: Readonly<Record<Field, Readonly<Partial<Record<Problem, string>>>>>,
): (problem: Problem, field: Field) => string {
  return (problem, field) => sentences[field][problem] ?? problem;
}

/** The table that a form with these problems needs. */
export type SentencesFor<Problems extends object> = {
  readonly [Field in keyof Problems]-?: Readonly<Record<NonNullable<Problems[Field]> & string, string>>;
};
