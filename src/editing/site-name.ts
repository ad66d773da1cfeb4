import { parse } from 'yaml';
import type { Project } from './project.ts';

const SETTINGS = 'src/content/site/settings.yaml';

/**
 * The site's name: the setting `SITE_NAME` of a build, or else `name` in the settings that editors write. Null if there is
 * none: the check of the content says so.
 */
export function siteNameIn(project: Project): string | null {
  const named = process.env['SITE_NAME'];
  if (named) return named;
  try {
    const { name } = parse(project.read(SETTINGS).toString('utf8'));
    return typeof name === 'string' ? name : null;
  } catch {
    return null;
  }
}

const SIGN = /\{site\}/g;

/** Whether the code of an expression in MDX stands for the name: that of `{site}`. */
export const isNameOfSite = (code: string): boolean => code === 'site';

/** Puts the name in place of `{site}`, in all texts of a value. */
export function nameSite<Value>(value: Value, name: string): Value;
export function nameSite(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value.replaceAll(SIGN, name);
  if (Array.isArray(value)) return value.map((each) => nameSite(each, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, nameSite(each, name)]));
}
