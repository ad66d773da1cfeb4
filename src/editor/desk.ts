// The editor's page. It talks to `src/integrations/editor.ts` and writes nothing by itself.
import { slugOf } from '#search/slug.ts';
import { continueList, insertAround, insertBefore, insertBlock, insertFootnote } from './markdown-tools.ts';
import { editorText as text } from './text.ts';

type Publication = keyof typeof text.states;
interface Listed {
  readonly slug: string;
  readonly title: string;
  /** Null in English. */
  readonly language: string | null;
  readonly publication: Publication;
  readonly mistakes: number;
}
interface Found {
  readonly field: string;
  readonly message: string;
  readonly isWarning: boolean;
  /** In the text; null for a field. */
  readonly line: number | null;
}
interface Post {
  readonly slug: string;
  readonly file: string;
  /** Null if they cannot be read. */
  readonly fields: Readonly<Record<string, unknown>> | null;
  readonly body: string;
  readonly isTranslation: boolean;
  readonly version: string;
  readonly found: readonly Found[];
  readonly publication: Publication;
}
type FieldName = keyof typeof text.fields;

const $ = <E extends HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
};

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<Omit<HTMLElementTagNameMap[Tag], 'style'>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

let open: Post | null = null;
/** What was changed and is not yet saved. */
let changed: Record<string, unknown> = {};
let changedBody: string | null = null;
let saving: Promise<void> | null = null;
let timer: number | undefined;

const isUnsaved = () => changedBody !== null || Object.keys(changed).length > 0;

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(`/edit/api/${path}`, init);
  const answer = await response.json();
  if (!response.ok) throw Object.assign(new Error(answer.message), { status: response.status });
  return answer;
}

const sent = (method: string, content: unknown): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(content),
});

/** What was refused, until the next try. */
function refuse(words: string): void {
  $('#refused').textContent = words;
}

function say(words: string, ...actions: readonly HTMLElement[]): void {
  $('#status').replaceChildren(words, ...actions);
}

// The list

async function showPosts(): Promise<void> {
  const posts = await ask<readonly Listed[]>('posts/');
  const items = posts.map(({ slug, title, language, publication, mistakes }) => {
    const words = [...(language === null ? [] : [language]), text.states[publication]].join(' · ');
    const state = make('span', { className: `state state--${publication}` }, words);
    const toMend = mistakes > 0 ? [make('span', { className: 'count' }, `${mistakes}`)] : [];
    const link = make(
      'a',
      { href: `#${slug}` },
      make('span', { className: 'name' }, title),
      state,
      ...toMend,
    );
    if (open?.slug === slug) link.setAttribute('aria-current', 'page');
    return make('li', {}, link);
  });
  $('#posts').replaceChildren(...items);
}

$<HTMLFormElement>('#new').addEventListener('submit', async (event) => {
  event.preventDefault();
  const input = $<HTMLInputElement>('#new-title');
  const button = $<HTMLButtonElement>('#new button');
  button.disabled = true;
  refuse('');
  say(text.starting);
  try {
    const { slug } = await ask<{ slug: string }>('post/', sent('POST', { title: input.value }));
    input.value = '';
    location.hash = slug;
  } catch (error) {
    refuse((error as Error).message);
    say('');
  } finally {
    button.disabled = false;
  }
});

// One post

addEventListener('hashchange', () => void openFromAddress());
addEventListener('keydown', (event) => {
  if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  void save();
});
addEventListener('beforeunload', (event) => {
  if (isUnsaved()) event.preventDefault();
});

let openings = 0;

/** Opens the post of the address. Until it is there nothing can be typed, since that would go into the post before. */
async function openFromAddress(): Promise<void> {
  openings += 1;
  const opening = openings;
  const form = $<HTMLFormElement>('#form');
  form.inert = true;
  try {
    await save();
    // What could not be saved stays in sight, with the reason.
    if (open && isUnsaved()) history.replaceState(null, '', `#${open.slug}`);
    const slug = location.hash.slice(1);
    if (slug !== '' && slug !== open?.slug) {
      say(text.opening);
      const post = await ask<Post>(`post/${slug}/`);
      // The person may have asked for another one meanwhile.
      if (opening === openings) show(post);
    }
  } catch (error) {
    say((error as Error).message);
  } finally {
    if (opening === openings) form.inert = false;
  }
  await showPosts();
}

