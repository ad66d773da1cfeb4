import { newsText, siteText } from '#i18n/public.ts';

/** Names of the pages that have others below them. */
export const SECTION_NAMES: Readonly<Record<string, string>> = {
  '/': siteText.home,
  '/login/': siteText.logIn,
  '/news/': newsText.title,
};

export interface Crumb {
  readonly name: string;
  /** Path of the page. */
  readonly path: string;
}

/**
 * The path from the home page to a page. Of its folders, only those count that are pages.
 *
 * @param path of the page, like `/news/tags/wallets/`
 * @param sections names of the pages that have others below them, by path
 */
export function breadcrumbsOf(
  path: string,
  title: string,
  sections: Readonly<Record<string, string>>,
): readonly Crumb[] {
  const folders = [...path.slice(0, -1).matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));
  const above = folders.flatMap((folder) => {
    const name = sections[folder];
    return name === undefined ? [] : [{ name, path: folder }];
  });
  return [...above, { name: title, path }];
}
