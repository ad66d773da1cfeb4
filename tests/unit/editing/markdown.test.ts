import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import config from '../../../astro.config.mjs';

const srcDir = new URL('../../../src/', import.meta.url);
const post = fileURLToPath(new URL('content/news/x.mdx', srcDir));
const { processor, syntaxHighlight } = config.markdown ?? {};
if (!processor?.createMdxRenderer) throw new Error('The processor of the site reads no MDX.');
const shared = { syntaxHighlight, gfm: true, smartypants: true } as Parameters<
  typeof processor.createRenderer
>[0];
const markdown = await processor.createRenderer(shared);
const mdx = await processor.createMdxRenderer(shared, { optimize: false, srcDir, sourcemap: false });

/** Renders Markdown to HTML, in which Astro puts pictures when the page is made. */
const htmlOf = async (text: string) => (await markdown.render(text)).code;
/** Compiles MDX to the module that makes the text. */
const moduleOf = async (text: string) => (await mdx.process(text, post, {})).code.replaceAll(/\s+/g, ' ');

describe('a text', () => {
  it('tells its headings, and has their ids', async () => {
    const text = '## One *two*\n\n### Two\n\n## One *two*\n';
    const headings = [
      { depth: 2, slug: 'one-two', text: 'One two' },
      { depth: 3, slug: 'two', text: 'Two' },
      { depth: 2, slug: 'one-two-1', text: 'One two' },
    ];
    const { code, metadata } = await markdown.render(text);
    expect(metadata.headings).toEqual(headings);
    expect(code).toContain('<h2 id="one-two">One <em>two</em></h2>');
    const module = await moduleOf(text);
    expect(module).toContain(`getHeadings() { return ${JSON.stringify(headings)}; }`);
    expect(module).toContain('_components.h2, { id: "one-two",');
  });

  it('has typographic quotes, in Markdown and MDX', async () => {
    expect(await htmlOf('"Quoted".')).toBe('<p>“Quoted”.</p>\n');
    expect(await moduleOf('"Quoted".')).toContain('children: "“Quoted”."');
  });

  it('strikes out between two tildes, and shows a single one as a sign', async () => {
    const text = '50~60 and 70~80, H~2~O, ~~*old*~~.';
    expect(await htmlOf(text)).toBe('<p>50~60 and 70~80, H~2~O, <del><em>old</em></del>.</p>\n');
    expect(await moduleOf('H~*2*~O.')).toContain('[ "H~", _jsx(_components.em, { children: "2" }), "~O." ]');
  });

  it('keeps a sum whole, up to its equals sign', async () => {
    expect(await htmlOf('At 3 − 1 − 2 = 0, `a + b`, +$10.')).toBe(
      '<p>At 3\u00a0−\u00a01\u00a0−\u00a02 = 0, <code>a + b</code>, +$10.</p>\n',
    );
    expect(await moduleOf('So 5 × (2¹² − 1).')).toContain('"So 5\\xA0×\\xA0(2¹²\\xA0−\\xA01)."');
  });

  it('names the site by its setting', async () => {
    expect(await moduleOf('Welcome to {site}.')).toContain('children: [ "Welcome to ", "Tessera", "." ]');
  });

  it('has the elements of MDX as they are', async () => {
    expect(await moduleOf('<details open>\n  Words.\n</details>')).toContain('_jsx("details", { open: true,');
  });
});

describe('a table', () => {
  const table = '| a | b |\n| - | -: |\n| 1 | 2 |\n';

  it('aligns by a class, and says that heads belong to their columns, in Markdown', async () => {
    const html = await htmlOf(table);
    expect(html).not.toContain('style=');
    expect(html).toContain('<td class="end">2</td>');
    expect(html).toContain('<td>1</td>');
    expect(html.match(/<th scope="col"/g)).toHaveLength(2);
  });

  it('does so in MDX, too', async () => {
    const module = await moduleOf(table);
    expect(module).not.toContain('style:');
    expect(module).toContain('_jsx(_components.td, { class: "end", children: "2" })');
    expect(module).toContain('_jsx(_components.td, { children: "1" })');
    expect(module.match(/_components.th, { scope: "col"/g)).toHaveLength(2);
  });
});

describe('code in a text', () => {
  it('is coloured by classes, since the security policy refuses style attributes', async () => {
    const code = '```js\nlet a;\n```';
    expect(await htmlOf(code)).toContain('<span class="code-keyword">let</span>');
    expect(await moduleOf(code)).toContain('class: "code-keyword", children: "let"');
    expect(await htmlOf(code)).not.toContain('style=');
  });
});

describe('a comment in MDX', () => {
  it('is not shown', async () => {
    expect(await moduleOf('Words {/* not shown */}.')).not.toContain('not shown');
  });
});

describe('a picture in Markdown', () => {
  const text = '![A "b"](./a%20b.webp "Title")';

  it('is made in the sizes in which it is shown', async () => {
    const [, attributes = ''] = /__ASTRO_IMAGE_="([^"]+)"/.exec(await htmlOf(text)) ?? [];
    expect(JSON.parse(attributes.replaceAll('&quot;', '"'))).toMatchObject({
      src: './a b.webp',
      alt: 'A “b”',
      title: 'Title',
      widths: ['720', '1440'],
      sizes: '(width < 42rem) 100vw, 42rem',
      format: 'webp',
    });
  });

  it('is left to a component in MDX', async () => {
    const module = await moduleOf(text);
    expect(module).toMatch(/import (\w+) from "\.\/a b\.webp";/);
    expect(module).toMatch(/"astro-image"\], { alt: "A “b”", title: "Title", src: \w+ }/);
  });
});

describe('a component in MDX', () => {
  it('keeps its attributes and what stands between its tags', async () => {
    const module = await moduleOf('<Callout kind="warning">\n  **Bold** words.\n</Callout>');
    expect(module).toContain('_jsx(Callout, { kind: "warning", children: _jsxs(_components.p');
  });

  it('is given the pictures and films beside the text that it names, each imported once', async () => {
    const module = await moduleOf(
      `<Video src="./a.mp4" poster="./b.webp" captions="./a.vtt" title="./A" />

<Figure src="./b.webp" alt="B">A caption with a <Figure src="./c.jpg" alt="C" /></Figure>`,
    );
    const imports = [...module.matchAll(/import (\w+) from "(\.\/[^"]+)"/g)];
    const nameOf = new Map(imports.map(([, name, file]) => [file, name]));
    expect([...nameOf.keys()].sort()).toEqual([
      './a.mp4?url&no-inline',
      './a.vtt?url&no-inline',
      './b.webp',
      './c.jpg',
    ]);
    expect(imports).toHaveLength(4);
    const named = (file: string) => nameOf.get(file);
    expect(module).toContain(
      `_jsx(Video, { src: ${named('./a.mp4?url&no-inline')}, poster: ${named('./b.webp')}, captions: ${named('./a.vtt?url&no-inline')}, title: "./A" })`,
    );
    expect(module).toContain(`_jsx(Figure, { src: ${named('./c.jpg')}, alt: "C" })`);
  });

  it('is given files of the site by their addresses', async () => {
    const module = await moduleOf(
      '<Video src="/clips/a.mp4" poster="./b.webp" captions="/a.vtt" title="A" />',
    );
    expect(module).toContain('src: "/clips/a.mp4"');
    expect(module).toContain('captions: "/a.vtt"');
  });
});
