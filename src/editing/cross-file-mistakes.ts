import { APP_PAGES } from '#domain/routes.ts';
import { collectionList, pageOf } from './collections.ts';
import type { ContentFile } from './content-file.ts';
import { decodePart, targetError, type Targets } from './link-targets.ts';
import { shownTwice, unusedMedia } from './media.ts';
import type { Mistake } from './mistake.ts';
import type { Project } from './project.ts';
import { type Publication, publicationOf } from './publication.ts';
import { calendarDate } from './schemas/fields.ts';
import { areAlike } from './sentences.ts';
import { everConfirmed } from './translations.ts';
import { isSentence, untranslated } from './untranslated.ts';
import { isPlaceholder } from './wording.ts';

interface Post extends ContentFile {
  readonly publication: Publication;
  readonly date: string;
}

/** The mistakes that only several files together show: taken ids, positions and addresses, and dead links. */
export function crossFileMistakes(
  project: Project,
  all: readonly ContentFile[],
  now: Date,
): readonly Mistake[] {
  const files = all.filter(({ isOriginal }) => isOriginal);
  const posts = postsOf(files, now);
  const pages = knownTargets(
    project,
    posts.map(({ id, data, anchors }) => ({ slug: id, tags: stringsOf(data['tags']), anchors })),
    new Set(files.filter(({ collection }) => collection === 'pages').flatMap(({ anchors }) => [...anchors])),
  );
  const former = new Set(posts.flatMap(({ data }) => stringsOf(data['formerly'])));
  const targets: Targets = { ...pages, has: (path) => pages.has(path) || former.has(path) };
  return [
    ...idMistakes(files),
    ...orderMistakes(files),
    ...regionMistakes(files),
    ...formerPathMistakes(posts, pages),
    ...gonePosts(project, posts, former),
    ...copies(posts, 'title'),
    ...copies(posts, 'teaser'),
    ...copies(posts, 'imageAlt'),
    ...repeated(files),
    ...shownTwice(files),
    ...unusedMedia(project),
    ...farDates(posts, now),
    ...slipsInTags(posts),
    ...tagsWithoutName(all, posts),
    ...untranslated(all),
    ...all.flatMap((file) => linkMistakes(file, posts, targets, now)),
  ];
}

/** A post whose day cannot be read counts as one of today: its own mistake is told, and no other of it. */
export const postsOf = (files: readonly ContentFile[], now: Date): readonly Post[] =>
  files
    .filter(({ collection }) => collection === 'news')
    .map((file) => {
      const written = calendarDate.safeParse(file.data['date']);
      const date = written.data ?? now.toISOString().slice(0, 10);
      return { ...file, date, publication: publicationOf({ date, draft: file.isDraft }, now) };
    });

const stringsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** Collections of which the site needs each item once. An item with another mistake may be the one that is missing. */
function idMistakes(files: readonly ContentFile[]): Mistake[] {
  return collectionList.flatMap(([name, { ids = [], files: names = [] }]) => {
    const own = files.filter(({ collection }) => collection === name);
    if (own.length === 0) return [];
    const missing = own.some(({ mistakes }) => mistakes.length > 0)
      ? []
      : [
          ...ids.filter((id) => !own.some(({ data }) => data['id'] === id)).map((id) => `id: ${id}`),
          ...names.filter((id) => !own.some((file) => file.id === id)),
        ];
    return [
      ...missing.map((what) => ({
        file: `src/content/${name}/`,
        line: 1,
        field: what,
        message: 'is in no file of this folder, and the site needs it. Add it again.',
      })),
      ...twice(own, (file) => (ids.length > 0 ? [{ field: 'id', value: `${file.data['id']}` }] : [])),
    ];
  });
}

/** Positions in a list. Posts have them among those of one day. */
function orderMistakes(files: readonly ContentFile[]): Mistake[] {
  const ordered = files.filter(({ data }) => typeof data['order'] === 'number');
  const lists = Map.groupBy(ordered, ({ collection, data }) =>
    collection === 'news' ? `news of ${data['date']}` : collection,
  );
  return [...lists.values()].flatMap((list) =>
    twice(list, ({ data }) => [{ field: 'order', value: `${data['order']}` }]),
  );
}

/** A browser of one region is shown one country. */
const regionMistakes = (files: readonly ContentFile[]): Mistake[] =>
  twice(files, ({ data }) => stringsOf(data['regions']).map((value) => ({ field: 'regions', value })));

