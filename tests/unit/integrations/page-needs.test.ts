import type { APIContext } from 'astro';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['en', '/login/'],
  ['it', '/it/login/'],
])('in %s the log-in page may open Google’s window', async (language, path) => {
  vi.resetModules();
  vi.stubEnv('PUBLIC_LANGUAGE', language);
  vi.stubEnv('PUBLIC_BACKEND', 'firebase');
  vi.stubEnv('PUBLIC_FIREBASE_AUTH_DOMAIN', 'tessera.example');
  const { onRequest } = await import('#integrations/policy/middleware.ts');
  const policy = `script-src 'self'; frame-src 'self'; connect-src 'self'; trusted-types tessera-picture`;
  const html = `<meta http-equiv="content-security-policy" content="${policy}">`;
  const page = new Response(html, { headers: { 'content-type': 'text/html' } });
  const context = { url: new URL(`https://tessera.example${path}`) } as APIContext;
  const answer = await onRequest(context, () => Promise.resolve(page));
  expect(await answer?.text()).toContain('tessera-google');
});
