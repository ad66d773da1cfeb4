{
  const show = () => {
    const { theme = 'system', session = 'out' } = localStorage;
    Object.assign(document.documentElement.dataset, { theme, session });
    document.querySelector('meta[media]').media =
      { light: 'all', dark: 'not all' }[theme] ?? '(prefers-color-scheme:light)';
  };
  show();
  window.onpageshow = show;
  window.onstorage = show;
}
