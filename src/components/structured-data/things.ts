// Data about the site and its pages in the vocabulary of https://schema.org. URLs are absolute.
import { newsText } from '#i18n/public.ts';
import { address, LANGUAGE } from '#i18n/language.ts';
import type { Crumb } from './breadcrumbs.ts';

/** The data of a post besides that of every page. */
export interface ArticleData {
  /** Null: the site's editors. */
  readonly author: string | null;
  /** `2022-08-24`. */
  readonly date: string;
  readonly updated?: string | undefined;
  readonly tags: readonly string[];
}

interface SiteData {
  readonly name: string;
  /** URL of the home page. */
  readonly url: URL;
}

const organization = ({ name, url }: SiteData) => ({
  '@type': 'Organization',
  name,
  url: url.href,
  logo: new URL(address('/apple-touch-icon.png'), url).href,
});

const website = ({ name, url }: SiteData) => ({ '@type': 'WebSite', name, url: url.href });

/** The site's editors, and an author whose name begins with the site's, are part of it; any other is a person. */
function authorOf(author: string | null, site: SiteData) {
  const name = author ?? newsText.editors(site.name);
  const isOfSite = author === null || `${author} `.startsWith(`${site.name} `);
  return isOfSite ? { '@type': 'Organization', name, url: site.url.href } : { '@type': 'Person', name };
}

interface Post extends ArticleData {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly picture: string;
}

const newsArticle = (
  { title, description, url, picture, author, date, updated, tags }: Post,
  site: SiteData,
) => ({
  '@type': 'NewsArticle',
  headline: title,
  description,
  datePublished: date,
  dateModified: updated ?? date,
  keywords: tags,
  inLanguage: LANGUAGE,
  author: authorOf(author, site),
  publisher: organization(site),
  image: picture,
  mainEntityOfPage: url,
});

const breadcrumbList = (crumbs: readonly Crumb[], { url }: SiteData) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(address(path), url).href,
  })),
});

export const aboutSite = (site: SiteData) => [organization(site), website(site)];
export const aboutPage = (crumbs: readonly Crumb[], site: SiteData) => [breadcrumbList(crumbs, site)];
export const aboutPost = (post: Post, crumbs: readonly Crumb[], site: SiteData) => [
  newsArticle(post, site),
  breadcrumbList(crumbs, site),
];
