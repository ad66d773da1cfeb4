import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectAt } from '#editing/project.ts';
import { confirmTranslations, translationLine, translationsOf } from '#editing/translations.ts';

let root: string;

beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'tessera-translations-'))}/`;
});

afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(root + name), { recursive: true });
    writeFileSync(root + name, content);
  }
}

const report = () => translationsOf(projectAt(root), 'it');

function confirm(...paths: string[]): void {
  const { file, content } = confirmTranslations(projectAt(root), 'it', paths);
  write({ [file]: content });
}

const WALLET = 'src/islands/wallet/text.ts';
const ITALIAN_WALLET = 'src/languages/it/islands/wallet/text.ts';
const POST = 'src/content/news/walk.mdx';
const ITALIAN_POST = 'src/content/news/walk.it.mdx';

it('words and content without a translation are missing', () => {
  write({ [WALLET]: '', [POST]: '', 'src/islands/wallet/model.ts': '' });
  expect(report()).toEqual({ missing: [WALLET, POST], partial: [], stale: [], unconfirmed: [] });
  expect(translationLine('it', report())).toBe('it: 2 missing. See npm run translations.');
});

it('a translation is confirmed when someone has compared it', () => {
  write({ [WALLET]: 'a', [ITALIAN_WALLET]: 'b', [POST]: 'a', [ITALIAN_POST]: 'b' });
  expect(report()).toMatchObject({ missing: [], unconfirmed: [ITALIAN_WALLET, ITALIAN_POST] });
  confirm(ITALIAN_POST);
  expect(report()).toMatchObject({ stale: [], unconfirmed: [ITALIAN_WALLET] });
  confirm();
  expect(report()).toEqual({ missing: [], partial: [], stale: [], unconfirmed: [] });
  expect(translationLine('it', report())).toBeNull();
});

it('a translation that has only some of the words says which it lacks', () => {
  write({
    [WALLET]: 'export const a = 1;\nexport const b = 2;\nexport function c() {}\nexport interface D {}',
  });
  write({ [ITALIAN_WALLET]: "export const b = 3;\nexport { c } from '#islands/wallet/text.ts';" });
  confirm();
  expect(report()).toMatchObject({ missing: [], partial: [`${ITALIAN_WALLET}: a`], stale: [] });
  expect(translationLine('it', report())).toBe('it: 1 in part. See npm run translations.');
});

it('it is stale once its original has changed, until it is compared again', () => {
  write({ [POST]: 'a', [ITALIAN_POST]: 'b' });
  confirm();
  write({ [POST]: 'changed' });
  expect(report()).toMatchObject({ stale: [ITALIAN_POST] });
  confirm(ITALIAN_POST);
  expect(report()).toMatchObject({ stale: [] });
});

it('a text that is only in Italian lacks nothing', () => {
  write({ [ITALIAN_POST]: 'b' });
  expect(report()).toEqual({ missing: [], partial: [], stale: [], unconfirmed: [] });
});
