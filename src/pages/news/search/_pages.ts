import { lessonText } from '#components/teach/text.ts';
import { shownOf } from '#components/terms/terms-text.ts';
import { footerWays } from '#components/site/ways.ts';
import { BUILT_WITH, hasOutbox } from '#data/build.ts';
import { listStartSteps } from '#data/how-to-start.ts';
import { readPage } from '#data/pages.ts';
import type { SearchablePage } from '#data/search.ts';
import { readSite } from '#data/site.ts';
import { KEPT_WAYS, NAVIGATION, newsText, roadmapText } from '#i18n/public.ts';
import { forgottenPasswordText } from '#islands/forgot-password/text.ts';
import { logInText } from '#islands/login/text.ts';
import { registerText } from '#islands/register/text.ts';

type Head = Pick<SearchablePage, 'title' | 'description'>;

/** The pages that the search finds. */
export async function listSearchPages(): Promise<readonly SearchablePage[]> {
  const [site, steps] = await Promise.all([readSite(), listStartSteps()]);
  const start = steps.flatMap(({ title, text }) => [title, ...text]).join('\n');
  const links = [...NAVIGATION, ...footerWays(site.links)].flat();
  const page = (path: string, { title, description }: Head, text = ''): SearchablePage => {
    const names = links.filter(({ href }) => href === path).map(({ label }) => label);
    return { path, title, description, names, text };
  };
  const texts = [['maths', 'maths-published'], ['check', 'check-paid'], ['ledger'], ['terms']] as const;
  const written = texts.map(async ([id, ...others]) => {
    const [first, ...rest] = await Promise.all([readPage(id), ...others.map(readPage)]);
    const sources = [first, ...rest].map(({ source }) => shownOf(source, BUILT_WITH));
    return page(`/${id}/`, first, sources.join('\n'));
  });
  return [
    ...(await Promise.all(written)),
    page('/', { title: KEPT_WAYS[0].label, description: site.description }, `${site.name}\n${start}`),
    page('/news/', newsText),
    page('/roadmap/', roadmapText),
    page('/teach/', lessonText),
    page('/login/', { title: logInText.title, description: logInText.about }),
    page('/login/forgetpassword/', {
      title: forgottenPasswordText.title,
      description: hasOutbox ? forgottenPasswordText.introWithOutbox : forgottenPasswordText.intro,
    }),
    page('/register/', registerText),
  ];
}
