import { expect, type Page } from '@playwright/test';
import { searchPosts } from '#bench/support/search-posts.mjs';
import { packParts } from '#search/pack-parts.ts';
import { searchable } from '#tests/unit/search/posts.ts';
import { expectNoFindings } from './pages/axe.ts';
import { test } from './test.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search pages and news' });
const landmark = (page: Page) => page.getByRole('search');
const results = (page: Page) => landmark(page).locator('ol').getByRole('listitem');
const status = (page: Page) => landmark(page).getByRole('status');
const failure = (page: Page) => landmark(page).getByRole('alert');
/** A post in the list that the page has without a search. */
const listed = (page: Page) => page.getByRole('article').first();

/** Posts of the tests' own: editors may write what they like. */
const POSTS = [
  searchable({
    title: 'Transformation',
    slug: 'transformation',
    tags: ['metaverse'],
    teaser: 'The programme, the seed and a modernised system.',
  }),
  searchable({
    title: 'Login by ForceID',
    slug: 'login-by-forceid',
    tags: ['security'],
    teaser: 'A demo of the programme, without its seed.',
    body: 'Never enter your phrase.',
  }),
  searchable({
    title: 'Update about SFC',
    slug: 'update-about-sfc',
    date: '2022-08-16',
    tags: ['security'],
    teaser: 'Avoiding a vulnerability.',
  }),
];

test.beforeEach(async ({ page }) => {
  const [json] = await packParts(POSTS);
  await page.route('/news/search/1.json', (route) => route.fulfill({ json }));
});

test('the search loads when it is used, finds while one types, and is shared by its URL', async ({
  page,
}) => {
  await test.step('what the search needs is loaded when it is used, and not before', async () => {
    await page.goto('/news/', { waitUntil: 'networkidle' });
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // The browser fetches it when it pleases.
      if (pathname !== '/favicon.svg') requested.push(pathname);
    });
    await field(page).focus();
    await expect
      .poll(() => requested)
      .toEqual([expect.stringMatching(/^\/_astro\/client-.+\.js$/), '/news/search/1.json']);
  });

  await test.step('while typing, matching posts replace the list, with the matches marked', async () => {
    await page.goto('/news/');
    await expect(listed(page)).toBeVisible();
    await field(page).pressSequentially('vulnerab');
    await expect(status(page)).toHaveText('1 result found.');
    await expect(results(page)).toHaveCount(1);
    await expect(results(page).getByRole('link', { name: 'Update about SFC' })).toBeVisible();
    await expect(results(page)).toContainText('16 August 2022');
    await expect(results(page).locator('mark')).toHaveText('vulnerab');
    await expect(listed(page)).toBeHidden();
  });

  await test.step('words may be mistyped, in any order, and anywhere in the post', async () => {
    await page.goto('/news/');
    await field(page).fill('phrase forcid');
    await expect(results(page).getByRole('link')).toHaveText(['Login by ForceID']);
    await expect(results(page)).not.toContainText('In the text');
  });

  await test.step('another form of a word that was found is named, and a button ends the search', async () => {
    await page.route('/news/login-by-forceid/', (route) => route.abort());
    await field(page).fill('phrases');
    await expect(results(page)).toContainText('In the text: phrase');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(listed(page)).toBeVisible();
  });

  await test.step('the menu of every page leads to the field', async () => {
    await page.goto('/roadmap/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('transform');
    await expect(results(page).getByRole('link')).toHaveText(['Transformation']);
  });

  await test.step('without a match it says so in place of the list, and offers other ways', async () => {
    await page.goto('/news/?q=zebra');
    await expect(status(page)).toHaveText('Nothing found for “zebra”.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
    await expect(listed(page)).toBeHidden();
    const way = page.getByRole('main').getByRole('link', { name: 'Check an offer', exact: true });
    await expect(way).toBeVisible();
    await field(page).fill('');
    await expect(way).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
    await expect(listed(page)).toBeVisible();
  });

  await test.step('a search can be shared by its URL, also on the pages of a tag', async () => {
    await page.goto('/news/');
    const tag = await page
      .getByRole('list', { name: 'Tags' })
      .first()
      .getByRole('link')
      .nth(1)
      .getAttribute('href');
    await page.goto(`${tag}?q=metaverse`);
    await expect(field(page)).toHaveValue('metaverse');
    await expect(results(page).getByRole('link')).toHaveText(['Transformation']);
  });

  await test.step('the page for a missing page has the search, and links to go on', async () => {
    await page.goto('/no/such/page/');
    await expect(field(page)).toHaveValue('');
    for (const name of ['To the home page', 'News', 'Check an offer']) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
    }
    await field(page).fill('transform');
    await expect(results(page).getByRole('link')).toHaveText(['Transformation']);
    await expect(page).toHaveURL(/\/no\/such\/page\/\?q=transform$/);
  });
});

