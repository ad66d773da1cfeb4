for (const type of ['submit', 'click'])
  addEventListener(type, (event) => {
    const pressed = event.target.closest('[data-waits]');
    if (!pressed || (pressed.matches('form') && type === 'click')) return;
    event.preventDefault();
    pressed.dataset.pressed = '';
  });