function twice(
  files: readonly ContentFile[],
  keysOf: (file: ContentFile) => readonly { readonly field: string; readonly value: string }[],
): Mistake[] {
  const first = new Map<string, string>();
  return files.flatMap((file) =>
    keysOf(file).flatMap(({ field, value }) => {
      const other = first.get(value);
      first.set(value, other ?? file.file);
      if (other === undefined) return [];
      const message = `is ${value}, as in ${other}. Give each its own.`;
      return [{ file: file.file, line: file.lineOf(field), field, message }];
    }),
  );
}

/** Readers and search engines tell posts apart by these: one that was begun as a copy of another has them still. */
function copies(posts: readonly Post[], field: 'imageAlt' | 'teaser' | 'title'): Mistake[] {
  const first = new Map<string, Post>();
  const finished = posts.filter(({ isDraft, data }) => !isDraft || !isPlaceholder(`${data[field]}`));
  return finished.flatMap((post) => {
    const words = `${post.data[field] ?? post.file}`.trim().toLowerCase();
    const other = first.get(words);
    first.set(words, other ?? post);
    const isOfOnePicture = field === 'imageAlt' && other?.data['image'] === post.data['image'];
    if (other === undefined || isOfOnePicture) return [];
    const message = `is also the ${field} of ${other.file}. Give each its own, so that readers can tell them apart.`;
    return [{ file: post.file, line: post.lineOf(field), field, message, kind: 'warning' }];
  });
}

/** Passages that an older post, or another file of a list, has too; a remark or two may be the same. */
function repeated(files: readonly ContentFile[]): Mistake[] {
  const first = new Map<string, string>();
  return files.flatMap(({ collection, file, passages }) => {
    const isOwn = (field: string) => collection !== 'news' || field === 'text';
    const texts = passages.filter(({ field, words }) => isOwn(field) && isSentence(words));
    const again = texts.filter(({ words }) => first.has(words));
    for (const { words } of texts) if (!first.has(words)) first.set(words, file);
    const [one, two] = again;
    if (one === undefined || two === undefined) return [];
    const message = `stands word for word in ${first.get(one.words)}, as do others below. Write new ones, or take them out.`;
    return [{ file, line: one.line, field: one.field, message, kind: 'warning' }];
  });
}

/** A year that was mistyped hides a post for good. */
function farDates(posts: readonly Post[], now: Date): Mistake[] {
  const limit = `${now.getUTCFullYear() + 1}${now.toISOString().slice(4, 10)}`;
  return posts
    .filter(({ date, publication }) => publication === 'scheduled' && date > limit)
    .map(({ file, date, lineOf }) => ({
      file,
      line: lineOf('date'),
      field: 'date',
      message: `is more than a year ahead: no one sees the post before ${date}. Correct the year if it is a slip.`,
      kind: 'warning',
    }));
}

/** A tag that one post has alone, and that differs by a slip of the hand from one that others have. */
function slipsInTags(posts: readonly Post[]): Mistake[] {
  const users = Map.groupBy(
    posts.flatMap((post) => stringsOf(post.data['tags']).map((tag) => ({ tag, post }))),
    ({ tag }) => tag,
  );
  const countOf = (tag: string) => users.get(tag)?.length ?? 0;
  return [...users].flatMap(([tag, [only, ...others]]) => {
    if (only === undefined || others.length > 0) return [];
    const meant = [...users.keys()].find((each) => each !== tag && countOf(each) > 1 && areAlike(each, tag));
    if (meant === undefined) return [];
    const { file, lineOf, mistakes } = only.post;
    if (mistakes.some(({ field }) => field.startsWith('tags'))) return [];
    const message = `has ${tag} in this post alone, and ${meant} in ${countOf(meant)}. Write ${meant} if it is a slip.`;
    return [{ file, line: lineOf('tags'), field: 'tags', message, kind: 'warning' }];
  });
}

/** A tag is an English word; each language with settings of its own says what its readers see. */
function tagsWithoutName(all: readonly ContentFile[], posts: readonly Post[]): Mistake[] {
  const tags = new Set(posts.flatMap(({ data }) => stringsOf(data['tags'])));
  return all
    .filter(({ collection, isOriginal }) => collection === 'site' && !isOriginal)
    .flatMap(({ file, data, lineOf }) => {
      const named = Object.keys(data['tagNames'] ?? {});
      const unnamed = [...tags].filter((tag) => !named.includes(tag));
      if (unnamed.length === 0) return [];
      const message = `lacks ${unnamed.join(', ')}, so readers see the English word. Add what it is called in their language.`;
      return [{ file, line: lineOf('tagNames'), field: 'tagNames', message, kind: 'warning' }];
    });
}

