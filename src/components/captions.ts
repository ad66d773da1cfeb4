/** The language of a film's captions, as the file's name says: `deposit.it.vtt` is Italian, `deposit.vtt` English. */
export const captionsLanguage = (file: string): string => /\.(\w+)\.vtt$/.exec(file)?.[1] ?? 'en';
