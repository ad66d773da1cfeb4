/** How tiles are labelled, as CSS writes fonts. @param fontSize pixels */
export const labelFont = (fontSize: number, fontFamily: string): string => `600 ${fontSize}px ${fontFamily}`;

/** Measures texts as the tiles are labelled, at one pixel of font size. Every text is measured once. */
export function createTextMeasure(fontFamily: string): (text: string) => number {
  const SIZE = 100;
  const context = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  if (context) context.font = labelFont(SIZE, fontFamily);
  return (text) => {
    const width = known.get(text) ?? (context?.measureText(text).width ?? 0) / SIZE;
    known.set(text, width);
    return width;
  };
}
