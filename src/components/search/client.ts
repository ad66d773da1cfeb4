// The search: loaded on first use with the first part of the index. The page itself only holds the line that loads
// it.
import { address } from '#i18n/language.ts';
import { longDay } from '#i18n/public-format.ts';
import { type Excerpt, excerptFrom } from '#search/excerpt.ts';
import { addToIndex, find, type Found, type SearchIndex } from '#search/find.ts';
import { markWords, type Segment } from '#search/marks.ts';
import { isPage, type Listed, type ListedPost, partPath, pathOf, type SearchPart } from '#search/part.ts';
import { fold, wordsOf } from '#search/text.ts';
import { foundSentence, inTheText, nothingFoundSentence, searchText } from './text.ts';

/** The search's elements in `SiteSearch.astro`. */
const search = part<HTMLElement>('.search', document);

const searchElements = {
  search,
  field: part<HTMLInputElement>('input'),
  status: part<HTMLElement>('[role=status]'),
  failure: part<HTMLElement>('.search__failure'),
  retry: part<HTMLButtonElement>('.search__failure button'),
  results: part<HTMLElement>('ol'),
  older: part<HTMLButtonElement>('.search__older'),
  empty: part<HTMLButtonElement>('.search__clear'),
};

function part<E extends Element>(selector: string, within: ParentNode = search): E {
  const found = within.querySelector<E>(selector);
  if (found === null) throw new Error(`The search has no ${selector}.`);
  return found;
}

const MOST_SHOWN = 20;
/** So many of the first results show the sentence that has the match. */
const MOST_EXPLAINED = 8;
/** Results update after a pause in typing. */
const PAUSE_MS = 150;
/** For so long after results are drawn, what is in sight may still change. */
const SETTLING_MS = 1000;
const QUERY = 'q';
const TIMEOUT_MS = 15_000;

const { field, status, failure, retry, results, older, empty } = searchElements;
/** The page's own, which is the search's while there is something to search for. */
const heading = part('h1', document);
const title = heading.textContent;
const NONE: Found = { results: [], marks: new Map() };

const index: SearchIndex = new Map();
let parts = 0;
let searched = 0;
/** How many posts are not loaded yet. */
let unloaded = 0;
let found = NONE;
/** Pages that are loaded for what they say. */
const pages = new Map<string, Promise<Document | null>>();
let pause: ReturnType<typeof setTimeout> | undefined;

start();

async function start() {
  field.value ||= new URLSearchParams(location.search).get(QUERY) ?? '';
  await tryOrOfferRetry(async () => {
    await loadNextPart();
    listen();
    show();
  }, start);
}

function listen() {
  field.oninput = () => {
    clearTimeout(pause);
    pause = setTimeout(show, PAUSE_MS);
  };
  older.onclick = searchOlder;
  empty.onclick = clear;
  listenToKeys(searchElements, { show, clear });
}

function clear() {
  field.value = '';
  field.focus();
  show();
}

function show() {
  clearTimeout(pause);
  const query = field.value.trim();
  found = query === '' ? NONE : find(index, query);
  const shown = found.results.slice(0, MOST_SHOWN);
  results.replaceChildren(...shown.map((listed) => drawResult(listed, found.marks)));
  search.toggleAttribute('data-on', query !== '');
  search.toggleAttribute('data-empty', query !== '' && shown.length === 0);
  heading.textContent = query === '' ? title : searchText.title;
  say(query === '' ? '' : sentenceOn(query, shown.length));
  older.hidden = query === '' || !hasOlderPosts();
  keepInUrl(query);
  explain(found);
}

/** None where data are to be saved. */
function mostExplained(): number {
  const { connection } = navigator as { readonly connection?: { readonly saveData: boolean } };
  return connection?.saveData ? 0 : MOST_EXPLAINED;
}

/**
 * Replaces the description of each first result that shows no match by the sentence that has it, from the page itself.
 * Where the reader may see it already, a late one takes the room of what it replaces, or does not come.
 */
function explain({ results: all, marks }: Found) {
  const settled = performance.now() + SETTLING_MS;
  const explainOne = async (listed: Listed, nth: number) => {
    const item = results.children[nth];
    if (!item || item.querySelector(':scope > :not(.search__section) mark')) return;
    const path = address(pathOf(listed));
    const page = pages.get(path) ?? loadPage(path);
    pages.set(path, page);
    const main = (await page)?.querySelector('main');
    if (!main) pages.delete(path);
    const excerpt = main && found.results === all && excerptFrom(main, marks);
    const isSeen = performance.now() > settled && item.getBoundingClientRect().top < innerHeight;
    if (excerpt) drawExcerpt(item, path, excerpt, isSeen);
  };
  void Promise.all(all.slice(0, mostExplained()).map(explainOne));
}

/**
 * Trusted Types let no script parse HTML. They let it request a document, of which nothing runs either.
 *
 * @returns null where the page cannot be had: a later search asks again
 */
const loadPage = (path: string): Promise<Document | null> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.onloadend = () => resolve(request.status === 200 ? request.responseXML : null);
    request.timeout = TIMEOUT_MS;
    request.open('GET', path);
    request.responseType = 'document';
    request.send();
  });

