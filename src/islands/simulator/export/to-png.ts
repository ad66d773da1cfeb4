export type Legend = readonly { readonly className: string | undefined; readonly label: string }[];

interface Picture {
  readonly drawing: SVGSVGElement;
  readonly title: string;
  readonly legend: Legend;
  readonly scenario: string;
}

const SVG = 'http://www.w3.org/2000/svg';
/** The styles that a drawing inherits from the page and would lose outside of it. */
const TAKEN = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'font-family', 'font-size'] as const;
/** Image pixels per CSS pixel, so that the image is sharp in a document. */
const SHARPNESS = 2;
const MARGIN = 20;
const LINE = 18;
const HEAD = 34;

/** The chart as an image with title, legend and scenario, in the page's colours. */
export async function toPng({ drawing, title, legend, scenario }: Picture): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const { color, fontFamily, backgroundColor } = styleOf(drawing);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const font = (size: number, weight = 400) => `${weight} ${size}px ${fontFamily}`;

  context.font = font(12);
  const lines = wrap(context, scenario, width);
  canvas.width = (width + 2 * MARGIN) * SHARPNESS;
  canvas.height = (height + HEAD + LINE * (lines.length + legend.length) + 3 * MARGIN) * SHARPNESS;
  context.scale(SHARPNESS, SHARPNESS);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(MARGIN, MARGIN);
  context.fillStyle = color;
  context.font = font(18, 600);
  context.fillText(title, 0, 16);
  context.translate(0, HEAD);

  context.font = font(12);
  for (const { className, label } of legend) {
    const sample = className ? drawing.ownerDocument.querySelector(`rect.${CSS.escape(className)}`) : null;
    context.fillStyle = sample ? getComputedStyle(sample).fill : color;
    context.fillRect(0, 0, 11, 11);
    context.fillStyle = color;
    context.fillText(label, 18, 10);
    context.translate(0, LINE);
  }
  context.drawImage(await imageOf(drawing, width, height), 0, 0, width, height);
  context.translate(0, height + MARGIN);
  for (const line of lines) {
    context.fillText(line, 0, 12);
    context.translate(0, LINE);
  }
  return blobOf(canvas);
}

/** Colours around the drawing. */
function styleOf(drawing: SVGSVGElement) {
  const { color, fontFamily } = getComputedStyle(drawing);
  const { backgroundColor } = getComputedStyle(drawing.closest('figure') ?? drawing);
  return { color, fontFamily, backgroundColor };
}

async function imageOf(drawing: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
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
