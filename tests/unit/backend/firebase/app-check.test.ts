// @vitest-environment jsdom
import { initializeApp } from 'firebase/app';
import { expect, it, vi } from 'vitest';

it('lets Firebase load the script of App Check under Trusted Types, and no other', async () => {
  const policies = new Map<string, (address: string) => string>();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) =>
      policies.set(name, rules.createScriptURL),
  });
  const { switchOn } = await import('#backend/firebase/app-check.ts');
  await switchOn(initializeApp({ projectId: 'p', apiKey: 'k', appId: '1:1:web:1' }), 'site-key');

  const admit = policies.get('default');
  const address = new URL(admit?.(document.querySelector('script')?.src ?? '') ?? '');
  expect(address.origin + address.pathname).toBe('https://www.google.com/recaptcha/enterprise.js');
  expect(address.searchParams.get('trustedtypes')).toBe('true');
  expect(() => admit?.('https://www.google.com/recaptcha/about/js/main.js')).toThrow(TypeError);
});
