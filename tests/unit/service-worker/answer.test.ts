import { describe, expect, it } from 'vitest';
import { answerTo } from '#service-worker/answer.ts';
import type { Release } from '#service-worker/release.ts';

const ORIGIN = 'https://club.example.org';
const release: Release = {
  id: 'a',
  language: 'en',
  prefix: '',
  files: {
    '/': 'sha256-1',
    '/dashboard/': 'sha256-2',
    '/market/snapshot.json': 'sha256-3',
    '/_astro/x.js': null,
  },
  appPages: ['/dashboard/', '/login/'],
};
const answer = (path: string, asked: { method?: string; mode?: string; destination?: string } = {}) =>
  answerTo(
    { method: 'GET', mode: 'no-cors', destination: '', ...asked, url: new URL(path, ORIGIN).href },
    release,
    ORIGIN,
  );
const visit = (path: string) => answer(path, { mode: 'navigate', destination: 'document' });

describe('the service worker answers', () => {
  it.each(['/dashboard/', '/login/?next=/dashboard/', '/login/#registered'])(
    '%s from its release, whatever the server has',
    (page) => {
      expect(visit(page)).toEqual({ kind: 'release', path: page.replace(/[?#].*/, '') });
    },
  );

  it.each(['/', '/news/', '/news/tags/a-tag/', '/404.html', '/register'])(
    '%s as the server has it now',
    (page) => {
      expect(visit(page)).toEqual({ kind: 'newest', path: page });
    },
  );

  it.each(['/_astro/x.js', '/_astro/of-an-earlier-release.js', '/_astro/fonts/a.woff2'])(
    '%s from any release: its name tells its content',
    (path) => {
      expect(answer(path)).toEqual({ kind: 'named-by-content', path });
    },
  );

  it('other files that it keeps from its release', () => {
    expect(answer('/market/snapshot.json')).toEqual({ kind: 'release', path: '/market/snapshot.json' });
  });
});

describe('the service worker leaves alone', () => {
  it.each([
    ['Google’s sign-in', visit('/__/auth/handler?apiKey=k')],
    ['the project’s settings', answer('/__/firebase/init.json')],
    ['the public log', answer('/log/checkpoint')],
    ['a page of the log', visit('/log/')],
    ['feeds', visit('/rss.xml')],
    ['films, of which players ask for parts', answer('/_astro/hero.mp4', { destination: 'video' })],
    ['captions', answer('/clips/intro.vtt', { destination: 'track' })],
    ['files that it does not keep', answer('/news/search/1.json')],
    ['the question whether the site can be reached', answer('/robots.txt', { method: 'HEAD' })],
    ['what is sent', answer('/dashboard/', { method: 'POST', mode: 'navigate' })],
    ['other sites', answer('https://identitytoolkit.googleapis.com/v1/accounts')],
    ['other sites with our paths', answer('https://elsewhere.example.org/_astro/x.js')],
  ])('%s', (_, given) => {
    expect(given).toEqual({ kind: 'none' });
  });
});
