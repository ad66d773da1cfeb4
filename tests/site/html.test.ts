import { HtmlValidate, type Message, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { allPages, htmlOfPage } from './built-pages.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // The formatting of the source: a compiler and React write it.
      'no-trailing-whitespace': 'off',
      'attribute-boolean-style': 'off',
      'attr-case': 'off',
      'void-style': 'off',
      'tel-non-breaking': 'off',
      // The ids that React makes begin with an underscore, which the standard allows.
      'valid-id': ['error', { relaxed: true }],
    },
  }),
);

test.each(allPages)('%s is valid HTML', async (page) => {
  const { results } = await validator.validateString(ofTheSite(htmlOfPage(page)), page);
  expect(results.flatMap(({ messages }) => messages.map(describe))).toEqual([]);
});

/**
 * Two things that Astro writes are taken out first. What is in a `<template>` is no part of the document, but the validator
 * counts it: islands keep a copy of their waiting screen there, and the screen itself stays in the page and is checked. And
 * the one style that lets islands have no box stands before the first island, where the standard wants it in the head.
 */
const ofTheSite = (html: string): string =>
  html
    .replaceAll(/<template\b[^>]*>[\s\S]*?<\/template>/g, '')
    .replace(/<style>astro-island,astro-slot,astro-static-slot\{display:contents\}<\/style>/, '');

const describe = ({ ruleId, message, selector, line, column }: Message): string =>
  `${line}:${column} ${ruleId}: ${message} (${selector})`;
