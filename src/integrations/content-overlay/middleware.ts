import { pathToFileURL } from 'node:url';
import type { MiddlewareHandler } from 'astro';
import { getEntry } from 'astro:content';
import { checkContent } from '#editing/check-content.ts';
import { pageOfFile } from '#editing/collections.ts';
import { ALL_MISTAKES } from '#editing/loader.ts';
import { contentError, isWarning, type Mistake } from '#editing/mistake.ts';

const ROOT = `${process.cwd()}/`;

export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const isHere = ({ file }: Mistake) => pageOfFile(file) === url.pathname;
  /** Looks at the files themselves: what Astro keeps of them is behind for a moment, and at times until the next change. */
  const stopForMistakes = async () => {
    const { mistakes, inDrafts } = await checkContent(ROOT, new Date());
    const here = [...mistakes, ...inDrafts].filter((each) => isHere(each) && !isWarning(each));
    if (here.length > 0) throw contentError(here, pathToFileURL(ROOT));
  };
  const entry = await getEntry('mistakes', ALL_MISTAKES);
  if (entry?.data.list.some(isHere)) await stopForMistakes();
  try {
    return await next();
  } catch (error) {
    // The page was asked for before the check was done: say it in our words, not in the parser's.
    await stopForMistakes();
    throw error;
  }
};
