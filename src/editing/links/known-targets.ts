import type { Project } from '#editing/project.ts';
import type { Targets } from './target-error.ts';

/** A post, as far as links to it concern. */
export interface LinkedPost {
  readonly slug: string;
  readonly tags: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

const LITERAL_ID = /\sid="([\w-]+)"/g;
/** Pages of lists: how many there are, only the build knows. */
const LIST_PAGE = /page\/\d+\/$/;

/**
 * What links may lead to, as far as the sources tell without a build: pages, posts, tags and files of `public/`. The
 * build looks once more at all that it has made, see `src/integrations/live-links.ts`.
 *
 * @param textAnchors ids in the long texts, which several pages may show
 */
export function knownTargets(
  project: Project,
  posts: readonly LinkedPost[],
  textAnchors: ReadonlySet<string>,
): Targets {
  const paths = new Set([
    '/sitemap-index.xml',
    ...fixedRoutes(project),
    ...project.list('public/').map((name) => `/${name}`),
    ...posts.flatMap(({ slug, tags }) => [`/news/${slug}/`, ...tags.map((tag) => `/news/tags/${tag}/`)]),
  ]);
  const anchorsOfPost = new Map(posts.map(({ slug, anchors }) => [`/news/${slug}/`, anchors]));
  const written = idsInSources(project);
  return {
    has: (path) => paths.has(path) || (LIST_PAGE.test(path) && paths.has(path.replace(LIST_PAGE, ''))),
    anchorsOf(path) {
      if (!path.endsWith('/')) return null;
      return new Set([...written, ...(anchorsOfPost.get(path) ?? textAnchors)]);
    },
  };
}

/** `src/pages/maths.astro` is `/maths/`, `src/pages/rss.xml.ts` is `/rss.xml`. */
function fixedRoutes(project: Project): readonly string[] {
  const files = project.list('src/pages/').filter((name) => !/\[|(^|\/)_/.test(name));
  return ['/news/', ...files.map(routeOf)];
}

function routeOf(name: string): string {
  if (name.endsWith('.ts')) return `/${name.slice(0, -'.ts'.length)}`;
  const page = name.replace(/\.astro$/, '').replace(/(^|\/)index$/, '$1');
  if (page === '404') return '/404.html';
  return page === '' || page.endsWith('/') ? `/${page}` : `/${page}/`;
}

/** Ids that the pages' own sources have: the sections of the landing, for one. */
function idsInSources(project: Project): readonly string[] {
  return ['src/pages/', 'src/components/', 'src/layouts/'].flatMap((folder) =>
    project
      .list(folder)
      .filter((name) => name.endsWith('.astro'))
      .flatMap((name) =>
        [
          ...project
            .read(folder + name)
            .toString('utf8')
            .matchAll(LITERAL_ID),
        ].map(([, id = '']) => id),
      ),
  );
}
