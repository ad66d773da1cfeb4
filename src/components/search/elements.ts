/** The search's elements in `NewsSearch.astro`. */
const search = part<HTMLElement>('.search', document);

export const searchElements = {
  search,
  field: part<HTMLInputElement>('input'),
  status: part<HTMLElement>('[role=status]'),
  failure: part<HTMLElement>('.search__failure'),
  retry: part<HTMLButtonElement>('.search__failure button'),
  results: part<HTMLElement>('ol'),
  nothing: part<HTMLElement>('.search__nothing'),
  older: part<HTMLButtonElement>('.search__older'),
};

function part<E extends Element>(selector: string, within: ParentNode = search): E {
  const found = within.querySelector<E>(selector);
  if (found === null) throw new Error(`The search has no ${selector}.`);
  return found;
}