/** Loads the next part of the index: the newest posts first, then older ones. Fails as `fetch` does. */
async function loadNextPart(): Promise<void> {
  const response = await fetch(address(partPath(parts + 1)), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  const part: SearchPart = await response.json();
  addToIndex(index, part.pages ?? []);
  addToIndex(index, part.posts);
  parts += 1;
  searched += part.posts.length;
  unloaded = part.older;
}

const hasOlderPosts = (): boolean => unloaded > 0;

/** How many of the newest posts are loaded, or `undefined` if all are. */
const searchedNewest = (): number | undefined => (unloaded > 0 ? searched : undefined);

/** A screen reader would say the same sentence again if it were put there again. */
function say(sentence: string) {
  if (status.textContent !== sentence) status.textContent = sentence;
}

const sentenceOn = (query: string, shown: number): string =>
  shown === 0
    ? nothingFoundSentence(query, searchedNewest())
    : foundSentence(found.results.length, shown, searchedNewest());

/** Loads older posts until one more matches, or all are loaded. */
async function searchOlder() {
  const before = found.results.length;
  older.disabled = true;
  status.focus();
  await tryOrOfferRetry(async () => {
    while (hasOlderPosts() && found.results.length <= before) {
      say(searchText.loading);
      await loadNextPart();
      show();
    }
  }, searchOlder);
  older.disabled = false;
}

async function tryOrOfferRetry(action: () => Promise<void>, again: () => void) {
  failure.hidden = true;
  try {
    await action();
  } catch {
    say('');
    failure.hidden = false;
    retry.onclick = again;
  }
}

/** Keeps the query in the URL, so that results can be shared and survive a visit to one of them. */
function keepInUrl(query: string) {
  const url = new URL(location.href);
  if (query === '') url.searchParams.delete(QUERY);
  else url.searchParams.set(QUERY, query);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

interface Parts {
  readonly search: HTMLElement;
  readonly field: HTMLElement;
  readonly results: HTMLElement;
}

interface Actions {
  show(): void;
  clear(): void;
}

const TITLES = 'h2 a';
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrow keys move from the field through the results and back; Enter in the field goes to the first result; Escape
 * anywhere in the search clears it.
 */
function listenToKeys({ search, field, results }: Parts, { show, clear }: Actions): void {
  search.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const target = event.target as HTMLElement;
    const step = STEPS[event.key];
    if (event.key === 'Escape') {
      event.preventDefault();
      clear();
    } else if (event.key === 'Enter' && target === field) {
      show();
      // Otherwise the same key press would follow the focused link.
      event.preventDefault();
      results.querySelector<HTMLElement>(TITLES)?.focus();
    } else if (step) {
      // Search now: later results would replace the focused one.
      if (target === field) show();
      const stops = [field, ...results.querySelectorAll<HTMLElement>(TITLES)];
      const here = stops.indexOf(target);
      if (here < 0) return;
      event.preventDefault();
      stops[Math.max(0, here + step)]?.focus();
    }
  });
}

type Marks = ReadonlyMap<string, number>;

/** A search result with its matches marked. */
function drawResult(listed: Listed, marks: Marks): HTMLElement {
  const link = document.createElement('a');
  link.href = address(pathOf(listed));
  link.append(...drawMarked(listed.title, marks));
  const heading = document.createElement('h2');
  heading.append(link);
  const item = document.createElement('li');
  const details = isPage(listed) ? [searchText.page] : drawDetails(listed, marks);
  item.append(
    heading,
    drawParagraph(details, 'small muted'),
    drawParagraph(drawMarked(listed.teaser, marks), 'search__text'),
  );
  const typed = wordsOf(field.value);
  const isAnother = (word: string) => marks.has(word) && !typed.some((each) => word.startsWith(each));
  const words = (listed.words ?? '').split(' ').filter((word) => isAnother(fold(word)));
  if (words.length > 0)
    item.append(drawParagraph(drawMarked(inTheText(words), marks), 'search__section small muted'));
  return item;
}

function drawExcerpt(item: Element, path: string, { sentence, section }: Excerpt, isSeen: boolean) {
  const text = part<HTMLElement>('.search__text', item);
  const [{ height }, described] = [text.getBoundingClientRect(), [...text.childNodes]];
  text.replaceChildren(...drawSegments(sentence));
  if (isSeen) {
    if (text.getBoundingClientRect().height > height) text.replaceChildren(...described);
    else text.style.minBlockSize = `${height}px`;
    return;
  }
  item.querySelector('.search__section')?.remove();
  // A section without a name in the URL cannot be led to.
  if (!section?.id) return;
  const title = document.createElement('a');
  title.href = `${path}#${section.id}`;
  title.append(...drawSegments(section.title));
  item.append(drawParagraph([searchText.section, ' ', title], 'search__section small muted'));
}

/** Date and tags. */
function drawDetails(post: ListedPost, marks: Marks): readonly (Node | string)[] {
  const day = document.createElement('time');
  day.dateTime = post.date;
  day.textContent = longDay(post.date);
  return [day, ' · ', ...drawMarked(post.tags.join(' · '), marks)];
}

function drawParagraph(content: readonly (Node | string)[], className = ''): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = className;
  paragraph.append(...content);
  return paragraph;
}

const drawMarked = (text: string, marks: Marks): readonly (Node | string)[] =>
  drawSegments(markWords(text, marks));

const drawSegments = (segments: readonly Segment[]): readonly (Node | string)[] =>
  segments.map((segment) => {
    if (!segment.isMarked) return segment.text;
    const mark = document.createElement('mark');
    mark.textContent = segment.text;
    return mark;
  });
