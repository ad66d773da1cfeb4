// The page works without it. It fills in the answer while a person types, and keeps the answers in the page's address.
import { locale } from '#i18n/locale.ts';
import {
  EMPTY_OFFER,
  OFFER_FIELDS,
  type OfferErrors,
  type OfferField,
  offerInQuery,
  type OfferText,
  queryOfOffer,
} from '#domain/offer/read-offer.ts';
import { type Answer, checkOffer, goldOfToday, periodsIn, type People } from './model.ts';
import {
  growthSentence,
  heardAnswer,
  heardProblem,
  mostText,
  neededSentence,
  noGrowthSentence,
  othersText,
  problemSentence,
  signsSentence,
  todaySentence,
  verdictText,
  checkText,
} from './text.ts';

/** What is heard, and written into the address, follows a pause in typing. */
const PAUSE_MS = 600;
const COUNTRY = 'country';
const WORLD = 'world';

const page = find<HTMLElement>('#check', document);
const part = <E extends Element = HTMLElement>(name: string): E => find<E>(`[data-part="${name}"]`);
const form = part('form');
const country = find<HTMLSelectElement>('#country');
const others = part<HTMLInputElement>('others');
const tiles = part<SVGElement>('tiles');
const answerPart = part('answer');
/** The answer lies below the form. */
const narrow = matchMedia('(width < 64rem)');
const examples = [...page.querySelectorAll<HTMLButtonElement>('[data-query]')];
/** For how many years a rate is paid. */
const times = [...page.querySelectorAll<HTMLButtonElement>('[data-years]')];
const signs = [...page.querySelectorAll<HTMLElement>('[data-sign]')];

let pause: ReturnType<typeof setTimeout> | undefined;
let shown: Answer | null = null;
/** So many others join after the members of today. */
let coming = 0;

function find<E extends Element>(selector: string, within: ParentNode = page): E {
  const found = within.querySelector<E>(selector);
  if (found === null) throw new Error(`The page has no ${selector}.`);
  return found;
}

function start() {
  for (const each of page.querySelectorAll<HTMLInputElement>('input, select, button')) {
    each.disabled = false;
  }
  const asked = new URLSearchParams(location.search).get(COUNTRY);
  country.value = optionOf(asked)?.value ?? suggestedCountry();
  openCountry();
  fill(offerInQuery(location.search));

  form.addEventListener('input', answer);
  country.addEventListener('input', openCountry);
  others.addEventListener('input', () => {
    coming = Math.round(((shown?.needed ?? 0) * Number(others.value)) / 100);
    showToday();
  });
  for (const example of examples) {
    example.addEventListener('click', () => {
      fill(offerInQuery(example.dataset['query'] ?? ''));
      if (narrow.matches) find('#answer').scrollIntoView();
    });
  }
  for (const time of times) {
    time.addEventListener('click', () => {
      field('for').value = periodsOf(time) ?? '';
      answer();
    });
  }
  part('print').addEventListener('click', () => print());
  part('copy').addEventListener('click', copyLink);
  addEventListener('popstate', () => fill(offerInQuery(location.search)));
}

const options = (): readonly HTMLOptionElement[] => [...country.options];

const optionOf = (id: string | null): HTMLOptionElement | undefined =>
  options().find(({ value }) => value === id);

/** By the browser's own language: `it-IT` suggests Italy. */
function suggestedCountry(): string {
  const region = new Intl.Locale(locale).region ?? '';
  const regionsOf = ({ dataset }: HTMLOptionElement) => (dataset['regions'] ?? '').split(' ');
  return options().find((option) => regionsOf(option).includes(region))?.value ?? WORLD;
}

/** The offices of the members' country; the others stay as the person left them. */
function openCountry() {
  find<HTMLDetailsElement>(`[data-country="${country.value}"]`).open = true;
}

function people(): People {
  const [chosen, world] = [optionOf(country.value), optionOf(WORLD)];
  const numberOf = (option: HTMLOptionElement | undefined) => Number(option?.dataset['people']);
  return {
    country: { name: chosen?.dataset['name'] ?? '', number: numberOf(chosen) },
    world: numberOf(world),
  };
}

const field = (name: OfferField): HTMLInputElement => find(`#${name}`);
const claims = (): readonly HTMLInputElement[] => [...form.querySelectorAll<HTMLInputElement>('[name=said]')];

function fill(text: OfferText) {
  for (const name of OFFER_FIELDS) if (name !== 'said') field(name).value = text[name];
  const said = text.said.split(',');
  for (const claim of claims()) claim.checked = said.includes(claim.value);
  const folded = ['for', 'months', 'fee', 'members'] as const;
  if (text.said !== '' || folded.some((name) => text[name] !== ''))
    part<HTMLDetailsElement>('more').open = true;
  answer();
}

/** What the field says once this time is chosen, if it is a rate that is promised. */
function periodsOf({ dataset }: HTMLElement): string | undefined {
  const promise = shown?.offer.promise;
  return promise?.kind === 'rate' ? periodsIn(Number(dataset['years']), promise.period) : undefined;
}

function typed(): OfferText {
  const said = claims()
    .filter(({ checked }) => checked)
    .map(({ value }) => value)
    .join(',');
  const values = OFFER_FIELDS.map((name) => [name, name === 'said' ? said : field(name).value.trim()]);
  return { ...EMPTY_OFFER, ...(Object.fromEntries(values) as OfferText) };
}

