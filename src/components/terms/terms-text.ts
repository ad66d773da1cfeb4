import type { Backend } from '#data/build.ts';

/** Phrases that show which backend a passage is about. */
const TELLTALES: Readonly<Record<Backend, RegExp>> = {
  local: /IndexedDB|embedded/,
  firebase: /Firebase|Firestore/,
};
const OTHER: Readonly<Record<Backend, Backend>> = { local: 'firebase', firebase: 'local' };

/**
 * Throws if the terms describe the data handling of another backend, or omit their own.
 *
 * @param text the MDX of the terms
 * @throws Error with the file and what to change
 */
export function assertTermsFit(text: string, backend: Backend, builtWith: readonly string[]): void {
  const shown = shownOf(text, builtWith);
  const foreign = TELLTALES[OTHER[backend]].exec(shown)?.[0];
  const passage = `<When build="${backend}">`;
  const mistakes = [
    ...(foreign === undefined
      ? []
      : [
          `says “${foreign}”, which is about the other backend. Put what holds for that one between <When build="${OTHER[backend]}"> and </When>.`,
        ]),
    ...(TELLTALES[backend].test(shown)
      ? []
      : [`does not say where the data of this build are. Say it between ${passage} and </When>.`]),
  ];
  if (mistakes.length === 0) return;
  const found = mistakes.map((mistake) => `src/content/pages/terms.mdx ${mistake}`);
  throw new Error([`These terms do not fit a build with PUBLIC_BACKEND=${backend}:`, ...found].join('\n'));
}

/** The terms as a reader of this build sees them. */
const shownOf = (text: string, builtWith: readonly string[]): string =>
  text.replace(/<When build="([\w-]+)">([\s\S]*?)<\/When>/g, (_, build: string, passage: string) =>
    builtWith.includes(build) ? passage : '',
  );
