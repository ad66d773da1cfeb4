// Lists what each language lacks: npm run translations
// With --confirm it says that all translations, or those that are named, were compared with their originals as they are now.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs, styleText } from 'node:util';
import { isLanguage, LANGUAGE_TAGS, LANGUAGES, SOURCE_LANGUAGE } from '#domain/languages.ts';
import { projectAt } from '#editing/project.ts';
import { confirmTranslations, translationsOf } from '#editing/translations.ts';

const { values, positionals } = readOptions();
const root = fileURLToPath(new URL('..', import.meta.url));
const project = projectAt(root);
const asked = LANGUAGE_TAGS.filter((tag) => tag !== SOURCE_LANGUAGE && tag === (values.language ?? tag));

for (const language of asked) {
  if (values.confirm) {
    const { file, content, count } = confirmTranslations(project, language, positionals);
    writeFileSync(root + file, content);
    console.log(`${LANGUAGES[language].name}: ${count} confirmed in ${file}.`);
    continue;
  }
  const { missing, partial, stale, unconfirmed } = translationsOf(project, language);
  console.log(styleText('bold', LANGUAGES[language].name));
  list('Missing: shown in English', missing);
  list('In part: these words are shown in English', partial);
  list('Stale: the original was changed since', stale);
  list('Not compared with the original yet', unconfirmed);
  if (missing.length + partial.length + stale.length + unconfirmed.length === 0)
    console.log('Everything is translated.');
}

function list(heading: string, files: readonly string[]): void {
  if (files.length > 0) console.log([`\n${heading} (${files.length}):`, ...files].join('\n  '));
}

function readOptions() {
  try {
    const options = { confirm: { type: 'boolean', default: false }, language: { type: 'string' } } as const;
    const read = parseArgs({ options, allowPositionals: true });
    const { language } = read.values;
    if (language !== undefined && !isLanguage(language))
      throw new Error(`The site has no language ${language}.`);
    return read;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('npm run translations -- [--language it] [--confirm [FILE…]]');
    process.exit(2);
  }
}