function answer() {
  const text = typed();
  const check = checkOffer(text, people());
  showErrors(check.kind === 'incomplete' ? check.errors : {});
  show(check.kind === 'answer' ? check.answer : null);
  const query = queryOfOffer(text);
  showExample(query);
  clearTimeout(pause);
  pause = setTimeout(() => {
    const heard = check.kind === 'answer' ? heardAnswer(check.answer) : heardProblem(check.errors);
    say(`${part('note').textContent} ${heard}`.trim());
    keepInUrl(query);
  }, PAUSE_MS);
}

function showErrors(errors: OfferErrors) {
  for (const name of OFFER_FIELDS) {
    const place = document.getElementById(`${name}-error`);
    if (place === null) continue;
    const problem = errors[name];
    place.hidden = problem === undefined;
    place.textContent = problem ? problemSentence(problem, field(name).value) : '';
    if (problem) field(name).setAttribute('aria-invalid', 'true');
    else field(name).removeAttribute('aria-invalid');
  }
}

function show(found: Answer | null) {
  shown = found;
  answerPart.toggleAttribute('data-answered', found !== null);
  answerPart.toggleAttribute('data-no-gain', found?.verdict === 'no-gain');
  part('verdict').textContent = found ? verdictText[found.verdict] : checkText.waiting;
  const most = found && mostText(found);
  part('mostBefore').textContent = most?.before ?? '';
  part('most').textContent = most?.figure ?? '';
  part('mostAfter').textContent = most?.after ?? '';
  part('time').hidden = found?.offer.promise.kind !== 'rate';
  for (const time of times) time.setAttribute('aria-pressed', `${periodsOf(time) === field('for').value}`);
  part('peek').hidden = found === null;
  part('growth').replaceChildren(...(found ? growthParagraphs(found) : []));
  part('signCount').textContent = signsSentence(found?.signs.length ?? 0);
  for (const sign of signs) {
    const isRaised = found?.signs.some((id) => id === sign.id) ?? false;
    sign.toggleAttribute('data-raised', isRaised);
    find<HTMLElement>('[data-mark]', sign).hidden = !isRaised;
  }
  part('raised').replaceChildren(...signs.filter((sign) => sign.hasAttribute('data-raised')).map(linkToSign));
  // The picture begins with the figure above it.
  coming = found?.othersForMost ?? 0;
  others.value = `${(100 * coming) / (found?.needed || 1)}`;
  showToday();
}

function growthParagraphs({ offer, outgrowths }: Answer): readonly HTMLElement[] {
  const sentences = outgrowths.map((each) => growthSentence(each, offer.members, people()));
  return (sentences.length > 0 ? sentences : [noGrowthSentence]).map((sentence) => {
    const paragraph = document.createElement('p');
    paragraph.textContent = sentence;
    return paragraph;
  });
}

function linkToSign(sign: HTMLElement): HTMLElement {
  const link = document.createElement('a');
  link.href = `#${sign.id}`;
  const tag = document.createElement('span');
  tag.className = 'chip chip--refused';
  tag.textContent = sign.dataset['sign'] ?? '';
  link.append(tag);
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/** The tiles of today's members turn to gold as others join after them. */
function showToday() {
  const gold = shown ? goldOfToday(shown.offer, coming) : 0;
  for (const [index, tile] of [...tiles.children].entries()) tile.toggleAttribute('data-gold', index < gold);
  others.disabled = shown === null || shown.needed === 0;
  others.setAttribute('aria-valuetext', `${othersText(coming)}: ${todaySentence(gold, coming)}`);
  part('othersText').textContent = shown ? othersText(coming) : '';
  part('gold').textContent = shown ? todaySentence(gold, coming) : '';
  // The large figure says it.
  part('gold').classList.toggle('visually-hidden', coming === 0 && gold === shown?.most);
  part('needed').textContent = shown ? neededSentence(shown, people()) : '';
}

function showExample(query: string) {
  const chosen = examples.find(({ dataset }) => dataset['query'] === query);
  for (const each of examples) each.setAttribute('aria-pressed', `${each === chosen}`);
  const { note: text = '', reached = '', reachedText = '' } = chosen?.dataset ?? {};
  part('note').textContent = text;
  find<HTMLElement>('.reached').hidden = reached === '';
  part('reached').textContent = reached;
  part('reachedText').textContent = reachedText;
  const bound = shown?.verdict === 'no-gain' ? verdictText['no-gain'] : find('.most').textContent.trim();
  part('peekText').textContent = reached ? `${reached} ${reachedText}` : bound;
}

/** A screen reader would say the same sentence again if it were put there again. */
function say(sentence: string) {
  const heard = part('heard');
  if (heard.textContent !== sentence) heard.textContent = sentence;
}

function addressOf(query: string): string {
  if (query === '') return location.pathname;
  return `${location.pathname}?${query}&${COUNTRY}=${country.value}`;
}

function keepInUrl(query: string) {
  const address = `${addressOf(query)}${location.hash}`;
  if (address !== `${location.pathname}${location.search}${location.hash}`) {
    history.replaceState(history.state, '', address);
  }
}

async function copyLink() {
  const button = part('copy');
  await navigator.clipboard.writeText(new URL(addressOf(queryOfOffer(typed())), location.href).href);
  button.textContent = button.dataset['done'] ?? '';
}

start();
