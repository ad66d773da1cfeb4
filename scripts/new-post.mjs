// Starts a news post: npm run news:new -- "Title" [slug]
// Writes a draft and a picture into src/content/news/ and prints what to do next.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { parse } from 'yaml';
import { postPicture } from '#art/mosaic/post-picture.mjs';
import { render } from '#art/mosaic/render.mjs';
import { draftOf, slugOf } from './news/draft.mjs';

const FOLDER = 'src/content/news/';

const [title = '', chosen] = process.argv.slice(2).map((argument) => argument.trim());
if (title === '') stop('Give the title: npm run news:new -- "Title"');

const slug = chosen ?? slugOf(title);
if (slug === '' || slug !== slugOf(slug)) {
  stop(
    `Also give a slug of lower-case letters, digits and single hyphens: npm run news:new -- "${title}" my-post`,
  );
}
const taken = ['.mdx', '.md', '.webp']
  .map((extension) => FOLDER + slug + extension)
  .find((file) => existsSync(file));
if (taken)
  stop(
    `${taken} exists already. Choose another title, or give a slug: npm run news:new -- "${title}" my-post`,
  );

console.log('Drawing a picture …');
const { scene, alt } = postPicture(slug);
await sharp(Buffer.from(render(scene)))
  .webp({ quality: 88, smartSubsample: true })
  .toFile(scene.file);

const site = parse(readFileSync('src/content/site/settings.yaml', 'utf8'));
const date = new Date().toISOString().slice(0, 10);
const file = `${FOLDER}${slug}.mdx`;
writeFileSync(file, draftOf({ title, slug, date, author: `${site.name} editors`, imageAlt: alt }), {
  flag: 'wx',
});

console.log(`
${file}
${scene.file}

Next:
1. npm run dev, and open http://localhost:4321/news/${slug}/ (it follows what you write)
2. Write the text, the teaser and the tags. The picture may be another; then describe it in imageAlt.
3. To publish, remove the line "draft: true". With a later date, the post waits for its day.
`);

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
