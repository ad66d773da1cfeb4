import * as v from 'valibot';
import { plainLine, plainText } from './text/typed-text.ts';

/**
 * The result of every form check: the value in canonical form, or the errors, by field. Errors are typed codes (some
 * with a figure); `i18n` puts them into words. A field without an error has no key.
 */
export type ValidationResult<Value, Errors> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: Errors };

/** The errors of a check, or none if it passed: for combining the checks of a form's parts. */
export function errorsOf<Errors extends object>(checked: ValidationResult<unknown, Errors>): Partial<Errors> {
  return checked.ok ? {} : checked.errors;
}

/**
 * Runs a valibot schema over a form as typed and keeps the first error of each field.
 *
 * @typeParam Errors the codes that `schema` uses as its messages, by field. A schema writes each of them with
 *   `satisfies`, so that the two cannot drift apart.
 */
export function checkForm<Errors extends object, Schema extends v.GenericSchema>(
  schema: Schema,
  form: v.InferInput<Schema>,
): ValidationResult<v.InferOutput<Schema>, Errors> {
  const parsed = v.safeParse(schema, form);
  if (parsed.success) return { ok: true, value: parsed.output };
  const codes = new Map<string, string>();
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!codes.has(field)) codes.set(field, issue.message);
  }
  return { ok: false, errors: Object.fromEntries(codes) as Errors };
}

export type TextProblem = 'required' | 'too-long';

/** A `plainLine` of up to `longest` characters (code points), possibly none. */
export const optionalText = (longest: number) =>
  v.pipe(v.string(), v.transform(plainLine), v.maxCodePoints(longest, 'too-long' satisfies TextProblem));

/** The same, with at least one letter or digit. */
export const requiredText = (longest: number) =>
  v.pipe(optionalText(longest), v.regex(/[\p{L}\p{N}]/u, 'required' satisfies TextProblem));

/** A `plainText`, which may have several lines, of up to `longest` characters (code points), possibly none. */
export const optionalLines = (longest: number) =>
  v.pipe(v.string(), v.transform(plainText), v.maxCodePoints(longest, 'too-long' satisfies TextProblem));

/** The same, with at least one character. */
export const requiredLines = (longest: number) =>
  v.pipe(optionalLines(longest), v.nonEmpty('required' satisfies TextProblem));