/** An old path must be free: nothing else answers there. */
function formerPathMistakes(posts: readonly Post[], pages: Targets): Mistake[] {
  const owner = new Map<string, string>();
  const own = new Map(posts.map(({ id, file }) => [`/news/${id}/`, file]));
  return posts.flatMap((post) =>
    stringsOf(post.data['formerly']).flatMap((path) => {
      const first = owner.get(path);
      owner.set(path, first ?? post.file);
      const message = own.has(path)
        ? `names ${path}, where ${own.get(path)} is now. Remove it, or rename that post.`
        : first !== undefined
          ? `names ${path}, as ${first} does. Keep it in one of the two.`
          : pages.has(path)
            ? `names ${path}, which is a page of the site. Remove it.`
            : null;
      if (message === null) return [];
      return [{ file: post.file, line: post.lineOf('formerly'), field: 'formerly', message }];
    }),
  );
}

/** A post that someone has translated, and whose address leads nowhere any more. */
function gonePosts(project: Project, posts: readonly Post[], former: ReadonlySet<string>): Mistake[] {
  const ids = new Set(posts.map(({ id }) => id));
  return [...everConfirmed(project)].flatMap((file) => {
    const [, id] = /^src\/content\/news\/([^/]+)\.mdx?$/.exec(file) ?? [];
    const path = `/news/${id}/`;
    if (id === undefined || ids.has(id) || former.has(path)) return [];
    const message = `is gone, and with it the address ${path}, which others may have kept. If the post has another name now, write formerly: [${path}] there; if not, take its line out of each confirmed.json in src/languages/.`;
    return [{ file, line: 1, field: 'file name', message, kind: 'warning' as const }];
  });
}

function linkMistakes(file: ContentFile, posts: readonly Post[], targets: Targets, now: Date): Mistake[] {
  return file.links.flatMap(({ url, line }) => {
    const message = /^[/#]/.test(url) ? linkError(file, url, posts, targets, now) : null;
    return message === null ? [] : [{ file: file.file, line, field: `link ${url}`, message }];
  });
}

function linkError(
  { collection, id, file }: ContentFile,
  url: string,
  posts: readonly Post[],
  targets: Targets,
  now: Date,
): string | null {
  const { pathname, hash } = new URL(url, 'https://site.invalid');
  const [path, anchor] = [decodePart(pathname), decodePart(hash.slice(1))];
  if (url.startsWith('#')) return targetError(pageOf(collection, id), anchor, targets);
  const target = posts.find((post) => `/news/${post.id}/` === path);
  const from = posts.find((post) => post.file === file);
  return (target && notYet(target, from, now)) ?? targetError(path, anchor, targets);
}

/** A reader must not find a link before the page that it leads to. */
function notYet(target: Post, from: Post | undefined, now: Date): string | null {
  const path = `/news/${target.id}/`;
  if (target.publication === 'published') return null;
  if (target.publication === 'draft') {
    return `leads to ${path}, which is a draft. Publish that post too, or remove the link.`;
  }
  const day = from?.publication === 'scheduled' ? from.date : now.toISOString().slice(0, 10);
  if (target.date <= day) return null;
  return `leads to ${path}, which is not published before ${target.date}. Give this post that date, or remove the link.`;
}

/** A post, as far as links to it concern. */
interface LinkedPost {
  readonly slug: string;
  readonly tags: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

const LITERAL_ID = /\sid="([\w-]+)"/g;
/** Pages of lists: how many there are, only the build knows. */
const LIST_PAGE = /page\/\d+\/$/;

/**
 * What links may lead to, as far as the sources tell without a build: pages, posts, tags and files of `public/`.
 * `tests/site/links.test.ts` looks at all that a build has made.
 *
 * @param textAnchors ids in the long texts, which several pages may show
 */
function knownTargets(
  project: Project,
  posts: readonly LinkedPost[],
  textAnchors: ReadonlySet<string>,
): Targets {
  const paths = new Set([
    '/sitemap-index.xml',
    ...fixedRoutes(project),
    ...APP_PAGES,
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
