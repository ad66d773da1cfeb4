import { getEntry, render } from 'astro:content';

type PageId = 'check' | 'check-paid' | 'ledger' | 'maths' | 'maths-published' | 'meaning' | 'terms';

/** A long text: its title, its summary for search engines, its text as it is written and as a component, and its headings for a table of contents. */
export async function readPage(id: PageId) {
  const entry = await getEntry('pages', id);
  if (entry === undefined) throw new Error(`The content has no page "${id}".`);
  return { ...entry.data, source: entry.body ?? '', ...(await render(entry)) } as const;
}
