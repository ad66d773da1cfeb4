// Loaded with `--import`, so that a settler has no partner pages to keep: another process keeps them.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isPages = specifier === '#settler/partners/watch-partners.ts';
    return nextResolve(isPages ? new URL('no-pages.ts', import.meta.url).href : specifier, context);
  },
});
