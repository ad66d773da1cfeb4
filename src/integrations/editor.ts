import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { pictureError } from '#editing/body/pictures.ts';
import { checkContent, type ContentReport } from '#editing/check-content.ts';
import { findEntryFiles } from '#editing/entry-files.ts';
import { isLanguage, LANGUAGES, SOURCE_LANGUAGE } from '#domain/languages.ts';
import { isWarning } from '#editing/mistake.ts';
import { changePost, openPost } from '#editing/post-file.ts';
import { projectAt } from '#editing/project.ts';
import { publicationOf } from '#editing/publication.ts';
import { LONGEST_TITLE } from '#editing/schemas/fields.ts';
import { EDITOR_PAGE } from '#editor/page.ts';
import { createPost, fileOfSlug, NEWS_FOLDER } from '#scripts/news/create.mjs';
import { slugOfTitle } from '#scripts/news/draft.mjs';

/**
 * `npm run edit`: a form for posts at `/edit/` of the development server, on this machine alone. No build has any of it.
 */
export function editor(): AstroIntegration {
  let root = '';
  return {
    name: 'editor',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      // Where the editor is again, when its tab was closed or no browser opened by itself.
      'astro:server:start': ({ address, logger }) => {
        if (process.env['TESSERA_EDITOR'] === 'on') logger.info(`http://localhost:${address.port}/edit/`);
      },
      'astro:server:setup': ({ server }) => {
        if (process.env['TESSERA_EDITOR'] !== 'on') return;
        const answer = answerer(root);
        server.middlewares.use('/edit', (request, response) => {
          answer(request)
            .catch((error: Error) => refuse(500, error.message))
            .then((found) => send(response, found))
            .catch(() => response.destroy());
        });
      },
    },
  };
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly content: string | Buffer;
}

const json = (content: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  content: JSON.stringify(content),
});
const refuse = (status: number, message: string): Answer => json({ message }, status);

function send(response: ServerResponse, { status, type, content }: Answer): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(content);
}

/** Only a page of this machine asks: no other site, and none that has given its own name to this machine. */
const isOwn = ({ headers }: IncomingMessage): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '') &&
  ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined);

