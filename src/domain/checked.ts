/**
 * What every form check returns: the value in canonical form, or what is wrong, by field. Problems are typed codes
 * (some with a figure); `i18n` puts them into words. A field without a problem has no key.
 */
export type Checked<Value, Problems> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problems: Problems };

/** The problems of a check, none when it passed: for putting the checks of one form's parts together. */
export function problemsOf<Problems extends object>(checked: Checked<unknown, Problems>): Partial<Problems> {
  return checked.ok ? {} : checked.problems;
}
