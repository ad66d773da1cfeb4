// What the site says about itself and its pages to machines, in the words of https://schema.org. Every address is a whole one.
import type { Crumb } from './breadcrumbs.ts';

/** What a post adds to what every page tells. */
export interface ArticleData {
  readonly author: string;
  /** `2022-08-24`. */
  readonly date: string;
}

interface SiteData {
  readonly name: string;
  /** Address of the home page. */
  readonly url: URL;
}

const organization = ({ name, url }: SiteData) => ({
  '@type': 'Organization',
  name,
  url: url.href,
  logo: new URL('/apple-touch-icon.png', url).href,
});

const website = ({ name, url }: SiteData) => ({ '@type': 'WebSite', name, url: url.href });

/** An author whose name begins with that of the site, like "Tessera editors", is a part of it; any other is a person. */
const authorOf = (name: string, site: SiteData) =>
  `${name} `.startsWith(`${site.name} `)
    ? { '@type': 'Organization', name, url: site.url.href }
    : { '@type': 'Person', name };

interface Post extends ArticleData {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly picture: string;
}

const newsArticle = ({ title, description, url, picture, author, date }: Post, site: SiteData) => ({
  '@type': 'NewsArticle',
  headline: title,
  description,
  datePublished: date,
  inLanguage: 'en',
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
    item: new URL(path, url).href,
  })),
});

export const aboutSite = (site: SiteData) => [organization(site), website(site)];
export const aboutPage = (crumbs: readonly Crumb[], site: SiteData) => [breadcrumbList(crumbs, site)];
export const aboutPost = (post: Post, crumbs: readonly Crumb[], site: SiteData) => [
  newsArticle(post, site),
  breadcrumbList(crumbs, site),
];
