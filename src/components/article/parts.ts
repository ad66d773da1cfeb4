/** A text in the order in which it is read: HTML, and components with what stands between their tags. */
export type Part =
  | string
  | {
      readonly name: string;
      readonly props: Readonly<Record<string, unknown>>;
      readonly parts: readonly Part[];
    };

const PART_TAG = /<article-part name="([^"]*)" props="([^"]*)">|<\/article-part>/g;

/** Finds the components in a text as `src/content/text/parts.ts` has written it. */
export function partsOf(html: string): readonly Part[] {
  const root: Part[] = [];
  const open = [root];
  let end = 0;
  const add = (part: Part) => part !== '' && open.at(-1)?.push(part);
  for (const { 0: tag, 1: name, 2: props = '', index } of html.matchAll(PART_TAG)) {
    add(html.slice(end, index));
    end = index + tag.length;
    if (name === undefined) open.pop();
    else {
      const parts: Part[] = [];
      add({ name, props: JSON.parse(decode(props)), parts });
      open.push(parts);
    }
  }
  add(html.slice(end));
  return root;
}

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>' };
const decode = (attribute: string): string =>
  attribute.replaceAll(/&(\w+);/g, (whole, name: string) => CHARACTERS[name] ?? whole);
