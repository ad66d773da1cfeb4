import { sharedBeginnings, shortName } from '#domain/partners/short-name.ts';
import { partnerText } from '#islands/programme/partners/text.ts';
import { isOnCanvas, type Picture, tokenOf, xOf, yOf } from './picture.ts';

/** From this scale on, a tile has room for a name. */
export const NAME_PLATES_FROM = 30;
/** Half of a name plate's sides, in units: it fits its tile. */
const HALF_WIDTH = 0.9;
const HALF_HEIGHT = 0.42;
const BORDER = 3;

/** From close by, each tile shows the partner's name, the size of the branch, and whether it is a sample. */
export function paintNamePlates(picture: Picture): void {
  const { context, camera, hues, found, count, fontFamily, colourOf } = picture;
  const width = HALF_WIDTH * camera.scale * 2;
  const height = HALF_HEIGHT * camera.scale * 2;
  const large = Math.min(13, camera.scale * 0.23);
  const small = Math.min(12, camera.scale * 0.2);
  const chosen = picture.path.at(-1);
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  const shared = sharedBeginnings(Array.from(found.subarray(0, count), (place) => nameOf(picture, place)));
  for (let index = 0; index < count; index += 1) {
    const place = found[index] as number;
    if (!isOnCanvas(picture, place, width)) continue;
    const [x, y] = [xOf(picture, place), yOf(picture, place)];
    const isMarked = place === chosen || place === picture.hovered;
    context.fillStyle = colourOf(tokenOf(hues[place] as number));
    context.fillRect(x - width / 2, y - height / 2, width, height);
    context.fillStyle = colourOf(isMarked ? '--color-action' : '--color-surface');
    context.fillRect(
      x - width / 2 + BORDER,
      y - height / 2 + BORDER,
      width - BORDER * 2,
      height - BORDER * 2,
    );
    context.fillStyle = colourOf(isMarked ? '--color-on-action' : '--color-text');
    const second = secondLine(picture, place);
    const maxWidth = width - BORDER * 2 - 4;
    context.font = `600 ${large}px ${fontFamily}`;
    const name = nameOf(picture, place);
    const short = (length: number) => shortName(name, length, shared.get(name) ?? 0);
    context.fillText(fitted(context, name, maxWidth, short), x, second === '' ? y : y - height * 0.17);
    if (second === '') continue;
    context.font = `${small}px ${fontFamily}`;
    const cut = (length: number) => `${second.slice(0, length - 1)}…`;
    context.fillText(fitted(context, second, maxWidth, cut), x, y + height * 0.2);
  }
  context.textAlign = 'start';
}

const nameOf = ({ downline }: Picture, place: number): string =>
  place === 0 ? partnerText.you : (downline.usernames[place] ?? '');

function secondLine({ tree, downline }: Picture, place: number): string {
  const below = tree.below[place] as number;
  const isSample = downline.isSample[place] === 1;
  return [isSample && partnerText.sample, below > 0 && partnerText.below(below)].filter(Boolean).join(' · ');
}

/** Cuts a text to a width. @param cutTo gives the text in at most so many characters, four or more */
function fitted(
  context: CanvasRenderingContext2D,
  text: string,
  maxWidth: number,
  cutTo: (length: number) => string,
): string {
  const { width } = context.measureText(text);
  if (width <= maxWidth) return text;
  let length = Math.max(4, Math.floor((text.length * maxWidth) / width));
  let cut = cutTo(length);
  // Letters differ in width: the remaining ones may be wider.
  while (length > 4 && context.measureText(cut).width > maxWidth) {
    length -= 1;
    cut = cutTo(length);
  }
  return cut;
}
