import { describe, expect, it } from 'vitest';
import { bodyChecker } from '#content/body/check-body.ts';
import { describeMistake } from '#content/mistake.ts';

const FRONT_MATTER = '---\ntitle: A post\n---\n\n';

/** What an editor reads about a text whose first line is line 5 of its file, without the name of the file. */
function mistakesIn(text: string, name = 'x.mdx'): readonly string[] {
  const mistakes = bodyChecker('src/content/news/')(name, FRONT_MATTER + text);
  return mistakes.map((mistake) => describeMistake(mistake).replace(`src/content/news/${name}:`, ''));
}

const inMarkdown = (text: string) => mistakesIn(text, 'x.md');

describe('a text without a mistake', () => {
  it('may hold Markdown, some HTML, comments and components', () => {
    const text = `
A [page](/maths/), [a heading](#one), [a site](https://example.org/), <a href="mailto:a@example.org">a mail</a>.

## One

![A mosaic of forms](./transformation.webp)

H<sub>2</sub>O {/* a comment */} and \`{code}\` and \\{ and \\<.

| a | b |
| - | - |
| 1 | 2 |

<details>
  <summary>More</summary>

  Words.
</details>

<Callout kind="warning">Mind **this**.</Callout>

<Figure src="./transformation.webp" alt="A mosaic of forms">
  A caption with [a link](/terms/).
</Figure>

<CoinChart coin="BTC" from="2025-01-01" to="2025-01-31" />
`;
    expect(mistakesIn(text)).toEqual([]);
  });

  it('may hold braces and comments as Markdown has them, in a .md file', () => {
    expect(inMarkdown('Some {braces}, a < b, <https://example.org>. <!-- A note. -->')).toEqual([]);
  });
});

describe('a picture in a text', () => {
  it('is refused where it is not there, in Markdown and in a component', () => {
    expect(mistakesIn('Words.\n\n![A form](./nope.png)')).toEqual([
      '7 picture: names no file: put the picture at src/content/news/nope.png, or correct the name.',
    ]);
    expect(mistakesIn('<Figure src="./nope.png" alt="A form" />')).toEqual([
      '5 <Figure> src: names no file: put the picture at src/content/news/nope.png, or correct the name.',
    ]);
  });

  it.each(['https://example.org/a.png', '//example.org/a.png', 'data:image/png;base64,AA=='])(
    'is refused from elsewhere: %s',
    (address) => {
      expect(mistakesIn(`![A form](${address})`)).toEqual([
        '5 picture: is on another site. Save the picture in src/content/news/ and name it like ./picture.webp.',
      ]);
    },
  );

  it.each(['/picture.webp', 'transformation.webp'])(
    'is refused unless it is named from ./: %s',
    (address) => {
      expect(mistakesIn(`![A form](${address})`)).toEqual([
        '5 picture: must begin with ./ and lie beside the text: put the picture in src/content/news/ and name it like ./picture.webp.',
      ]);
    },
  );

  it('is refused if it is none', () => {
    expect(mistakesIn('![A form](./transformation.mdx)')).toEqual([
      '5 picture: is no picture: use a file that ends with .webp, .avif, .jpg, .png, .gif or .svg.',
    ]);
  });

  it('is refused without words for it', () => {
    expect(mistakesIn('![](./transformation.webp)')).toEqual([
      '5 picture: does not say what it shows. Write it between the square brackets.',
    ]);
  });

  it('is refused where its address stands in another place, which the build would not read', () => {
    expect(mistakesIn('![A form][1]\n\n[1]: ./transformation.webp')).toContain(
      '5 picture: has its address in another place. Write it right behind the square brackets, in round ones.',
    );
  });
});

describe('a link in a text', () => {
  it.each([
    [
      'www.example.org',
      'leads to www.example.org, which is no whole address. Begin a page of this site with /, as in /maths/, and others with https://.',
    ],
    [
      '../maths/',
      'leads to ../maths/, which is no whole address. Begin a page of this site with /, as in /maths/, and others with https://.',
    ],
    [
      '//example.org',
      'leads to //example.org, which is no whole address. Begin a page of this site with /, as in /maths/, and others with https://.',
    ],
    ['javascript:alert', 'leads to javascript:alert, which is no web address. Use https:// or mailto:.'],
    ['', 'is empty. Write where it leads, between the round brackets.'],
  ])('is refused when it leads to "%s"', (address, sentence) => {
    expect(mistakesIn(`A [link](${address}).`)).toEqual([`5 link: ${sentence}`]);
    expect(mistakesIn(`A <a href="${address}">link</a>.`)).toEqual([`5 <a> href: ${sentence}`]);
  });
});

describe('code in a text', () => {
  it('is refused as a script', () => {
    const sentence =
      '5 <script>: is code, and texts hold none. Remove it; <CoinChart> draws a chart, <Video> plays a film.';
    expect(mistakesIn('<script>alert(1)</script>')).toEqual([sentence]);
    expect(inMarkdown('<script>alert(1)</script>')).toEqual([sentence]);
    expect(inMarkdown('<!-- A note. --><SCRIPT>alert(1)</SCRIPT>')).toHaveLength(1);
  });

  it('is refused in attributes', () => {
    expect(mistakesIn('<p style="color: red" onclick="x()">Words.</p>')).toEqual([
      '5 <p> style: is refused by the security policy of the site. Remove it.',
      '5 <p> onclick: is code, and texts hold none. Remove it.',
    ]);
    expect(mistakesIn('<Callout kind={kind}>Words.</Callout>')).toEqual([
      '5 <Callout>: has an attribute in braces, which is code. Write attributes in quotes, like title="A title".',
    ]);
    expect(mistakesIn('<p {...all}>Words.</p>')).toHaveLength(1);
  });

  it('is refused in braces and as an import', () => {
    expect(mistakesIn("import x from './x.js';\n\nWords {x}.")).toEqual([
      '5 import: is code, and texts hold none. Remove it; the components are there without.',
      '7 braces: are code, and texts hold none. To show a brace as it is, write \\{.',
    ]);
    expect(mistakesIn('Words.\n\n{<img src="https://example.org/a.png" />}')).toHaveLength(1);
  });
});

