import { stringify } from 'yaml';
import { NEW_TEASER, NEW_TEXT } from '#editing/wording.ts';
import { slugOf } from '#search/slug.ts';

const LONGEST_SLUG = 60;

/** Letters that Unicode does not take apart. */
const LETTERS = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', þ: 'th', ı: 'i' };

/** The file name of a post by its title: at most 60 characters, cut between words. `Isn’t it` becomes `isnt-it`. */
export function slugOfTitle(title) {
  const letters = title
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[ßæœøłđþı]/g, (each) => LETTERS[each]);
  const slug = slugOf(letters);
  return slug.length <= LONGEST_SLUG ? slug : slug.slice(0, LONGEST_SLUG + 1).replace(/-[^-]*$/, '');
}

/**
 * The file of a new post: a draft with every field that a post needs.
 *
 * @param {{ title: string, slug: string, date: string, imageAlt: string }} post
 */
export function draftOf({ title, slug, date, imageAlt }) {
  const fields = {
    title,
    date,
    teaser: NEW_TEASER,
    image: `./${slug}.webp`,
    imageAlt,
    tags: ['programme'],
    draft: true,
  };
  return `---
${stringify(fields, { lineWidth: 0 })}# Who wrote it, if not the site's editors:
# author:
# The announcement that the post reports on, if there is one:
# source: https://
---

${NEW_TEXT}
`;
}
