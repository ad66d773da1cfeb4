import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { COMPLETE_LANGUAGE, isLanguage, isPseudoLanguage, SOURCE_LANGUAGE } from '#domain/languages.ts';
import { exportedNames, untranslatedNames } from '#editing/exported-names.ts';

const SOURCE = fileURLToPath(new URL('../', import.meta.url)).replaceAll('\\', '/');
const LANGUAGES_FOLDER = `${SOURCE}languages/`;

interface ResolveContext {
  resolve(
    source: string,
    importer: string | undefined,
    options: object,
  ): Promise<{ readonly id: string; readonly external?: unknown } | null>;
}

/**
 * A build has the pages of one language. A file of `src/languages/<language>/` stands in for the file of the same path in
 * `src/`, so a page loads the words of its language and no others; what a language lacks, a file or one of its exports, stays
 * English. Links of a page lead to pages of its language (`site-language/middleware.ts`).
 */
export function siteLanguage(language: string): AstroIntegration {
  return {
    name: 'site-language',
    hooks: {
      'astro:config:setup': ({ addMiddleware, updateConfig }) => {
        updateConfig({ vite: { define: { 'import.meta.env.PUBLIC_LANGUAGE': JSON.stringify(language) } } });
        if (language === SOURCE_LANGUAGE) return;
        const words = () => (isPseudoLanguage(language) ? pseudoWords(language) : standIns(language));
        // Scripts that are bundled apart have plugins of their own.
        updateConfig({ vite: { plugins: [words()], worker: { plugins: () => [words()] } } });
        const entrypoint = fileURLToPath(new URL('site-language/middleware.ts', import.meta.url));
        addMiddleware({ order: 'pre', entrypoint });
      },
    },
  };
}

/** The file that stands in for one of `src/`, or null. */
export function standInFor(id: string, language: string): string | null {
  const [path = '', query] = id.replaceAll('\\', '/').split(/(?=\?)/);
  if (!path.startsWith(SOURCE) || path.startsWith(LANGUAGES_FOLDER)) return null;
  const translated = `${LANGUAGES_FOLDER}${language}/${path.slice(SOURCE.length)}`;
  return existsSync(translated) ? translated + (query ?? '') : null;
}

/** The file of `src/` that one of a language stands in for, or null. */
function originalOf(id: string, language: string): string | null {
  const [path = ''] = id.replaceAll('\\', '/').split('?');
  const folder = `${LANGUAGES_FOLDER}${language}/`;
  const original = SOURCE + path.slice(folder.length);
  return path.startsWith(folder) && path.endsWith('.ts') && existsSync(original) ? original : null;
}

export function standIns(language: string) {
  return {
    name: 'stand-ins',
    enforce: 'pre' as const,
    async resolveId(this: ResolveContext, source: string, importer: string | undefined, options: object) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const translated = resolved && standInFor(resolved.id, language);
      // A translation may use the English module that it stands in for.
      return translated === importer?.replaceAll('\\', '/') ? null : translated;
    },
    /** A translation that has only some of the words takes the others from its original. */
    transform(code: string, id: string) {
      const original = originalOf(id, language);
      if (original === null || untranslatedNames(readFileSync(original, 'utf8'), code).length === 0)
        return null;
      return { code: `${code}\nexport * from ${JSON.stringify(original)};\n`, map: null };
    },
  };
}

const PSEUDO = '\0pseudo:';
const PSEUDO_MODULE = `${SOURCE}editing/pseudo.ts`;

/** Wraps each module that is translated in one that marks all of its words. */
function pseudoWords(language: string) {
  return {
    name: 'pseudo-words',
    enforce: 'pre' as const,
    async resolveId(this: ResolveContext, source: string, importer: string | undefined, options: object) {
      if (importer?.startsWith(PSEUDO) || source.startsWith(PSEUDO)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved?.id.endsWith('.ts') || standInFor(resolved.id, COMPLETE_LANGUAGE) === null) return null;
      return PSEUDO + resolved.id;
    },
    load(id: string) {
      if (!id.startsWith(PSEUDO)) return null;
      const path = id.slice(PSEUDO.length);
      const names = exportedNames(readFileSync(path, 'utf8'));
      return [
        `import { pseudo } from ${JSON.stringify(PSEUDO_MODULE)};`,
        `import * as english from ${JSON.stringify(path)};`,
        ...names.map(
          (name) => `export const ${name} = pseudo(english.${name}, ${JSON.stringify(language)});`,
        ),
      ].join('\n');
    },
  };
}

/** The language of a build, as the build script sets it. @throws Error if the site has no such language */
export function languageOf(setting: string | undefined): string {
  const language = setting || SOURCE_LANGUAGE;
  if (isLanguage(language) || isPseudoLanguage(language)) return language;
  throw new Error(
    `SITE_LANGUAGE is ${language}, but the site has no such language: see src/domain/languages.ts.`,
  );
}
