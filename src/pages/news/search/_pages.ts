import { lessonText } from '#components/teach/text.ts';
import { readPage } from '#data/pages.ts';
import { readSite } from '#data/site.ts';
import { newsText, roadmapText } from '#i18n/public.ts';
import { logInText } from '#islands/login/text.ts';
import { registerText } from '#islands/register/text.ts';

interface Head {
  readonly title: string;
  readonly description: string;
}

const listed = (path: string, { title, description }: Head) => ({ path, title, teaser: description });

/** The pages that the search finds, by their own titles and descriptions. */
export async function listSearchPages() {
  const site = await readSite();
  const texts = (['maths', 'check', 'ledger', 'terms'] as const).map(async (id) =>
    listed(`/${id}/`, await readPage(id)),
  );
  return [
    ...(await Promise.all(texts)),
    listed('/', { title: site.name, description: site.description }),
    listed('/news/', newsText),
    listed('/roadmap/', roadmapText),
    listed('/teach/', lessonText),
    listed('/login/', { title: logInText.title, description: logInText.about }),
    listed('/register/', registerText),
  ];
}
