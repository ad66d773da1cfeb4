import type { z } from 'astro/zod';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { sentenceFor } from '#editing/sentences.ts';
import type { Components } from './components.ts';
import { attributeError, elementError, isComponent } from './elements.ts';
import { linkError } from './links.ts';

/** An error and its field. */
export interface ElementError {
  readonly field: string;
  readonly message: string;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Checks a component or HTML element in an MDX text. */
export async function checkElement(
  components: Components,
  { name, attributes }: Element,
): Promise<ElementError[]> {
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
): Promise<ElementError[]> {
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
): ElementError[] {
  const error = componentMeant(components, name) ?? elementError(name);
  if (error) return [{ field: '', message: error }];
  return Object.entries(values).flatMap(([attribute, value]) => {
    const message = attributeError(attribute) ?? (attribute === 'href' ? linkError(`${value}`) : null);
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
