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
const FIGURES = 78;
const TITLE = 26;

const COLOURS = { ahead: '#d9a32f', even: '#ece1c8', behind: '#4c6bd0', unpaid: '#1b2464' } as const;

/** The run as one image: the hundred as they end, the key figures, the charts as they are drawn on the page, and the rules. */
export async function drawPicture(result: SimulationResult, charts: readonly SVGSVGElement[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const [first] = charts;
  if (!context || !first) throw new Error('No canvas');
  const { color, fontFamily } = getComputedStyle(first);
  const { backgroundColor } = getComputedStyle(first.closest('figure') ?? first);
  const font = (size: number, weight = 400) => `${weight} ${size}px ${fontFamily}`;
  const images = await Promise.all(charts.map(imageOf));
  const column = (INNER - GAP) / 2;
  const heights = images.map(({ width, height }) => (height * column) / width);
  const rowHeight = Math.max(...heights) + TITLE + GAP;

  context.font = font(13);
  const rules = wrap(context, simulatorText.scenario(result.scenario), INNER);
  const height =
    2 * MARGIN + 48 + WALL + 30 + FIGURES + rowHeight * Math.ceil(images.length / 2) + 20 * rules.length;
  canvas.width = WIDTH * SHARPNESS;
  canvas.height = height * SHARPNESS;
  context.scale(SHARPNESS, SHARPNESS);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, WIDTH, height);
  context.translate(MARGIN, MARGIN);
  const write = (text: string, x: number, y: number, size: number, weight = 400) => {
    context.font = font(size, weight);
    context.fillStyle = color;
    context.fillText(text, x, y);
  };

  const counts = hundredAt(result, result.periods.length - 1);
  write(simulatorText.ahead(counts[0] ?? 0), 0, 26, 28, 600);
  context.translate(0, 48);
  context.fillStyle = '#0b1033';
  context.fillRect(-6, -6, INNER + 12, WALL + 12);
  for (const [nth, person] of result.people.entries()) {
    const outcome = outcomeAt(person, result.periods.length - 1, result.scenario.feePercent) ?? 'unpaid';
    context.fillStyle = COLOURS[outcome];
    context.fillRect(Math.floor(nth / 5) * TILE + 2, (nth % 5) * TILE + 2, TILE - 4, TILE - 4);
  }
  context.translate(0, WALL + 30);
  write(
    OUTCOMES.map((outcome, index) => `${counts[index]} ${simulatorText.outcomes[outcome]}`).join('  ·  '),
    0,
    0,
    13,
  );
  for (const [nth, { figure, what }] of keyFigures(result).entries()) {
    write(figure, (nth * INNER) / 4, 40, 24, 600);
    write(what, (nth * INNER) / 4, 58, 12);
  }
  context.translate(0, FIGURES);
  for (const [nth, image] of images.entries()) {
    const [x, y] = [(nth % 2) * (column + GAP), Math.floor(nth / 2) * rowHeight];
    write(charts[nth]?.querySelector('title')?.textContent ?? '', x, y + 16, 15, 600);
    context.drawImage(image, x, y + TITLE, column, heights[nth] ?? 0);
  }
  context.translate(0, rowHeight * Math.ceil(images.length / 2));
  for (const [nth, line] of rules.entries()) write(line, 0, 14 + 20 * nth, 13);
  return blobOf(canvas);
}

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
