import * as v from 'valibot';

/**
 * The result of every form check: the value in canonical form, or the errors, by field. Errors are typed codes (some
 * with a figure); `i18n` puts them into words. A field without an error has no key.
 */
export type ValidationResult<Value, Problems> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problems: Problems };

/** The errors of a check, or none if it passed: for combining the checks of a form's parts. */
export function errorsOf<Problems extends object>(
  checked: ValidationResult<unknown, Problems>,
): Partial<Problems> {
  return checked.ok ? {} : checked.problems;
}

/**
 * Runs a valibot schema over a form as typed and keeps the first error of each field.
 *
 * @typeParam Problems the codes that `schema` uses as its messages, by field. A schema writes each of them with
 *   `satisfies`, so that the two cannot drift apart.
 */
export function checkForm<Problems extends object, Schema extends v.GenericSchema>(
  schema: Schema,
  form: v.InferInput<Schema>,
): ValidationResult<v.InferOutput<Schema>, Problems> {
  const parsed = v.safeParse(schema, form);
  if (parsed.success) return { ok: true, value: parsed.output };
  const codes = new Map<string, string>();
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!codes.has(field)) codes.set(field, issue.message);
  }
  return { ok: false, problems: Object.fromEntries(codes) as Problems };
}

export type TextProblem = 'required' | 'too-long';

/** A line of text, trimmed, up to `longest` characters (code points), possibly empty. */
export const optionalText = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.maxCodePoints(longest, 'too-long' satisfies TextProblem));

/** The same, with at least one letter or digit: invisible characters do not count. */
export const requiredText = (longest: number) =>
  v.pipe(optionalText(longest), v.regex(/[\p{L}\p{N}]/u, 'required' satisfies TextProblem));