function show(post: Post): void {
  open = post;
  changed = {};
  changedBody = null;
  document.body.classList.add('has-post');
  if (post.fields === null) {
    $('#form').replaceChildren(make('p', { className: 'notice' }, `${text.unreadable} ${post.file}`));
  } else fillForm(post.fields, post.body);
  document.body.classList.toggle('is-translation', post.isTranslation);
  $('#mend-first').textContent = post.isTranslation ? text.pageOfTranslation : text.mendFirst;
  frame.src = post.isTranslation ? 'about:blank' : `/news/${post.slug}/`;
  say(text.saved);
  showFound(post);
}

function fillForm(fields: Readonly<Record<string, unknown>>, body: string): void {
  const form = $<HTMLFormElement>('#form');
  const clone = $<HTMLTemplateElement>('#form-template').content.cloneNode(true);
  form.replaceChildren(clone);
  for (const input of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')) {
    const name = input.name as FieldName | 'draft';
    if (input instanceof HTMLInputElement && input.type === 'file') continue;
    if (input instanceof HTMLInputElement && input.type === 'checkbox') input.checked = fields[name] === true;
    else input.value = name === 'body' ? body : shownValue(fields[name]);
    input.addEventListener('input', () => change(name, input));
    if (open?.isTranslation === true && !OF_TRANSLATIONS.has(name)) input.closest('.field')?.remove();
  }
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-tool]')) {
    button.addEventListener('click', () => void applyTool(button.dataset['tool'] ?? ''));
  }
  const area = $<HTMLTextAreaElement>('[name="body"]');
  area.addEventListener('keydown', (event) => {
    const isNewLine = event.key === 'Enter' && !event.shiftKey && !event.isComposing;
    if (isNewLine && continueList(area)) event.preventDefault();
  });
  $('#remove').addEventListener('click', () => void remove());
  if (open?.isTranslation === true) for (const each of form.querySelectorAll('.lead')) each.remove();
  else {
    const picture = $<HTMLInputElement>('#lead');
    picture.addEventListener('change', () => void takeLead(picture));
    showLead(shownValue(fields['image']));
  }
  showState();
}

const shownValue = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : `${value ?? ''}`);

function change(name: FieldName | 'draft', input: HTMLInputElement | HTMLTextAreaElement): void {
  if (name === 'body') changedBody = input.value;
  else changed[name] = typedValue(name, input);
  showState();
  say(text.typing);
  clearTimeout(timer);
  timer = window.setTimeout(() => void save(), 500);
}

/** Fields that are taken out when they are empty. The others keep their line, and the check asks for them. */
const OPTIONAL: ReadonlySet<string> = new Set(['author', 'updated', 'source']);

/** The others stay with the original. */
const OF_TRANSLATIONS: ReadonlySet<string> = new Set(['title', 'body', 'teaser', 'imageAlt', 'draft']);

function typedValue(name: string, input: HTMLInputElement | HTMLTextAreaElement): unknown {
  if (input instanceof HTMLInputElement && input.type === 'checkbox') return input.checked ? true : null;
  if (name === 'tags')
    return input.value
      .split(',')
      .map(slugOf)
      .filter((tag) => tag !== '');
  const value = input.value.replaceAll(/\s+/g, ' ').trim();
  const isLeftOut = OPTIONAL.has(name) || open?.isTranslation === true;
  return value === '' && isLeftOut ? null : value;
}

