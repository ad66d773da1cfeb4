import { OUTCOMES } from '#domain/matrix/simulation/results.ts';
import type { SimulationResult } from '#domain/matrix/simulation/simulate.ts';
import { keyFigures, simulatorText } from './text.ts';
import { hundredAt, outcomeAt } from './Wall.tsx';

const SVG = 'http://www.w3.org/2000/svg';
/** The styles that a drawing inherits from the page and would lose outside of it. */
const TAKEN = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'font-family', 'font-size'] as const;
/** Image pixels per CSS pixel, so that the image is sharp in a document. */
const SHARPNESS = 2;
const WIDTH = 880;
const MARGIN = 32;
const INNER = WIDTH - 2 * MARGIN;
const GAP = 24;
const TILE = INNER / 20;
const WALL = TILE * 5;
const FIGURES = 100;
const TITLE = 46;

const GROUND = '#0b1033';
const ABSENT = '#3a4382';
const COLOURS = { ahead: '#d9a32f', even: '#ece1c8', behind: '#4c6bd0', unpaid: '#1b2464' } as const;

/** The run as one image: the hundred and the charts as the page shows them, the key figures, and the rules. */
export async function drawPicture(
  result: SimulationResult,
  period: number,
  charts: readonly SVGSVGElement[],
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const figure = charts[0]?.closest('figure');
  if (!context || !figure) throw new Error('No canvas');
  const { color, fontFamily, backgroundColor } = getComputedStyle(figure);
  const display = getComputedStyle(figure.querySelector('h3') ?? figure).fontFamily;
  const images = await Promise.all(charts.map(imageOf));
  const column = (INNER - GAP) / 2;
  const heights = images.map(({ width, height }) => (height * column) / width);
  const rowHeight = Math.max(...heights) + TITLE + GAP;
  const rows = Math.ceil(images.length / 2);

  context.font = `13px ${fontFamily}`;
  const rules = wrap(context, simulatorText.scenario(result.scenario), INNER);
  const height = 2 * MARGIN + 48 + WALL + 30 + FIGURES + rowHeight * rows + 20 * rules.length;
  canvas.width = WIDTH * SHARPNESS;
  canvas.height = height * SHARPNESS;
  context.scale(SHARPNESS, SHARPNESS);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, WIDTH, height);
  context.translate(MARGIN, MARGIN);

  /** @returns where the text ends */
  const write = (text: string, x: number, y: number, size: number, family = fontFamily): number => {
    context.font = `${family === display ? 600 : 400} ${size}px ${family}`;
    context.fillStyle = color;
    context.fillText(text, x, y);
    return x + context.measureText(text).width;
  };
  const key = (entries: readonly { colour: string; label: string }[], left: number, y: number): void => {
    let x = left;
    for (const { colour, label } of entries) {
      context.fillStyle = colour;
      context.fillRect(x, y - 10, 11, 11);
      context.strokeStyle = color;
      context.lineWidth = 0.5;
      context.strokeRect(x, y - 10, 11, 11);
      x = write(label, x + 17, y, 12) + 16;
    }
  };

  const counts = hundredAt(result, period);
  const isEnd = period === result.periods.length - 1;
  write(simulatorText.ahead(counts[0] ?? 0, isEnd ? undefined : period), 0, 26, 30, display);
  context.translate(0, 48);
  context.fillStyle = GROUND;
  context.fillRect(-6, -6, INNER + 12, WALL + 12);
  for (const [nth, person] of result.people.entries()) {
    const outcome = outcomeAt(person, period, result.scenario.feePercent);
    const tile = [Math.floor(nth / 5) * TILE + 2, (nth % 5) * TILE + 2, TILE - 4, TILE - 4] as const;
    context.fillStyle = outcome ? COLOURS[outcome] : GROUND;
    context.strokeStyle = ABSENT;
    context.fillRect(...tile);
    if (outcome === null) context.strokeRect(...tile);
  }
  context.translate(0, WALL + 30);
  key(
    OUTCOMES.map((outcome, index) => ({
      colour: COLOURS[outcome],
      label: `${counts[index]} ${simulatorText.counted(outcome, counts[index] ?? 0)}`,
    })),
    0,
    0,
  );
  for (const [nth, { figure: value, what }] of keyFigures(result).entries()) {
    const x = (nth * INNER) / 4;
    write(value, x, 44, 26, display);
    context.font = `12px ${fontFamily}`;
    for (const [row, line] of wrap(context, what, INNER / 4 - 12).entries())
      write(line, x, 62 + 15 * row, 12);
  }
  context.translate(0, FIGURES);
  for (const [nth, image] of images.entries()) {
    const [x, y] = [(nth % 2) * (column + GAP), Math.floor(nth / 2) * rowHeight];
    write(charts[nth]?.querySelector('title')?.textContent ?? '', x, y + 16, 16, display);
    key(legendOf(charts[nth]), x, y + 36);
    context.drawImage(image, x, y + TITLE, column, heights[nth] ?? 0);
  }
  context.translate(0, rowHeight * rows);
  for (const [nth, line] of rules.entries()) write(line, 0, 14 + 20 * nth, 13);
  return blobOf(canvas);
}

/** The legend beside a chart on the page, without the values that it reads out. */
const legendOf = (chart: SVGSVGElement | undefined) =>
  [...(chart?.closest('figure')?.querySelectorAll('li') ?? [])].map((entry) => ({
    colour: getComputedStyle(entry.querySelector('rect') ?? entry).fill,
    label: [...entry.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)?.textContent ?? '',
  }));

async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const { width, height } = drawing.viewBox.baseVal;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(originals[index] as Element);
    for (const property of TAKEN) element.setAttribute(property, style.getPropertyValue(property));
  }
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', `${width * SHARPNESS}`);
  copy.setAttribute('height', `${height * SHARPNESS}`);
  const source = new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
  const image = new Image();
  image.src = URL.createObjectURL(source);
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

function wrap(context: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png');
  });
