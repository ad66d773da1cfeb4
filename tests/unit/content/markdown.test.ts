import { markdownToHtml, mdxToJs } from 'satteri';
import { describe, expect, it } from 'vitest';
import { localFiles } from '../../../src/integrations/markdown/local-files.ts';
import { tableCells } from '../../../src/integrations/markdown/table-cells.ts';

const compile = async (text: string) => (await mdxToJs(text, { mdastPlugins: [localFiles] })).code;

describe('a file beside the text that a component names', () => {
  it('is imported, once, and handed over as what it is', async () => {
    const code = await compile('<Figure src="./a.webp" alt="./A" />\n\n- <Figure src="./a.webp" alt="B" />');
    expect(code.match(/import .* from ".\/.*";/g)).toEqual(['import localFile0 from "./a.webp";']);
    expect(code.match(/src: localFile0/g)).toHaveLength(2);
    expect(code).toContain('alt: "./A"');
  });

  it('is handed over as an address of its own if it is no picture', async () => {
    const code = await compile('<Video src="./a.mp4" captions="./a.vtt" title="A film" />');
    expect(code).toContain('import localFile0 from "./a.mp4?url&no-inline";');
    expect(code).toContain('import localFile1 from "./a.vtt?url&no-inline";');
    expect(code).toContain('title: "A film"');
  });

  it('is left alone elsewhere', async () => {
    expect(await compile('<Video src="/videos/a.mp4" />')).not.toContain('localFile');
    expect(await compile('[A link](./a.webp)')).not.toContain('localFile');
  });
});

describe('a table in Markdown', () => {
  const { html } = markdownToHtml('| a | b |\n| - | -: |\n| 1 | 2 |\n', { hastPlugins: [tableCells] });

  it('aligns by a class, since the security policy refuses style attributes', () => {
    expect(html).not.toContain('style=');
    expect(html).toContain('<td class="end">2</td>');
    expect(html).toContain('<td>1</td>');
  });

  it('says that heads belong to their columns', () => {
    expect(html.match(/<th scope="col"/g)).toHaveLength(2);
  });
});
