import Td from './Td.astro';
import Th from './Th.astro';

/** What stands in for elements of Markdown: `<Content components={PROSE_ELEMENTS} />`. */
export const PROSE_ELEMENTS = { td: Td, th: Th };
