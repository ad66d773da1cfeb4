import { editorText as text } from './text.ts';

const field = (name: keyof typeof text.fields, control: string): string => {
  const [label, hint] = text.fields[name];
  const described = hint === '' ? '' : `<span class="field__hint" id="hint-${name}">${hint}</span>`;
  return `<div class="field"><label class="field__label" for="field-${name}">${label}</label>${described}${control}</div>`;
};
const input = (name: keyof typeof text.fields, more = ''): string =>
  field(
    name,
    `<input class="input" id="field-${name}" name="${name}" aria-describedby="hint-${name}" autocomplete="off" ${more} />`,
  );

const tools = Object.entries(text.tools)
  .map(([tool, [label]]) => `<button type="button" class="quiet" data-tool="${tool}">${label}</button>`)
  .join('');

/** The page of the editor. Vite serves its script and styles as they are written. */
export const EDITOR_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${text.title}</title>
<link rel="icon" href="/favicon.svg" />
${['styles/tokens', 'styles/base', 'styles/controls', 'styles/forms', 'editor/desk'].map((name) => `<link rel="stylesheet" href="/src/${name}.css" />`).join('\n')}
<script type="module" src="/src/editor/desk.ts"></script>
</head>
<body>
<header><h1>${text.title}</h1><p id="refused" role="alert"></p><div id="status" role="status"></div></header>
<nav aria-label="${text.posts}">
  <form id="new"><label class="field__label" for="new-title">${text.newTitle}</label><input class="input" id="new-title" required maxlength="70" autocomplete="off" /><button class="button">${text.start}</button></form>
  <ul id="posts"></ul>
</nav>
<p id="empty">${text.choose}</p>
<form id="form" autocomplete="off" onsubmit="return false"></form>
<section id="reader" aria-labelledby="page-title">
  <div><h2 id="page-title">${text.page}</h2><button type="button" class="quiet" data-width="wide" aria-pressed="true">${text.wide}</button><button type="button" class="quiet" data-width="phone" aria-pressed="false">${text.phone}</button></div>
  <div class="frame"><iframe id="page" title="${text.page}"></iframe><p id="mend-first">${text.mendFirst}</p></div>
  <div id="mend"><h2 id="mend-title"></h2><ul id="found"></ul><p id="hand-in">${text.handIn}</p></div>
</section>
<template id="form-template">
  ${input('title')}
  ${field('body', `<div class="tools">${tools}</div><textarea class="input" id="field-body" name="body" spellcheck="true"></textarea><input type="file" id="text-picture" accept="image/*" hidden />`)}
  ${field('teaser', '<textarea class="input" id="field-teaser" name="teaser" rows="3" aria-describedby="hint-teaser"></textarea>')}
  <div class="lead">
    <div class="field"><img id="lead-picture" alt="" /></div>
    <div class="field">
      <label class="field__label" for="lead">${text.fields.image[0]}</label><span class="field__hint">${text.fields.image[1]}</span>
      <input type="file" id="lead" accept="image/*" aria-label="${text.choosePicture}" />
    </div>
  </div>
  ${input('imageAlt')}
  <div class="pair">${input('tags')}${input('author')}</div>
  <div class="pair">${input('date', 'type="date"')}${input('updated', 'type="date"')}</div>
  ${input('source', 'type="url"')}
  <div><label class="check"><input type="checkbox" name="draft" />${text.draft}</label><p id="state" class="field__hint"></p></div>
  <p><button type="button" class="quiet" id="remove">${text.remove}</button></p>
</template>
<dialog id="ask"><form method="dialog"><label class="field__label" for="answer"></label><input class="input" id="answer" autocomplete="off" /><div class="cluster"><button class="button" value="insert">${text.insert}</button><button class="quiet" value="">${text.cancel}</button></div></form></dialog>
</body>
</html>`;
