import { render } from 'astro:content';
import { readEntry } from './collections.ts';

type PageId = 'check' | 'check-paid' | 'ledger' | 'maths' | 'maths-published' | 'meaning' | 'terms';

/** A long text: its title, its summary for search engines, its text as it is written and as a component, and its headings for a table of contents. */
export async function readPage(id: PageId) {
  const entry = await readEntry('pages', id);
  return {
    ...entry.data,
    language: entry.language,
    source: entry.body ?? '',
    ...(await render(entry)),
  } as const;
}
