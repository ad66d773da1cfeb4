import { foreignFormOf } from '#domain/address/address.ts';
import { canonicalIban, ibanFormOf, ibanProblem } from '#domain/withdrawals/iban.ts';
import { wrongDays } from './days.ts';
import type { Finding } from './mistake.ts';
import { remnants } from './remnants.ts';

/** What `npm run news:new` writes for the editor to replace. */
export const NEW_TEASER = 'One or two sentences that lists, feeds and link previews show.';
export const NEW_TEXT = 'Write the text here. The guide is `docs/editing.md`.';

export const isPlaceholder = (text: string): boolean => text.trim() === NEW_TEASER;

export const PLACEHOLDER = 'is still what the new post began with. Write your own.';

/** What words say that this site does not say, in a field or in a block of a text. */
export function wordingFindings(field: string, text: string): readonly Finding[] {
  return [
    ...mainnetAddresses(field, text),
    ...bankAccounts(field, text),
    ...remnants(field, text),
    ...wrongDays(field, text),
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

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?\b/g;

/** Whether its length and its check digits are right: a number that is made up as an example has others. */
function isAccount(iban: string): boolean {
  const form = ibanFormOf(iban.slice(0, 2));
  return form !== null && ibanProblem(canonicalIban(iban), form) === null;
}

/** No one pays money here. */
function bankAccounts(field: string, text: string): readonly Finding[] {
  return [...text.matchAll(IBAN)]
    .filter(([iban]) => isAccount(iban))
    .map(([iban]) => ({
      field,
      message: `has ${iban.slice(0, 4)}…, the number of a bank account, and no one pays money here. Take it out.`,
    }));
}

const NOTE_TO_SELF =
  /\b(?:TODO|FIXME|TBD|TBC)\b|\blorem ipsum\b|\?\?\?|\bXXX+\b|\[(?:insert|add|your|picture|image|link|name|date|source|citation|inserire|inserisci|aggiungere|immagine|nome|data|fonte|senza fonte)\b[^\][]*\]|\bDA (?:FARE|COMPLETARE|CONTROLLARE|TRADURRE|VERIFICARE)\b|\bXX+\s?(?:%|per ?cent\b|[$€]|(?:dollars?|euros?|dollari)\b)|[$€]\s?XX+\b/i;

function unfinished(field: string, text: string): readonly Finding[] {
  const [note] = NOTE_TO_SELF.exec(text) ?? [];
  if (note === undefined || (/^(?:to|da )/i.test(note) && note !== note.toUpperCase())) return [];
  return [
    { field, message: `is not finished: it has “${note}”. Write it, or take it out.`, kind: 'unfinished' },
  ];
}

const SENTENCE = /[^.!?\n]+[.!?]*/g;
const MONEY = String.raw`(?:\d\s?%|[$€]\s?\d|\d\s?[$€]|\d\s(?:dollars?|euros?|dollari)\b)`;

/** Matches whole words. `\b` does not know letters with accents. */
const words = (pattern: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu');

/** What the product never says, each with what a warning calls it and what to do. */
const NEVER_SAID: readonly {
  readonly is: string;
  readonly remedy: string;
  readonly patterns: readonly RegExp[];
  /** Those that promise by denying. */
  readonly denials?: readonly RegExp[];
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
      /\b(?:money|deposit|coins?|stake|capital|investment)s?\b[^.!?]{0,15}\b(?:(?:doubles|triples|multiplies)\b|(?:is|are|will be) (?:doubled|tripled)|will (?:double|triple|multiply|grow))/i,
      words(
        'garantit[aeio]|senza (?:alcun )?rischi[o]?|rischio zero|reddito passivo|rendita passiva|libertà finanziaria',
      ),
      words(
        'raddoppi[ae]?(?:re|rai)? (?:(?:il|i|le|la) )?(?:(?:tu[oa]|tuoi|tue) )?(?:denaro|soldi|capitale|monete|deposito)',
      ),
      /\d\s?% (?:al (?:giorno|mese)|alla settimana|ogni (?:giorno|mese|settimana)|giornalier|settimanal|mensil)/i,
      new RegExp(
        String.raw`(?<!\p{L})(?:guadagn(?:a|i|erai|eranno|are)|(?:ricev|ott|incass)[a-z]*(?:rai|ranno)|porterai a casa)(?!\p{L})[^.!?]*${MONEY}`,
        'iu',
      ),
    ],
    denials: [
      /\b(?:cannot|can[’']?t|can never|will never|won[’']t|nothing to|impossible to) lose\b/i,
      words('(?:non (?:puoi|si può|potete|puoi mai)|impossibile|(?:niente|nulla) da) perdere'),
    ],
  },
  {
    is: 'asks for a payment in order to be paid',
    remedy: 'No one pays for that here: take it out.',
    patterns: [
      /\b(?:pay|send|deposit|transfer)\b[^.!?]*\b(?:to|before you can) (?:receive|unlock|withdraw|release|get paid|be paid)\b/i,
      words(
        '(?:(?:paga|versa|invia|manda|deposita|trasferisci)(?:te)?|(?:devi|dovete|bisogna|basta) (?:pag|vers|invi|mand|deposit)are)(?!\\p{L})[^.!?]*(?<!\\p{L})(?:per|prima di) (?:poter )?(?:ricevere|sbloccare|prelevare|riscuotere|essere pagat[aeio])',
      ),
    ],
  },
  {
    is: 'asks for a key',
    remedy: 'No one needs a member’s: take it out.',
    patterns: [
      /\b(?:send|give|tell|enter|share|type|confirm)\b[^.!?]*\b(?:seed phrase|recovery phrase|private key)/i,
      words(
        '(?:invia|manda|comunica|inserisci|condividi|scrivi|conferma|dai|dacci)[a-z]*(?!\\p{L})[^.!?]*(?<!\\p{L})(?:frase di recupero|frase segreta|seed phrase|chiav[ei] privat[ae])',
      ),
    ],
  },
];

/** Sentences that deny it. */
const DENIED =
  /\b(?:not|never|no one|nobody|none|neither|nor|cannot|nothing|without a guarantee|non|mai|nessun\w*|niente|nulla)\b|n[’']t\b|\bné(?!\p{L})/iu;

/** Sentences that say that someone else says it. */
const REPORTED =
  /\b(?:advertis\w*|claim\w*|promis\w*|so-called|scam\w*|asks|pubblicizz\w*|promett\w*|promess\w*|afferm\w*|sosten\w*|sostien\w*|cosiddett\w*|truff\w*|chied\w*)\b|[“"„«]/i;

function neverSaid(field: string, text: string): readonly Finding[] {
  return [...text.matchAll(SENTENCE)].flatMap(([sentence]) => {
    if (REPORTED.test(sentence)) return [];
    const isIn = (pattern: RegExp) => pattern.test(sentence);
    const isDenied = DENIED.test(sentence);
    const found = NEVER_SAID.find(
      ({ patterns, denials = [] }) => denials.some(isIn) || (!isDenied && patterns.some(isIn)),
    );
    if (!found) return [];
    return [{ field, message: `${found.is}, “${shorten(sentence)}”. ${found.remedy}`, kind: 'warning' }];
  });
}

const TWICE = /\b(the|a|an|of|and|to|in|is|for|with|il|lo|gli|una?|di|che|per|con|non|del|della)\s+\1\b/i;

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
