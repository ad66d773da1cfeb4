import { lessonText } from '#components/teach/text.ts';
import { shownOf } from '#components/terms/terms-text.ts';
import { footerWays } from '#components/site/ways.ts';
import { BUILT_WITH, hasOutbox } from '#data/build.ts';
import { readPage } from '#data/pages.ts';
import { readSite } from '#data/site.ts';
import { searchableText } from '#editing/words.ts';
import { NAVIGATION, newsText, roadmapText } from '#i18n/public.ts';
import { forgottenPasswordText } from '#islands/forgot-password/text.ts';
import { logInText } from '#islands/login/text.ts';
import { registerText } from '#islands/register/text.ts';
import { keywords } from '#search/pack-parts.ts';
import type { ListedPage } from '#search/part.ts';
import { wordsOf } from '#search/text.ts';

interface Head {
  readonly title: string;
  readonly description: string;
}

/** How many characters of a page's most used words there is room for beside the posts. */
const CHARACTERS = 400;

/** The pages that the search finds: by their own titles and descriptions, by what links call them, and by the words of long texts. */
export async function listSearchPages(): Promise<readonly ListedPage[]> {
  const site = await readSite();
  const links = [...NAVIGATION, ...footerWays(site.links)];
  const listed = (path: string, { title, description }: Head, text = ''): ListedPage => {
    const known = wordsOf(`${title} ${description}`);
    const labels = links.filter(({ href }) => href === path).map(({ label }) => label);
    const names = keywords(labels.join(' '), new Set(known), CHARACTERS);
    const body = keywords(searchableText(text), new Set([...known, ...names.flatMap(wordsOf)]), CHARACTERS);
    const words = [...names, ...body].join(' ');
    return { path, title, teaser: description, ...(words !== '' && { words }) };
  };
  const texts = (['maths', 'check', 'ledger', 'terms'] as const).map(async (id) => {
    const page = await readPage(id);
    return listed(`/${id}/`, page, shownOf(page.source, BUILT_WITH));
  });
  return [
    ...(await Promise.all(texts)),
    listed('/', { title: site.name, description: site.description }),
    listed('/news/', newsText),
    listed('/roadmap/', roadmapText),
    listed('/teach/', lessonText),
    listed('/login/', { title: logInText.title, description: logInText.about }),
    listed('/login/forgetpassword/', {
      title: forgottenPasswordText.title,
      description: hasOutbox ? forgottenPasswordText.introWithOutbox : forgottenPasswordText.intro,
    }),
    listed('/register/', registerText),
  ];
}
