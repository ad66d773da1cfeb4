import * as v from 'valibot';
import type { Checked } from './checked.ts';

/**
 * Runs a valibot schema over a form as typed and keeps the first problem of each field.
 *
 * @typeParam Problems the codes that `schema` uses as its messages, by field. A schema writes each of them with
 *   `satisfies`, so that the two cannot drift apart.
 */
export function checkForm<Problems extends object, Schema extends v.GenericSchema>(
  schema: Schema,
  form: v.InferInput<Schema>,
): Checked<v.InferOutput<Schema>, Problems> {
  const parsed = v.safeParse(schema, form);
  if (parsed.success) return { ok: true, value: parsed.output };
  const codes = new Map<string, string>();
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!codes.has(field)) codes.set(field, issue.message);
  }
  return { ok: false, problems: Object.fromEntries(codes) as Problems };
}
