import type { z } from 'astro/zod';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import type { Finding } from '#editing/mistake.ts';
import { sentenceFor } from '#editing/sentences.ts';
import type { Components } from './components.ts';
import { linkError } from './links.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Checks a component or HTML element in an MDX text. */
export async function checkElement(
  components: Components,
  { name, attributes }: Element,
): Promise<Finding[]> {
  if (name === null) return [{ field: '<>', message: 'holds nothing. Remove it and its </>.' }];
  const field = `<${name}>`;
  const values: Record<string, unknown> = {};
  for (const attribute of attributes) {
    if (
      attribute.type === 'mdxJsxExpressionAttribute' ||
      (typeof attribute.value === 'object' && attribute.value !== null)
    ) {
      return [
        {
          field,
          message:
            'has an attribute in braces, which is code. Write attributes in quotes, like title="A title".',
        },
      ];
    }
    values[attribute.name] = attribute.value ?? true;
  }
  const errors = isComponent(name)
    ? await checkComponent(components, name, values)
    : checkHtml(components, name, values);
  return errors.map(({ field: attribute, message }) => ({
    field: [field, attribute].join(' ').trim(),
    message,
  }));
}

async function checkComponent(
  components: Components,
  name: string,
  values: Readonly<Record<string, unknown>>,
): Promise<Finding[]> {
  const schema = components[name];
  if (!schema) {
    const known = `is no component. There are ${listed(Object.keys(components))}.`;
    return [{ field: '', message: componentMeant(components, name.toLowerCase()) ?? known }];
  }
  const error: z.core.$ZodErrorMap = (issue) =>
    issue.code === 'unrecognized_keys'
      ? `has no attribute ${listed(issue.keys)}. It has ${listed(Object.keys(schema.shape))}.`
      : sentenceFor(issue);
  const { error: found } = await schema.safeParseAsync(values, { error });
  return (found?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }));
}

function checkHtml(
  components: Components,
  name: string,
  values: Readonly<Record<string, unknown>>,
): Finding[] {
  const error = componentMeant(components, name) ?? elementError(name);
  if (error) return [{ field: '', message: error }];
  return Object.entries(values).flatMap(([attribute, value]) => {
    const message = attributeError(attribute) ?? valueError(attribute, `${value}`);
    return message ? [{ field: attribute, message }] : [];
  });
}

/** `<callout>` is meant as the component. */
function componentMeant(components: Components, name: string): string | null {
  const alike = Object.keys(components).find((each) => each.toLowerCase() === name);
  return alike ? `is written <${alike}>; capital and small letters count.` : null;
}

const listFormat = new Intl.ListFormat('en');
const listed = (names: readonly string[]): string => listFormat.format(names);

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** HTML that a text may hold besides Markdown: plain text markup, nothing with a style or behaviour of its own. */
const INLINE = words(
  'a abbr b br cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr',
);
const BLOCK = words(
  'blockquote caption dd details div dl dt h2 h3 h4 hr li ol p pre summary table tbody td tfoot th thead tr ul',
);
const ATTRIBUTES = words('cite class colspan datetime dir href id lang open rowspan scope start title value');

/** What to use instead of elements that are refused. */
const INSTEAD: Readonly<Record<string, string>> = {
  script: 'is code, and texts hold none. Remove it; <CoinChart> draws a chart, <Video> plays a film.',
  iframe: 'shows another site inside this one, which this site does not do. Link to it instead.',
  img: 'is not allowed in a text. Use <Figure>, or a picture in Markdown: they are checked and made smaller.',
  video: 'is not allowed in a text. Use <Video>, which brings captions and a poster.',
  h1: 'is for the title of the page, which is among the fields. Begin with ##.',
};

export const isComponent = (name: string): boolean => /^[A-Z]|\./.test(name);

/** Whether an element needs lines of its own: inside a sentence it would split the paragraph. */
export const isBlock = (name: string): boolean => isComponent(name) || BLOCK.has(name);

/** Why a text may not hold an element, as the rest of a sentence, or null. */
export function elementError(name: string): string | null {
  if (INLINE.has(name) || BLOCK.has(name)) return null;
  return INSTEAD[name] ?? 'is not allowed in a text. Write it in Markdown, or remove it.';
}

export function attributeError(name: string): string | null {
  if (ATTRIBUTES.has(name)) return null;
  if (name === 'style') return 'is refused by the security policy of the site. Remove it.';
  if (/^on/i.test(name)) return 'is code, and texts hold none. Remove it.';
  return 'is not allowed in a text. Remove it.';
}

/** Why an attribute that is allowed has a wrong value, as the rest of a sentence, or null. */
function valueError(name: string, value: string): string | null {
  if (name === 'href') return linkError(value);
  if (name === 'dir' && !/^(ltr|rtl|auto)$/.test(value)) return `must be ltr, rtl or auto, not "${value}".`;
  if (name === 'lang' && !isLanguage(value)) {
    return `is no code of a language: "${value}". Write its two letters, like it, en or de.`;
  }
  return null;
}

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

function isLanguage(tag: string): boolean {
  const [, language] = /^([a-z]{2,3})(?:-[a-z0-9]{2,8})*$/i.exec(tag) ?? [];
  return language !== undefined && languages.of(language) !== undefined;
}

const WITH_WORDS: ReadonlySet<string> = new Set(['Callout', 'When', 'FoldOnPhone']);

export function emptyComponent({ name, children }: Element): Finding[] {
  if (name === null || !WITH_WORDS.has(name) || children.length > 0) return [];
  const message = `holds nothing. Write its words between <${name}> and </${name}>.`;
  return [{ field: `<${name}>`, message, kind: 'unfinished' }];
}
