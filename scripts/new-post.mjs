// Starts a news post: npm run news:new -- A walk through S6
// Writes a draft and a picture into src/content/news/ and prints what to do next.
import { parseArgs } from 'node:util';
import { LONGEST_TITLE } from '#editing/schemas/fields.ts';
import { createPost, fileOfSlug, NEWS_FOLDER } from './news/create.mjs';
import { slugOfTitle } from './news/draft.mjs';

const USAGE = `npm run news:new -- "Title" [--slug my-post]

Starts a news post: a draft and a picture in ${NEWS_FOLDER}. The slug is the end of its address, /news/my-post/;
without one it is made of the title.`;

const { title, chosen } = readArguments();
if (title === '') stop(`Give the title: npm run news:new -- "Title"`);
if (title.length > LONGEST_TITLE) {
  stop(
    `The title has ${title.length} characters, and search engines cut it after ${LONGEST_TITLE}. Shorten it.`,
  );
}
const slug = chosen ?? slugOfTitle(title);
if (slug === '' || slug !== slugOfTitle(slug)) {
  stop(
    `Also give a slug of small letters, digits and single hyphens, at most 60: npm run news:new -- "${title}" --slug my-post`,
  );
}
const taken = fileOfSlug(slug);
if (taken)
  stop(
    `${taken} exists already. Choose another title, or give a slug: npm run news:new -- "${title}" --slug my-post`,
  );

console.log('Drawing a picture …');
const { file, picture } = await createPost({ title, slug });

console.log(`
${file}
${picture}

Next:
1. npm run dev, and open http://localhost:4321/news/${slug}/ (it follows what you write)
2. Write the text, the teaser and the tags. The picture may be another; then describe it in imageAlt.
3. npm run news:check says what is still missing.
4. To publish, remove the line "draft: true". With a later date, the post waits for its day.
`);

/** The words of an unquoted title come one by one. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { slug: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    return { title: positionals.join(' ').trim(), chosen: values.slug?.trim() };
  } catch (error) {
    return stop(`${error.message.split('. ')[0]}.\n\n${USAGE}`);
  }
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
