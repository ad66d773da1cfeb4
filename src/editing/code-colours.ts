import type { Element } from 'hast';
import { defineHastPlugin } from 'satteri';
import { codeToHast, createCssVariablesTheme, type ShikiTransformer } from 'shiki';
import { knownLanguage } from './body/code-languages.ts';

/** Names a colour by its meaning: `var(--code-token-keyword)`. */
const theme = createCssVariablesTheme({ variablePrefix: '--code-', fontStyle: false });
const TOKEN = /^color:var\(--code-token-([\w-]+)\)/;

/** Turns style attributes, which the security policy refuses, into classes. `Prose.astro` gives them colours. */
const classes: ShikiTransformer = {
  pre({ properties }) {
    delete properties['style'];
    properties['class'] = 'code';
  },
  span({ properties }) {
    const [, meaning] = TOKEN.exec(`${properties['style']}`) ?? [];
    delete properties['style'];
    if (meaning !== undefined) properties['class'] = `code-${meaning}`;
  },
};

/** Colours code blocks at build time. A language that Shiki does not know stays plain text. */
export const codeColours = defineHastPlugin({
  name: 'code-colours',
  element: {
    filter: ['pre'],
    async visit(node, context) {
      const [code] = node.children;
      if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
      const [, named] = /language-(\S+)/.exec(`${code.properties['className'] ?? ''}`) ?? [];
      const text = context.textContent(code).replace(/\n$/, '');
      const root = await codeToHast(text, {
        lang: knownLanguage(named) ?? 'text',
        theme,
        transformers: [classes],
        // With a limit, a slow machine would colour half a line.
        tokenizeTimeLimit: 0,
      });
      return root.children[0] as Element;
    },
  },
});
