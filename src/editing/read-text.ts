/** The text of a file, or why it is none: `message` completes a sentence that begins with “The file”. */
type Decoded =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly line: number; readonly message: string };

const UTF_16 = 'is saved as UTF-16. Save it again with the encoding UTF-8.';
const BINARY = 'is no plain text, but the file of another program. Save it as plain text, encoded in UTF-8.';
const NOT_UTF_8 =
  'has a letter here that is not UTF-8, as older programs write é or “. Save it again with the encoding UTF-8.';
const LOST = 'has a lost letter here, �. Type it again.';

/** Reads UTF-8. Letters of another encoding would reach readers as �. */
export function decodeText(bytes: Buffer): Decoded {
  if (/^(?:fffe|feff)/.test(bytes.toString('hex', 0, 2))) return { ok: false, line: 1, message: UTF_16 };
  const zero = bytes.indexOf(0);
  if (zero !== -1) {
    return { ok: false, line: 1, message: zero < 2 ? UTF_16 : BINARY };
  }
  const text = decode(bytes);
  if (text === null)
    return { ok: false, line: lineOfFirst(bytes, (line) => decode(line) === null), message: NOT_UTF_8 };
  const lost = text.indexOf('�');
  if (lost !== -1) return { ok: false, line: text.slice(0, lost).split('\n').length, message: LOST };
  return { ok: true, text };
}

/** Without the mark (U+FEFF) that some Windows editors write before the first line. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function lineOfFirst(bytes: Buffer, isWrong: (line: Buffer) => boolean): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf('\n', start);
    const stop = end === -1 ? bytes.length : end;
    if (isWrong(bytes.subarray(start, stop))) return line;
    start = stop + 1;
  }
  return 1;
}