/** One saving after the other; what was typed meanwhile is in the next. */
async function save(isForced = false): Promise<void> {
  clearTimeout(timer);
  await saving;
  const post = open;
  if (!post || !isUnsaved()) return;
  const [fields, body] = [changed, changedBody];
  [changed, changedBody] = [{}, null];
  say(text.saving);
  saving = ask<Post>(
    `post/${post.slug}/`,
    sent('PUT', { fields, body, version: isForced ? null : post.version }),
  )
    .then((answer) => {
      if (open?.slug === answer.slug) open = answer;
      say(isUnsaved() ? text.typing : text.saved);
      showFound(answer);
      void bringPageBack();
      return showPosts();
    })
    .catch((error: Error & { status?: number }) => {
      changed = { ...fields, ...changed };
      changedBody ??= body;
      if (error.status === 409) say(text.elsewhere, theirs(post.slug), mine());
      else say(error.status ? error.message : text.notSaved);
    });
  await saving;
  saving = null;
}

const theirs = (slug: string) =>
  make('button', {
    type: 'button',
    className: 'quiet',
    textContent: text.takeTheirs,
    onclick: async () => {
      const post = await ask<Post>(`post/${slug}/`);
      if (slug === open?.slug) show(post);
    },
  });
const mine = () =>
  make('button', {
    type: 'button',
    className: 'quiet',
    textContent: text.keepMine,
    onclick: () => void save(true),
  });

async function remove(): Promise<void> {
  const post = open;
  const name = $<HTMLInputElement>('[name="title"]').value || post?.slug;
  const question = post?.isTranslation ? text.toRemoveTranslation : text.toRemove;
  if (!post || (await askFor(question(`${name}`), text.remove, false)) === null) return;
  clearTimeout(timer);
  await saving;
  [changed, changedBody] = [{}, null];
  try {
    await ask(`post/${post.slug}/`, { method: 'DELETE' });
  } catch (error) {
    say((error as Error).message);
    return;
  }
  open = null;
  document.body.classList.remove('has-post');
  history.replaceState(null, '', location.pathname);
  frame.src = 'about:blank';
  say(text.removed);
  await showPosts();
}

function showState(): void {
  // A translation is seen from the day of its original.
  if (open?.isTranslation === true) return;
  const day = $<HTMLInputElement>('[name="date"]').value;
  const isDraft = $<HTMLInputElement>('[name="draft"]').checked;
  const isLater = day > new Date().toISOString().slice(0, 10);
  const written = Number.isNaN(Date.parse(day))
    ? day
    : new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  $('#state').textContent = isDraft ? '' : isLater ? text.waits(written) : text.seen;
}

// What the check says

function showFound({ found }: Post): void {
  const errors = found.filter(({ isWarning }) => !isWarning);
  $('#mend-title').textContent = found.length > 0 ? text.mend(found.length) : text.well;
  $('#found').replaceChildren(
    ...found.map((each) => {
      const at = each.line === null ? labelOf(each.field) : `${text.line(each.line)}, ${each.field}`;
      const button = make(
        'button',
        { type: 'button', onclick: () => goTo(each) },
        make('b', {}, at),
        ` ${each.message}`,
      );
      return make('li', { className: each.isWarning ? 'warning' : 'error' }, button);
    }),
  );
  for (const input of document.querySelectorAll<HTMLInputElement>('#form [name]')) {
    const isWrong = errors.some(({ field, line }) =>
      line === null ? field.split('.')[0] === input.name : input.name === 'body',
    );
    input.setAttribute('aria-invalid', `${isWrong}`);
  }
  document.body.classList.toggle('has-mistakes', errors.length > 0);
}

const frame = $<HTMLIFrameElement>('#page');

/** Whether the frame shows the post, and not what the server says in its place. */
function isPageShown(): boolean {
  const page = frame.contentDocument;
  const isShown = !!page?.querySelector('article') && !page.querySelector('vite-error-overlay');
  document.body.classList.toggle('has-no-page', !isShown);
  return isShown;
}
frame.addEventListener('load', isPageShown);

let isComingBack = false;

