import { getEntry } from 'astro:content';
import { type OutsideLinks, outsideLinks } from './outside-links.ts';

export interface Site {
  readonly name: string;
  readonly description: string;
  readonly foundationYear: number;
  readonly mailLanguage: 'it' | 'en';
  readonly links: OutsideLinks;
}

export async function readSite(): Promise<Site> {
  const entry = await getEntry('site', 'settings');
  if (entry === undefined) throw new Error('The content has no file src/content/site/settings.yaml. Add it.');
  return { ...entry.data, links: outsideLinks(entry.data.links) };
}
