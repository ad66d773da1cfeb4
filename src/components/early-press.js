if (new URLSearchParams(location.search).has('guest') && document.referrer.startsWith(`${location.origin}/`))
  document.documentElement.dataset.entering = '';
for (const type of ['submit', 'click'])
  addEventListener(type, (event) => {
    const pressed = event.target.closest('[data-early]');
    if (!pressed || (pressed.matches('form') && type === 'click')) return;
    event.preventDefault();
    pressed.dataset.early = 'pressed';
  });
