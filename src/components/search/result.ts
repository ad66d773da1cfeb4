import { longDay } from '#i18n/public-format.ts';
import { markWords } from '#search/marks.ts';
import { type ListedPost, postPath } from '#search/part.ts';
import { inTheText } from './text.ts';

type Marks = ReadonlyMap<string, number>;

/** A search result with its matches marked. */
export function drawResult(post: ListedPost, marks: Marks): HTMLElement {
  const link = document.createElement('a');
  link.href = postPath(post);
  link.append(...drawMarked(post.title, marks));
  const heading = document.createElement('h2');
  heading.append(link);
  const item = document.createElement('li');
  item.append(heading, drawDetails(post, marks), drawParagraph(drawMarked(post.teaser, marks)));
  const words = (post.words ?? '').split(' ').filter((word) => marks.has(word));
  if (words.length > 0) item.append(drawParagraph(drawMarked(inTheText(words), marks), 'small muted'));
  return item;
}

/** Date and tags. */
function drawDetails(post: ListedPost, marks: Marks): HTMLElement {
  const day = document.createElement('time');
  day.dateTime = post.date;
  day.textContent = longDay(post.date);
  return drawParagraph([day, ' · ', ...drawMarked(post.tags.join(' · '), marks)], 'small muted');
}

function drawParagraph(content: readonly (Node | string)[], className = ''): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = className;
  paragraph.append(...content);
  return paragraph;
}

const drawMarked = (text: string, marks: Marks): readonly (Node | string)[] =>
  markWords(text, marks).map((segment) => {
    if (!segment.isMarked) return segment.text;
    const mark = document.createElement('mark');
    mark.textContent = segment.text;
    return mark;
  });
