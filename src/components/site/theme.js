{
  const show = () => {
    const theme = localStorage.theme ?? 'system';
    document.documentElement.dataset.theme = theme;
    const media = { light: 'all', dark: 'not all' }[theme] ?? '(prefers-color-scheme:light)';
    document.querySelector('meta[media]').media = media;
  };
  show();
  for (const event of ['pageshow', 'storage']) addEventListener(event, show);
}
