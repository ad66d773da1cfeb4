import type { Finding } from './mistake.ts';

interface Remnant {
  readonly pattern: RegExp;
  readonly message: (found: string) => string;
  readonly kind?: Finding['kind'];
}

/** `24/11/26, 10:32`, as chats write it before each message. */
const STAMP = String.raw`\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AP]M)?`;

const left = (found: string): string => `has “${found}”, which another program left there. Take it out.`;

/** What a word processor, a mail program, a chat or an assistant leaves in a text that is pasted from it. */
const REMNANTS: readonly Remnant[] = [
  {
    pattern: new RegExp(
      String.raw`^(?:\[${STAMP}\] |${STAMP} [-–] |\[\d{1,2}[:.]\d{2}(?:\s?[AP]M)?, [\d/.]+\] )[^:\n]{1,40}:`,
      'm',
    ),
    message: (found) =>
      `begins with the stamp of a chat, “${found}”. Take it out, and publish what someone wrote to you only if that person agrees.`,
  },
  {
    pattern:
      /【\d[^】]*†[^】]*】|:?contentReference\[[^\]]*\]|\[?oaicite:\d+\]?|\b(?:cite)?turn\d+(?:search|view|news|file)\d+\b/,
    message: (found) =>
      `has “${found}”, with which an assistant marks a source, and readers cannot open it. Open the source yourself, and name it in a footnote or a link.`,
  },
  {
    pattern:
      /Error! (?:Reference source not found|Bookmark not defined)\.?|Errore\. (?:L[’']origine riferimento|Il segnalibro) non [^.]*\.?|\bcid:image\d+\.\w+/,
    message: left,
  },
  {
    pattern:
      /^(?:Sent from my \w+|Inviato da(?:l mio)? i?[A-Z]\w+|Get Outlook for \w+|Scarica Outlook per \w+|-+ ?(?:Forwarded message|Messaggio inoltrato|Original Message) ?-+|(?:On|Il giorno) [^\n]{10,80} (?:wrote|ha scritto):)/m,
    message: left,
  },
  {
    pattern:
      /\$\$|\\(?:times|cdot|[dt]?frac|sqrt|sum|text|approx|leq?|geq?|neq|quad|left|right|[lc]?dots|math(?:rm|bf)|begin|end|boxed)(?![a-z])/,
    message: (found) =>
      `has ${found}, which is shown as it is written. Write the computation in plain signs, like 5 × 4095.`,
  },
  {
    pattern: new RegExp(
      [
        String.raw`^(?:(?:Certainly|Sure|Of course|Absolutely|Certo|Certamente|Perfetto)[!,.:]?\s+)?(?:here(?:[’']s| is| are)|ecco)\s[^.!?\n]*\b(?:version|rewrite|draft|text|post|article|versione|riscrittura|bozza|testo|articolo)\b[^.!?\n]*:`,
        String.raw`\bas an AI(?: language)? model\b`,
        String.raw`\bI hope this helps\b`,
        String.raw`\blet me know if you(?:[’']d| would)? (?:like|want|need)\b`,
        String.raw`\bwould you like me to\b`,
        String.raw`\bcome modello linguistico\b`,
        String.raw`\bspero che (?:questo )?ti sia utile\b`,
        String.raw`\bfammi sapere se (?:vuoi|desideri|preferisci|ti serve)\b`,
      ].join('|'),
      'im',
    ),
    message: (found) => `speaks to its writer, “${found}”. If an assistant wrote it, take it out.`,
    kind: 'warning',
  },
];

export const remnants = (field: string, text: string): readonly Finding[] =>
  REMNANTS.flatMap(({ pattern, message, kind }) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [{ field, message: message(found), kind }];
  });
