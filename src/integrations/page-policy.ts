import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Gives each page of a build the hashes of its own inline scripts and styles, and no others. See
 * `policy/content-security-policy.ts`.
 */
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