test('a result says where its page has the word; a late answer moves nothing in sight', async ({ page }) => {
  await page.unrouteAll();
  // Until a time is set, no answer is late.
  await page.addInitScript(() => {
    performance.now = () => 0;
  });
  await page.route('/maths/', async (route) => {
    const body = `<main><h1>Sums</h1><h2 id="coins">About coins</h2>
      <p>They come from a faucet. A quokka takes none! There are more.</p></main>`;
    await delayed;
    await route.fulfill({ contentType: 'text/html', body });
  });
  let delayed: Promise<void> | undefined;
  let teaser = 'What is kept. '.repeat(8);
  await page.route('/news/search/1.json', async (route) => {
    const [json] = await packParts(POSTS, [
      { path: '/maths/', title: 'Sums', teaser, words: 'quokka' },
      { path: '/teach/', title: 'Lessons', teaser: 'What is taught.', words: 'quokkas' },
    ]);
    await route.fulfill({ json });
  });
  await page.route('/teach/', (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<main><p>No quokkas today.</p></main>' }),
  );
  await page.goto('/news/?q=quokka');
  await expect(results(page).first().locator('mark')).toHaveText('quokka');
  await expect(results(page).first()).toContainText('A quokka takes none!');
  await expect(results(page).first()).not.toContainText('faucet');
  await expect(results(page).first().getByRole('link', { name: 'About coins' })).toHaveAttribute(
    'href',
    '/maths/#coins',
  );
  await expect(results(page).last(), 'the page cannot be had').toContainText('What is taught.');

  const answerLate = async () => {
    const late = Promise.withResolvers<void>();
    delayed = late.promise;
    await page.reload();
    await expect(results(page)).toHaveCount(2);
    const before = await results(page).last().boundingBox();
    await page.evaluate(() => {
      performance.now = () => 10_000;
    });
    const answer = page.waitForResponse('/maths/');
    late.resolve();
    await (await answer).finished();
    return before;
  };
  const before = await answerLate();
  await expect(results(page).first()).toContainText('A quokka takes none!');
  expect(await results(page).last().boundingBox()).toEqual(before);

  // One that takes more room than is there does not come.
  await page.setViewportSize({ width: 320, height: 800 });
  teaser = 'Kept.';
  const stays = await answerLate();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  await expect(results(page).first()).toContainText('Kept.');
  expect(await results(page).last().boundingBox()).toEqual(stays);
});

test('pages are found before posts, and by what they say', async ({ page, context }) => {
  await test.step('a page of that name comes before the posts', async () => {
    await page.unrouteAll();
    await page.goto('/no/such/page/?q=ledger');
    await expect(results(page).getByRole('link').first()).toHaveText('The ledger');
    await expect(results(page).first()).toContainText('Page');
    await results(page).getByRole('link').first().click();
    await expect(page).toHaveURL('/ledger/');
  });

  await test.step('a page is found by what the footer calls it, and by the words of its text', async () => {
    await page.unrouteAll();
    await page.goto('/news/');
    for (const [word, path] of [
      ['teacher', '/teach/'],
      ['password', '/login/forgetpassword/'],
      ['password', '/terms/'],
      ['withdrawal', '/terms/'],
      ['wallet', '/terms/'],
      ['wallet', '/'],
    ] as const) {
      await field(page).fill(word);
      await expect(results(page).locator(`[href='${path}']`)).toBeVisible();
    }
  });

  await test.step('offline it says so; back online the search continues with the typed text', async () => {
    await page.unrouteAll();
    await page.goto('/news/');
    const title = `${await listed(page).getByRole('link').textContent()}`;
    await context.setOffline(true);
    await field(page).fill(title);
    await expect(failure(page)).toContainText('The search could not be loaded');
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await expect(failure(page)).toBeVisible();

    await context.setOffline(false);
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await expect(results(page).getByRole('link').first()).toHaveText(title);
    await expect(failure(page)).toBeHidden();
  });
});

test('an index is loaded part by part, and a failure is reported, with a retry', async ({ page }) => {
  await test.step('an index that fails to load is reported, with a retry', async () => {
    await page.route('/news/search/1.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.goto('/news/?q=login');
    await expect(failure(page)).toBeVisible();
    await expect(field(page)).toHaveValue('login');
    await expect(status(page)).toHaveText('');

    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await expect(results(page).getByRole('link').first()).toHaveText('Login by ForceID');
  });

  await test.step('of many posts the newest are searched first, older ones when they are asked for', async () => {
    // The third part alone has the post. More posts than the site has, in the index as the build would write it.
    const posts = searchPosts(600).map((post, index) =>
      index === 500 ? { ...post, title: 'Quetzalcoatl', slug: 'quetzalcoatl' } : post,
    );
    const parts = await packParts(posts);
    await page.route('/news/search/*.json', (route) => {
      const number = Number(/\d+/.exec(route.request().url().split('/').at(-1) ?? ''));
      return route.fulfill({ json: parts[number - 1] });
    });
    await page.goto('/news/?q=quetzal');
    await expect(status(page)).toHaveText('Nothing found for “quetzal” among the newest 200 posts.');
    await landmark(page).getByRole('button', { name: 'Search older posts' }).click();
    await expect(results(page).getByRole('link')).toHaveText(['Quetzalcoatl']);
    await expect(status(page)).toHaveText('1 result found.');
    await expect(status(page)).toBeFocused();
    await expect(landmark(page).getByRole('button', { name: 'Search older posts' })).toBeHidden();

    await field(page).fill('the');
    await expect(status(page)).toHaveText(
      /^\d+ results found\. The best 20 are below; another word narrows them down\.$/,
    );
    await expect(results(page)).toHaveCount(20);
  });
});

test('axe finds nothing in results, without a match and in a failure', async ({ page }) => {
  await page.goto('/news/?q=programme%20seed');
  await expect(results(page).first()).toBeVisible();
  await expectNoFindings(page);

  await field(page).fill('zebra');
  await expect(status(page)).toContainText('Nothing found');
  await expectNoFindings(page);

  await page.route('/news/search/1.json', (route) => route.abort());
  await page.goto('/no/such/page/?q=login');
  await expect(failure(page)).toBeVisible();
  await expectNoFindings(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, way] of [
    ['/news/', 'maths'],
    ['/no/such/page/', 'News'],
  ] as const) {
    test(`there is no field on ${path}, and links lead on`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('searchbox')).toHaveCount(0);
      await expect(
        page.getByRole('main').getByRole('link', { name: way, exact: true }).first(),
      ).toBeVisible();
    });
  }
});
