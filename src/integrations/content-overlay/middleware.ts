import { pathToFileURL } from 'node:url';
import type { MiddlewareHandler } from 'astro';
import { getEntry } from 'astro:content';
import { checkContent } from '#editing/check-content.ts';
import { pageOfFile } from '#editing/collections.ts';
import { ALL_MISTAKES } from '#editing/loader.ts';
import { contentError, isWarning, type Mistake } from '#editing/mistake.ts';

const ROOT = `${process.cwd()}/`;

export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const stopFor = (mistakes: readonly Mistake[]) => {
    const here = mistakes.filter(({ file }) => pageOfFile(file) === url.pathname);
    if (here.length > 0) throw contentError(here, pathToFileURL(ROOT));
  };
  const entry = await getEntry('mistakes', ALL_MISTAKES);
  stopFor(entry?.data.list ?? []);
  try {
    return await next();
  } catch (error) {
    // The page was asked for before the check was done: say it in our words, not in the parser's.
    const { mistakes, inDrafts } = await checkContent(ROOT, new Date());
    stopFor([...mistakes, ...inDrafts.filter((each) => !isWarning(each))]);
    throw error;
  }
};
