import { stringify } from 'yaml';

export { slugOf } from '#search/slug.ts';

/**
 * The file of a new post: a draft with every field.
 *
 * @param {{ title: string, slug: string, date: string, author: string, imageAlt: string }} post
 */
export function draftOf({ title, slug, date, author, imageAlt }) {
  const fields = {
    title,
    date,
    author,
    teaser: 'One or two sentences that lists, feeds and link previews show.',
    image: `./${slug}.webp`,
    imageAlt,
    tags: ['programme'],
    draft: true,
  };
  return `---
${stringify(fields, { lineWidth: 0 })}# The announcement that the post reports on, if there is one:
# source: https://
---

Write the text here. The guide is \`docs/editing.md\`.
`;
}