function answerer(root: string): (request: IncomingMessage) => Promise<Answer> {
  const folder = root + NEWS_FOLDER;
  const fileNameOf = (slug: string) =>
    ['.mdx', '.md'].map((extension) => slug + extension).find((name) => existsSync(folder + name));

  const listPosts = async () => {
    const report = await checkContent(root, new Date());
    const { entries } = findEntryFiles(projectAt(root).list(NEWS_FOLDER), 'text', NEWS_FOLDER);
    return entries
      .map(({ name }) => readPost(slugOfFile(name), name, report))
      .map(({ slug, fields, date, language, found, publication }) => ({
        slug,
        title: `${fields?.['title'] ?? slug}`,
        date,
        language,
        publication,
        mistakes: found.filter((each) => !each.isWarning).length,
      }))
      .sort((left, right) => right.date.localeCompare(left.date) || left.slug.localeCompare(right.slug));
  };

  /** The post that a file translates, or null. */
  const originalOf = (slug: string) => {
    const [, id, language = ''] = /^(.*)\.([a-z]+)$/.exec(slug) ?? [];
    const name = id === undefined || !isLanguage(language) ? undefined : fileNameOf(id);
    return name === undefined ? null : openPost(readFileSync(folder + name, 'utf8'));
  };

  const readPost = (slug: string, name: string, { mistakes, warnings, inDrafts }: ContentReport) => {
    const source = readFileSync(folder + name, 'utf8');
    const opened = openPost(source);
    const file = NEWS_FOLDER + name;
    const original = originalOf(slug);
    const all = { ...original?.fields, ...opened?.fields };
    const [, language = SOURCE_LANGUAGE] = slug.split('.');
    return {
      slug,
      file,
      date: `${all['date'] ?? ''}`,
      /** Null in the language of the program. */
      language: isLanguage(language) && language !== SOURCE_LANGUAGE ? LANGUAGES[language].name : null,
      /** Its day, tags and pictures stand in the original. */
      isTranslation: original !== null,
      fields: opened?.fields ?? null,
      body: opened?.body ?? '',
      version: versionOf(source),
      publication: publicationOf({ date: dayOr(all['date']), draft: all['draft'] === true }, new Date()),
      found: [...mistakes, ...warnings, ...inDrafts]
        .filter((each) => each.file === file)
        .map((each) => ({
          field: each.field,
          message: each.message,
          isWarning: isWarning(each),
          line: opened && each.line >= opened.bodyLine ? each.line - opened.bodyLine + 1 : null,
        })),
    };
  };

  const savePost = async (slug: string, name: string, request: IncomingMessage): Promise<Answer> => {
    const { fields, body, version } = JSON.parse((await bytesOf(request)).toString('utf8'));
    const source = readFileSync(folder + name, 'utf8');
    if (version !== null && version !== versionOf(source)) return refuse(409, 'The file has changed.');
    const changed = changePost(source, fields, body);
    if (changed !== source) writeFileSync(folder + name, changed);
    const replaced = openPost(source)?.fields['image'];
    if (fields.image !== undefined && typeof replaced === 'string')
      removeUnused(replaced.replace(/^\.\//, ''));
    return json(readPost(slug, name, await checkContent(root, new Date())));
  };

  /** A picture that was replaced, and that no post names any more, would lie there for good. */
  const removeUnused = (picture: string): void => {
    const texts = projectAt(root)
      .list(NEWS_FOLDER)
      .filter((name) => /\.mdx?$/.test(name));
    const isNamed = texts.some((name) => readFileSync(folder + name, 'utf8').includes(picture));
    if (!isNamed && /^[^/\\]+$/.test(picture)) rmSync(folder + picture, { force: true });
  };

  /** Takes away a post with its translations, and the pictures that no other post names. */
  const removePost = (name: string): Answer => {
    const stem = slugOfFile(name);
    const others = projectAt(root)
      .list(NEWS_FOLDER)
      .filter((each) => /\.mdx?$/.test(each) && each.startsWith(`${stem}.`));
    const removed = [...new Set([name, ...others])];
    const texts = removed.map((each) => readFileSync(folder + each, 'utf8'));
    for (const each of removed) rmSync(folder + each);
    for (const [picture] of texts.join('\n').matchAll(/(?<=\.\/)[\w.%-]+\.(?:avif|gif|jpe?g|png|webp)\b/gi))
      removeUnused(picture);
    return json({ removed });
  };

  const startPost = async (request: IncomingMessage): Promise<Answer> => {
    const { title } = JSON.parse((await bytesOf(request)).toString('utf8'));
    const slug = slugOfTitle(`${title}`);
    if (slug === '' || `${title}`.length > LONGEST_TITLE) {
      return refuse(
        422,
        `Give a title of at most ${LONGEST_TITLE} characters, with letters from A to Z in it: they make its address.`,
      );
    }
    const taken = fileOfSlug(slug);
    if (taken) return refuse(422, `${taken} exists already. Choose another title.`);
    await createPost({ title: `${title}`.trim(), slug });
    return json({ slug });
  };

  /** Puts a picture beside the posts, under a name that an address can have, if the site can show it. */
  const takePicture = async (
    slug: string,
    { searchParams }: URL,
    request: IncomingMessage,
  ): Promise<Answer> => {
    const given = searchParams.get('name') ?? '';
    const extension = extname(given).toLowerCase();
    const stem = slugOfTitle(given.slice(0, given.length - extension.length)) || slug;
    const bytes = await bytesOf(request);
    let name = stem + extension;
    for (let count = 2; existsSync(folder + name) && !readFileSync(folder + name).equals(bytes); count++) {
      name = `${stem}-${count}${extension}`;
    }
    const isNew = !existsSync(folder + name);
    const refused = await refusedByName(name);
    if (refused !== null) return refuse(422, refused);
    if (isNew) writeFileSync(folder + name, bytes);
    const use = searchParams.get('use') === 'lead' ? 'lead' : 'text';
    const error = await pictureError(projectAt(root), NEWS_FOLDER, `./${name}`, use);
    if (error === null) return json({ name });
    if (isNew) rmSync(folder + name);
    return refuse(422, `The picture ${error}`);
  };

  /** The picture has a kind that the site cannot show. The page says so before it writes anything. */
  const refusedByName = async (name: string) => {
    const error = await pictureError(projectAt(root), NEWS_FOLDER, `./${name}`);
    return error === null || /^(names no file|cannot be opened)/.test(error) ? null : `The picture ${error}`;
  };

  return async (request) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, , kind = '', slug = ''] = decodeURIComponent(url.pathname).split('/');
    if (!isOwn(request)) return refuse(403, 'Only this machine may ask.');
    if (!url.pathname.startsWith('/api/')) return { status: 200, type: 'text/html', content: EDITOR_PAGE };
    if (kind === 'posts') return json(await listPosts());
    if (kind === 'picture' && request.method === 'GET') return shownPicture(folder, slug);
    if (kind === 'post' && slug === '' && request.method === 'POST') return startPost(request);
    const name = /^[a-z0-9-]+(\.[a-z]+)?$/.test(slug) ? fileNameOf(slug) : undefined;
    if (name === undefined) return refuse(404, `There is no post ${slug}.`);
    if (kind === 'picture') return takePicture(slug, url, request);
    if (request.method === 'DELETE') return removePost(name);
    if (request.method === 'PUT') return savePost(slug, name, request);
    return json(readPost(slug, name, await checkContent(root, new Date())));
  };
}

function shownPicture(folder: string, name: string): Answer {
  const file = folder + name;
  if (!/^[^/\\]+\.(avif|gif|jpe?g|png|webp)$/i.test(name) || !existsSync(file))
    return refuse(404, 'No picture.');
  return {
    status: 200,
    type: `image/${extname(name).slice(1).replace(/^jpg$/i, 'jpeg')}`,
    content: readFileSync(file),
  };
}

const slugOfFile = (name: string): string => name.replace(/\.mdx?$/, '');

/** A post whose day cannot be read waits for none. */
const dayOr = (date: unknown): string => (/^\d{4}-/.test(`${date}`) ? `${date}` : '');

const versionOf = (source: string): string => createHash('sha256').update(source).digest('hex');

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
