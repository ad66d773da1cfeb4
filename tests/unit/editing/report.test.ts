import { describe, expect, it } from 'vitest';
import type { ContentReport } from '#editing/check-content.ts';
import { annotationOf, summaryOf } from '#editing/report.ts';

const NOTHING: ContentReport = { mistakes: [], warnings: [], inDrafts: [], drafts: 0, scheduled: [] };
const mistake = { file: 'src/content/news/a.md', line: 3, field: 'date', message: 'is wrong.' };

describe('the check ends with', () => {
  it.each<[string, Partial<ContentReport>, string]>([
    ['that all is well', {}, 'The content has no mistake that would stop a build.'],
    [
      'how many mistakes and warnings there are',
      { mistakes: [mistake], warnings: [mistake, mistake], inDrafts: [mistake] },
      'One mistake in the content.\n2 warnings, which stop no build.\n1 in drafts, which no build publishes.',
    ],
    [
      'what visitors do not see yet, and from when',
      {
        drafts: 2,
        scheduled: ['2062-11-01'],
      },
      'The content has no mistake that would stop a build.\nNot to be seen yet: 1 scheduled, the next for 1 Nov 2062; 2 drafts.',
    ],
  ])('%s', (_, found, said) => {
    expect(summaryOf({ ...NOTHING, ...found })).toBe(said);
  });
});

describe('GitHub is told', () => {
  it('the place and the sentence', () => {
    expect(annotationOf(mistake, 'error')).toBe(
      '::error file=src/content/news/a.md,line=3,title=date::date: is wrong.',
    );
  });

  it('signs that would end its command as it wants them written', () => {
    const odd = { ...mistake, field: 'link /a,b:c', message: 'is 50% of\ntwo lines.' };
    expect(annotationOf(odd, 'warning')).toBe(
      '::warning file=src/content/news/a.md,line=3,title=link /a%2Cb%3Ac::link /a,b:c: is 50%25 of%0Atwo lines.',
    );
  });
});
