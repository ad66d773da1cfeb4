// The search: loaded on first use with the first part of the index. The page itself only holds the line that loads
// it.
import type { Found } from '#search/find.ts';
import { find, hasOlderPosts, loadNextPart, searchedNewest } from './archive.ts';
import { searchElements } from './elements.ts';
import { listenToKeys } from './keys.ts';
import { drawResult } from './result.ts';
import { foundSentence, nothingFoundSentence, searchText } from './text.ts';

const MOST_SHOWN = 20;
/** Results update after a pause in typing. */
const PAUSE_MS = 150;
const QUERY = 'q';

const { field, status, failure, retry, results, nothing, older } = searchElements;
const NONE: Found = { posts: [], marks: new Map() };

let found = NONE;
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
  found = query === '' ? NONE : find(query);
  const shown = found.posts.slice(0, MOST_SHOWN);
  results.replaceChildren(...shown.map((post) => drawResult(post, found.marks)));
  say(query === '' ? '' : sentenceOn(query, shown.length));
  nothing.hidden = query === '' || shown.length > 0;
  older.hidden = query === '' || !hasOlderPosts();
  keepInUrl(query);
}

/** A screen reader would say the same sentence again if it were put there again. */
function say(sentence: string) {
  if (status.textContent !== sentence) status.textContent = sentence;
}

const sentenceOn = (query: string, shown: number): string =>
  shown === 0
    ? nothingFoundSentence(query, searchedNewest())
    : foundSentence(found.posts.length, shown, searchedNewest());

/** Loads older posts until one more matches, or all are loaded. */
async function searchOlder() {
  const before = found.posts.length;
  older.disabled = true;
  status.focus();
  await tryOrOfferRetry(async () => {
    while (hasOlderPosts() && found.posts.length <= before) {
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
