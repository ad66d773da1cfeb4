import { describe, expect, it } from 'vitest';
import { partsOf } from '../../../src/components/article/parts.ts';
import { parseBody } from '../../../src/content/body/parse-body.ts';
import { byKind, filesIn } from '../../../src/content/text/files.ts';
import { renderText } from '../../../src/content/text/render.ts';

const htmlOf = async (text: string, name = 'x.mdx') => (await renderText(name, text)).html.trim();
const inMarkdown = (text: string) => htmlOf(text, 'x.md');

describe('a text as HTML', () => {
  it('is the same from Markdown and MDX, without front matter', async () => {
    const text = '---\ntitle: A\n---\n\n## One *two*\n\nA [link](/a/), "quoted".\n';
    const html = '<h2 id="one-two">One <em>two</em></h2>\n<p>A <a href="/a/">link</a>, “quoted”.</p>';
    expect((await htmlOf(text)).replaceAll(/\n+/g, '\n')).toBe(html);
    expect(await inMarkdown(text)).toBe(html);
  });

  it('tells its headings', async () => {
    const { headings } = await renderText('x.md', '## One\n\n### Two\n\n## One\n');
    expect(headings).toEqual([
      { depth: 2, slug: 'one', text: 'One' },
      { depth: 3, slug: 'two', text: 'Two' },
      { depth: 2, slug: 'one-1', text: 'One' },
    ]);
  });

  it('has the elements of MDX as they are, and no comment', async () => {
    const html = await htmlOf('H<sub>2</sub>O {/* not shown */}\n\n<details open>\n  Words.\n</details>');
    expect(html).toContain('<p>H<sub>2</sub>O </p>');
    expect(html).toContain('<details open><p>Words.</p></details>');
    expect(html).not.toContain('not shown');
  });

  it('colours code by classes, since the security policy refuses style attributes', async () => {
    expect(await inMarkdown('```js\nlet a;\n```')).toContain('<span class="token keyword">let</span>');
  });
});

describe('a table in Markdown', () => {
  it('aligns by a class, and says that heads belong to their columns', async () => {
    const html = await inMarkdown('| a | b |\n| - | -: |\n| 1 | 2 |\n');
    expect(html).not.toContain('style=');
    expect(html).toContain('<td class="end">2</td>');
    expect(html).toContain('<td>1</td>');
    expect(html.match(/<th scope="col"/g)).toHaveLength(2);
  });
});

describe('components in a text', () => {
  const partsIn = async (text: string, name?: string) => partsOf(await htmlOf(text, name));

  it('keep their names, their attributes and what stands between their tags', async () => {
    const text = '<Figure src="./a.webp" alt="A &quot;b&quot; < c">\n  **Bold** words.\n</Figure>';
    expect(await partsIn(text)).toEqual([
      {
        name: 'Figure',
        props: { src: './a.webp', alt: 'A "b" < c' },
        parts: ['<p><strong>Bold</strong> words.</p>'],
      },
    ]);
  });

  it('may stand in one another, with text around', async () => {
    const parts = await partsIn(
      'One.\n\n<Callout>\n\nTwo.\n\n<CoinChart coin="BTC" />\n\n</Callout>\n\nThree.',
    );
    expect(parts).toEqual([
      expect.stringContaining('One.'),
      {
        name: 'Callout',
        props: {},
        parts: [expect.stringContaining('Two.'), { name: 'CoinChart', props: { coin: 'BTC' }, parts: [] }],
      },
      expect.stringContaining('Three.'),
    ]);
  });

  it.each(['x.md', 'x.mdx'])('are what pictures become, too, in %s', async (name) => {
    const parts = await partsIn('![A "b"](./a%20b.webp "Title")', name);
    expect(parts).toContainEqual({
      name: 'Picture',
      props: { src: './a b.webp', alt: 'A “b”', title: 'Title' },
      parts: [],
    });
  });
});

describe('the files beside a text', () => {
  const text = `![A](./a%20b.webp) ![B](/b.webp)

<Video src="./clips/a.mp4" poster="./a.webp" captions="/clips/intro.vtt" title="./A" />
`;
  const parsed = parseBody('x.mdx', text);
  const names = parsed.ok ? filesIn(parsed.nodes) : [];

  it('are those that it names by ./', () => {
    expect(names).toEqual(['./a b.webp', './clips/a.mp4', './a.webp']);
  });

  it('are pictures, which Astro makes smaller, or films, which have an address of their own', () => {
    expect(byKind(names, 'news')).toEqual({
      pictures: { './a b.webp': './a b.webp', './a.webp': './a.webp' },
      films: { './clips/a.mp4': '/files/news/clips/a.mp4' },
    });
  });
});