describe('HTML in a text', () => {
  it.each([
    [
      '<iframe src="https://example.org"></iframe>',
      '<iframe>: shows another site inside this one, which this site does not do. Link to it instead.',
    ],
    [
      '<img src="https://example.org/a.png" />',
      '<img>: is not allowed in a text. Use <Figure>, or a picture in Markdown: they are checked and made smaller.',
    ],
    [
      '<video src="/a.mp4"></video>',
      '<video>: is not allowed in a text. Use <Video>, which brings captions and a poster.',
    ],
    ['<form action="/x/"></form>', '<form>: is not allowed in a text. Write it in Markdown, or remove it.'],
    ['# A title', 'heading: is for the title of the page, which comes from the front matter. Begin with ##.'],
  ])('is refused: %s', (text, sentence) => {
    expect(mistakesIn(text)).toEqual([`5 ${sentence}`]);
  });

  it('is refused in a .md file, once for each element', () => {
    expect(inMarkdown('Words <b>in bold</b>.\n\n<Callout>A note.</Callout>')).toEqual(
      [5, 7].map(
        (line) =>
          `${line} <${line === 5 ? 'b' : 'Callout'}>: is not read in .md files. Write it in Markdown, or rename the file to .mdx, which may hold components and some HTML.`,
      ),
    );
  });
});

describe('a component in a text', () => {
  it('is refused when there is none of its name', () => {
    expect(mistakesIn('<Figur src="./transformation.webp" alt="A form" />')).toEqual([
      '5 <Figur>: is no component. There are Callout, CoinChart, Figure, and Video.',
    ]);
  });

  it.each([
    ['<Figure src="./transformation.webp" />', '<Figure> alt: is missing. Add it.'],
    [
      '<Figure src="./transformation.webp" alt="A form" widht="3" />',
      '<Figure>: has no attribute widht. It has src and alt.',
    ],
    ['<Callout kind="tip">A note.</Callout>', '<Callout> kind: must be note or warning, not "tip".'],
    [
      '<CoinChart coin="BTC" from="2020-01-01" />',
      '<CoinChart> from: is not recorded: the prices of BTC are recorded from 2022-11-21 to 2025-11-20.',
    ],
    [
      '<CoinChart coin="BTC" to="2030-01-01" />',
      '<CoinChart> to: is not recorded: the prices of BTC are recorded from 2022-11-21 to 2025-11-20.',
    ],
    [
      '<CoinChart coin="BTC" from="2025-02-01" to="2025-02-01" />',
      '<CoinChart> from: must be earlier than the last day of the chart.',
    ],
    [
      '<CoinChart coin="BTC" from="1 May 2025" />',
      '<CoinChart> from: must be a day of the calendar written like 2022-08-24, not "1 May 2025".',
    ],
  ])('is refused with wrong attributes: %s', (text, sentence) => {
    expect(mistakesIn(text)).toEqual([`5 ${sentence}`]);
  });

  it('is refused as a film without its files or its captions', () => {
    expect(mistakesIn('<Video src="./a.mp4" poster="./b.webp" title="A walk" />')).toEqual([
      '5 <Video> src: names no file: put it at src/content/news/a.mp4, or correct the name.',
      '5 <Video> poster: names no file: put the picture at src/content/news/b.webp, or correct the name.',
      '5 <Video> captions: is missing. Add it.',
    ]);
    expect(
      mistakesIn('<Video src="/videos/a.mov" poster="./transformation.webp" captions="/a.vtt" title="A" />'),
    ).toEqual([
      '5 <Video> src: must begin with ./ or / and end with .mp4 or .webm.',
      '5 <Video> captions: names no file: put it at public/a.vtt, or correct the name.',
    ]);
  });

  it('is refused within a sentence, which it would tear apart', () => {
    expect(mistakesIn('See <CoinChart coin="BTC" /> here.')).toEqual([
      '5 <CoinChart>: stands within a paragraph. Give it lines of its own, with an empty line before and after.',
    ]);
  });
});

describe('a text that cannot be read', () => {
  it.each([
    ['Words.\n\nIf a < b and {c', /^7 text: cannot be read: .*closing brace/],
    [
      '<Callout>\n\nWords.',
      /^5 text: cannot be read: Expected a closing tag for `<Callout>` \(5:1\)\. To show a </,
    ],
    ['<!-- A note. -->', /^5 text: cannot be read: .*to create a comment in MDX, use `\{\/\* text \*\/\}`/],
  ])('is refused with the line and what to do: %s', (text, sentence) => {
    const [mistake, ...others] = mistakesIn(text);
    expect(mistake).toMatch(sentence);
    expect(others).toEqual([]);
  });

  it('is refused when there is none', () => {
    expect(mistakesIn('')).toEqual(['1 text: is empty. Write it below the front matter.']);
  });
});
