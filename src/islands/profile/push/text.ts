export const pushText = {
  what: 'This browser tells you what happens to your account, also while the site is closed. A message never says an amount or a name.',
  on: 'This browser gets push messages until you log out here.',
  off: 'This browser gets none.',
  turnOn: 'Turn on here',
  turningOn: 'Your browser asks you…',
  turnOff: 'Turn off here',
  turningOff: 'Turning off…',
  embedded:
    'Push messages need a server that sends them. Your account lives in this browser, so there is none. Home lists what happened.',
  notOffered: 'This site sends none. Home lists what happened.',
  unsupported:
    'This browser takes none. On an iPhone or iPad, add the site to the Home Screen first, and open it from there.',
  blocked: 'Your browser blocks messages of this site. Allow them in its settings, then reload this page.',
} as const;
