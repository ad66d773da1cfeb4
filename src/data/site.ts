import { version } from '#package';
import { readEntry } from './collections.ts';
import { SITE_NAME } from '#i18n/site-name.ts';
import { type OutsideLinks, outsideLinks } from './outside-links.ts';
import { securityContactOf } from './security-txt.ts';

export interface Site {
  readonly name: string;
  /** The release that this build belongs to. */
  readonly version: string;
  readonly description: string;
  readonly foundationYear: number;
  readonly mailLanguage: 'it' | 'en';
  /** For `/.well-known/security.txt`; null: there is none. */
  readonly securityContact: string | null;
  readonly links: OutsideLinks;
}

/** What readers of this build see of a tag. Its address has the tag itself. */
export async function readTagNames(): Promise<(tag: string) => string> {
  const { data } = await readEntry('site', 'settings');
  return (tag) => data.tagNames[tag] ?? tag;
}

export async function readSite(): Promise<Site> {
  const entry = await readEntry('site', 'settings');
  const links = outsideLinks(entry.data.links);
  return {
    ...entry.data,
    name: SITE_NAME,
    version,
    securityContact: securityContactOf(entry.data.securityContact, links.repository),
    links,
  };
}
