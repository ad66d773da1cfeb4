/** What `npm run news:new` writes for the editor to replace. */
export const NEW_TEASER = 'One or two sentences that lists, feeds and link previews show.';
export const NEW_TEXT = 'Write the text here. The guide is `docs/editing.md`.';

export const isPlaceholder = (text: string): boolean => text.trim() === NEW_TEASER;

export const PLACEHOLDER = 'is still what the new post began with. Write your own.';
