/** The CSS font of tile labels. @param fontSize pixels */
export const labelFont = (fontSize: number, fontFamily: string): string => `600 ${fontSize}px ${fontFamily}`;

/** Measures label texts at a font size of one pixel. Each text is measured once. */
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
