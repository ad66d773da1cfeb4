import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * The development server says what is wrong with a file in place of the page that shows it, in Astro's error overlay.
 * All other pages go on. And it shows a picture as it is now: Astro lets the browser keep each for a year, also one
 * that is replaced.
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
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/_image', (_, response, next) => {
          keepNoCopy(response);
          next();
        });
      },
    },
  };
}

function keepNoCopy(response: ServerResponse): void {
  const { setHeader } = response;
  response.setHeader = (name, value) =>
    setHeader.call(response, name, name.toLowerCase() === 'cache-control' ? 'no-cache' : value);
}
