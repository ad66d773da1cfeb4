import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Card } from './card.ts';

/** Changes with whatever decides how cards look: their letters, their ground, and the code that draws them. */
export function fingerprintOfDesign(note: string): string {
  const folder = new URL('./', import.meta.url);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort();
  const hash = createHash('sha256').update(note);
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Name of the file of a card: the same for the same picture, and for no other. */
export function fileOfCard(design: string, { title, site }: Card): string {
  const content = JSON.stringify([design, site, title]);
  return `${createHash('sha256').update(content).digest('hex').slice(0, 16)}.png`;
}