/** In place of a page with mistakes the server shows what they are; that page does not follow when they are mended. */
async function bringPageBack(): Promise<void> {
  if (isComingBack || open?.isTranslation === true) return;
  isComingBack = true;
  for (let tries = 0; tries < 10; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 600));
    if (isPageShown() || document.body.classList.contains('has-mistakes')) break;
    await new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
      setTimeout(resolve, 10_000);
      frame.src = `/news/${open?.slug}/`;
    });
  }
  isComingBack = false;
}

const labelOf = (field: string): string => text.fields[field.split('.')[0] as FieldName]?.[0] ?? field;

function goTo({ field, line }: Found): void {
  const input = document.querySelector<HTMLTextAreaElement>(
    `[name="${line === null ? field.split('.')[0] : 'body'}"]`,
  );
  input?.focus();
  if (!input || line === null) return;
  const lines = input.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  input.setSelectionRange(start, start + (lines[line - 1] ?? '').length);
}

// Pictures and signs

/** @returns null: it was refused, or another post is open by now */
async function upload(file: File, use: 'lead' | 'text'): Promise<string | null> {
  const slug = open?.slug;
  const path = `picture/${slug}/?use=${use}&name=${encodeURIComponent(file.name)}`;
  refuse('');
  try {
    const { name } = await ask<{ name: string }>(path, { method: 'POST', body: file });
    return slug === open?.slug ? name : null;
  } catch (error) {
    refuse((error as Error).message);
    return null;
  }
}

async function takeLead(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? [];
  const name = file ? await upload(file, 'lead') : null;
  input.value = '';
  if (name === null) return;
  showLead(`./${name}`);
  changed['image'] = `./${name}`;
  const description = $<HTMLInputElement>('[name="imageAlt"]');
  description.value = '';
  changed['imageAlt'] = '';
  description.focus();
  await save();
}

function showLead(path: string): void {
  const picture = $<HTMLImageElement>('#lead-picture');
  picture.hidden = path === '';
  if (path !== '') picture.src = `/edit/api/picture/${encodeURIComponent(path.replace('./', ''))}/`;
}

const body = () => $<HTMLTextAreaElement>('[name="body"]');

async function applyTool(tool: string): Promise<void> {
  const area = body();
  if (tool === 'bold' || tool === 'slanted') insertAround(area, text.tools[tool][1]);
  else if (tool === 'heading' || tool === 'list' || tool === 'quotation')
    insertBefore(area, text.tools[tool][1]);
  else if (tool === 'remark') insertBlock(area, '<Callout>\n', '\n</Callout>');
  else if (tool === 'footnote') insertFootnote(area);
  else if (tool === 'link') {
    const address = await askFor(text.linkTo);
    if (address !== null) insertAround(area, '[', `](${address.trim().replaceAll(' ', '%20')})`);
  } else {
    $<HTMLInputElement>('#text-picture').onchange = async ({ currentTarget }) => {
      const input = currentTarget as HTMLInputElement;
      const [file] = input.files ?? [];
      const name = file ? await upload(file, 'text') : null;
      input.value = '';
      const shows = name === null ? null : await askFor(text.shows);
      if (shows !== null) insertBlock(area, `![${shows.trim()}](./${name})`, '');
    };
    $<HTMLInputElement>('#text-picture').click();
  }
}

/** @param isOpen whether something is to be written, or the question alone is to be confirmed */
function askFor(question: string, action: string = text.insert, isOpen = true): Promise<string | null> {
  const dialog = $<HTMLDialogElement>('#ask');
  const input = $<HTMLInputElement>('#ask input');
  $('#ask label').textContent = question;
  input.value = '';
  input.hidden = !isOpen;
  $('#ask button').textContent = action;
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.onclose = () =>
      resolve(dialog.returnValue === 'insert' && (!isOpen || input.value.trim() !== '') ? input.value : null);
  });
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-width]')) {
  button.addEventListener('click', () => {
    document.body.dataset['page'] = button.dataset['width'];
    for (const each of document.querySelectorAll('[data-width]')) {
      each.setAttribute('aria-pressed', `${each === button}`);
    }
  });
}

await showPosts();
await openFromAddress();
