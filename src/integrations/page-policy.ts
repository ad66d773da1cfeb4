import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Lets each page of a build carry the hashes of what that page has inline, and no others. See `policy/own-hashes.ts`. */
export function pagePolicy(): AstroIntegration {
  return {
    name: 'page-policy',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware }) => {
        if (command !== 'build') return;
        const entrypoint = fileURLToPath(new URL('policy/middleware.ts', import.meta.url));
        addMiddleware({ order: 'pre', entrypoint });
      },
    },
  };
}
