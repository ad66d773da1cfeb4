import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/profile/push/text.ts';

export const pushText: Words<typeof english.pushText> = {
  what: 'Questo browser ti avvisa di quello che succede al tuo account, anche quando il sito è chiuso. Le notifiche non contengono mai importi o nomi.',
  on: 'Questo browser riceve notifiche finché non esci dal tuo account.',
  off: 'Questo browser non riceve notifiche.',
  turnOn: 'Attiva qui',
  turningOn: 'Il browser ti chiede il permesso…',
  turnOff: 'Disattiva qui',
  turningOff: 'Disattivazione…',
  embedded:
    'Per le notifiche serve un server che le mandi. Il tuo account è in questo browser, quindi qui un server non c’è. Nella Home trovi quello che è successo.',
  notOffered: 'Questo sito non manda notifiche. Nella Home trovi quello che è successo.',
  unsupported:
    'Questo browser non accetta notifiche. Su iPhone o iPad, aggiungi prima il sito alla schermata Home e aprilo da lì.',
  blocked:
    'Il tuo browser blocca le notifiche di questo sito. Consentile nelle sue impostazioni, poi ricarica la pagina.',
};
