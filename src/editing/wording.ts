import { foreignFormOf } from '#domain/address/address.ts';
import type { Finding } from './mistake.ts';

/** What `npm run news:new` writes for the editor to replace. */
export const NEW_TEASER = 'One or two sentences that lists, feeds and link previews show.';
export const NEW_TEXT = 'Write the text here. The guide is `docs/editing.md`.';

export const isPlaceholder = (text: string): boolean => text.trim() === NEW_TEASER;

export const PLACEHOLDER = 'is still what the new post began with. Write your own.';

/** What words say that this site does not say, in a field or in a block of a text. */
export function wordingFindings(field: string, text: string): readonly Finding[] {
  return [
    ...mainnetAddresses(field, text),
    ...unfinished(field, text),
    ...neverSaid(field, text),
    ...twice(field, text),
  ];
}

const WORDS = /[A-Za-z0-9]{14,}/g;

/** Test coins only. A typo does not matter: the form says what the address is meant as. */
export function mainnetAddresses(field: string, text: string): readonly Finding[] {
  return [...text.matchAll(WORDS)].flatMap(([word]) => {
    const form = foreignFormOf(word);
    const isAddress = form?.isMainnet === true && /\d/.test(word) && /[a-z]/.test(word);
    if (!isAddress) return [];
    const message = `has ${word.slice(0, 8)}…, ${form.description}, whose coins have real value. This site shows test coins only: take it out, or give a test address.`;
    return [{ field, message }];
  });
}

const NOTE_TO_SELF =
  /\b(?:TODO|FIXME|TBD|TBC)\b|\blorem ipsum\b|\?\?\?|\bXXX+\b|\[(?:insert|add|your|picture|image|link|name|date)\b[^\][]*\]/i;

function unfinished(field: string, text: string): readonly Finding[] {
  const [note] = NOTE_TO_SELF.exec(text) ?? [];
  if (note === undefined || (/^to/i.test(note) && note !== 'TODO')) return [];
  return [
    { field, message: `is not finished: it has “${note}”. Write it, or take it out.`, kind: 'unfinished' },
  ];
}

const SENTENCE = /[^.!?\n]+[.!?]*/g;
const MONEY = String.raw`(?:\d\s?%|[$€]\s?\d)`;

/** What the product never says, each with what a warning calls it and what to do. */
const NEVER_SAID: readonly {
  readonly is: string;
  readonly remedy: string;
  readonly patterns: readonly RegExp[];
}[] = [
  {
    is: 'reads as a promise',
    remedy:
      'This site makes none that the arithmetic does not keep: say who advertises it, and link to /maths/.',
    patterns: [
      /\b(?:guaranteed|risk[- ]free|passive income|financial freedom|get rich|double your (?:money|coins|deposit))\b/i,
      /\b(?:without|no|zero) (?:any )?risk\b/i,
      /\b(?:sure|certain|safe|daily|weekly) (?:profit|return|income|earning)s?\b/i,
      /\d\s?% (?:daily|(?:a|per|each|every) (?:day|week|month))\b/i,
      new RegExp(`\\bearn\\b[^.!?]*${MONEY}`, 'i'),
      new RegExp(
        `\\b(?:you|everyone|everybody|members?|we)(?: all)?(?: will|[’']ll| can| are sure to| is sure to)\\b[^.!?]*\\b(?:make|gain|profit|receive|get)\\b[^.!?]*${MONEY}`,
        'i',
      ),
    ],
  },
  {
    is: 'asks for a payment in order to be paid',
    remedy: 'No one pays for that here: take it out.',
    patterns: [
      /\b(?:pay|send|deposit|transfer)\b[^.!?]*\b(?:to|before you can) (?:receive|unlock|withdraw|release|get paid|be paid)\b/i,
    ],
  },
  {
    is: 'asks for a key',
    remedy: 'No one needs a member’s: take it out.',
    patterns: [
      /\b(?:send|give|tell|enter|share|type|confirm)\b[^.!?]*\b(?:seed phrase|recovery phrase|private key)/i,
    ],
  },
];

/** Sentences that deny it, or say that someone else says it. */
const REPORTED =
  /\b(?:not|never|no one|nobody|none|neither|nor|cannot|nothing|without a guarantee|advertis\w*|claim\w*|promis\w*|so-called|scam\w*|asks)\b|n[’']t\b|[“"„«]/i;

function neverSaid(field: string, text: string): readonly Finding[] {
  return [...text.matchAll(SENTENCE)].flatMap(([sentence]) => {
    const found = NEVER_SAID.find(({ patterns }) => patterns.some((pattern) => pattern.test(sentence)));
    if (!found || REPORTED.test(sentence)) return [];
    return [{ field, message: `${found.is}, “${shorten(sentence)}”. ${found.remedy}`, kind: 'warning' }];
  });
}

const TWICE = /\b(the|a|an|of|and|to|in|is|for|with)\s+\1\b/i;

function twice(field: string, text: string): readonly Finding[] {
  const [words] = TWICE.exec(text) ?? [];
  return words === undefined ? [] : [{ field, message: `has “${words}”. Keep one.`, kind: 'warning' }];
}

function shorten(sentence: string): string {
  const text = sentence
    .trim()
    .replace(/[.!?]+$/, '')
    .replaceAll(/\s+/g, ' ');
  return text.length <= 60 ? text : `${text.slice(0, 60).replace(/\s+\S*$/, '')} …`;
}
