import type { ContentReport } from './check-content.ts';
import { countMistakes, countWarnings, type Mistake } from './mistake.ts';

/** What the check ends with: what it found, and what visitors do not see yet. */
export function summaryOf({ mistakes, warnings, inDrafts, drafts, scheduled }: ContentReport): string {
  const [next] = scheduled;
  const waiting = [
    ...(next ? [`${scheduled.length} scheduled, the next for ${dayOf(next)}`] : []),
    ...(drafts > 0 ? [drafts === 1 ? 'one draft' : `${drafts} drafts`] : []),
  ];
  return [
    ...(mistakes.length > 0 ? [`${countMistakes(mistakes.length)} in the content.`] : []),
    ...(warnings.length > 0 ? [`${countWarnings(warnings.length)}, which stop no build.`] : []),
    ...(inDrafts.length > 0 ? [`${inDrafts.length} in drafts, which no build publishes.`] : []),
    ...(mistakes.length === 0 ? ['The content has no mistake that would stop a build.'] : []),
    ...(waiting.length > 0 ? [`Not to be seen yet: ${waiting.join('; ')}.`] : []),
  ].join('\n');
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const dayOf = (date: string): string => dayFormat.format(new Date(date));

/**
 * What GitHub shows beside the line in a pull request:
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function annotationOf({ file, line, field, message }: Mistake, level: 'error' | 'warning'): string {
  const escaped = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const inProperty = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::${level} file=${inProperty(file)},line=${line},title=${inProperty(field)}::${escaped(`${field}: ${message}`)}`;
}
