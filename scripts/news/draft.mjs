import { stringify } from 'yaml';

/**
 * The part of a post's address that its title gives: small letters, digits, single hyphens.
 *
 * @param {string} title
 */
export function slugOf(title) {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * A new post as it first lies in the folder: a draft with every field.
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
