import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * The development server says what is wrong with a file in place of the page that shows it, in Astro's error overlay.
 * All other pages go on.
 */
export function contentOverlay(): AstroIntegration {
  return {
    name: 'content-overlay',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware }) => {
        if (command !== 'dev') return;
        const entrypoint = fileURLToPath(new URL('content-overlay/middleware.ts', import.meta.url));
        addMiddleware({ order: 'pre', entrypoint });
      },
    },
  };
}
