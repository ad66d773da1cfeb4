import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** `/styleguide/` of the development server: every token and every shared control, by day and by night. No build has it. */
export function styleguide(): AstroIntegration {
  return {
    name: 'styleguide',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        const entrypoint = fileURLToPath(new URL('../styleguide/Styleguide.astro', import.meta.url));
        injectRoute({ pattern: '/styleguide/', entrypoint });
      },
    },
  };
}
