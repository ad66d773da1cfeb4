/** Pictographs and what only serves to form them or to steer the text: a title reads as well without. */
const ORNAMENT =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{So}\p{Sk}\p{Cf}\p{Cc}\p{M}]/u;

/**
 * A title in letters that the typeface has: what it lacks is taken apart ("ﬁ", "™", accents that are rare), and ornaments are
 * left out.
 *
 * @returns null if letters would be missing, since words without some of their letters are other words
 */
export function legible(title: string, has: (character: string) => boolean): string | null {
  let text = '';
  for (const character of title.normalize('NFC').replaceAll(/\s+/g, ' ')) {
    const parts = has(character) ? [character] : [...character.normalize('NFKD')];
    for (const part of parts) {
      if (has(part)) text += part;
      else if (!ORNAMENT.test(part)) return null;
    }
  }
  text = text.replaceAll(/ +/g, ' ').trim();
  return text === '' ? null : text;
}
