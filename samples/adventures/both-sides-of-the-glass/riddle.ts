import type { SampleText } from '#samples/sample-adventure.ts'

/** Made anew in each language: tennis and neglected gardens here, children, salads and lessons there. */
export const riddle: Record<'asked' | 'hers1' | 'his1' | 'hers2' | 'his2', SampleText> = {
  asked: {
    en: 'Four lines, two from each side, in turn.\nWhat is it?',
    fr: 'Quatre lignes, deux de chaque côté, à tour de rôle.\nQu’est-ce que c’est?',
  },
  hers1: { en: 'The best at tennis hope to be my first.', fr: 'Mauvaise, je désigne un enfant.' },
  his1: { en: 'Neglected gardens run to me at last.', fr: 'La laitue y monte à la fin du printemps.' },
  hers2: { en: 'They bury me, and nobody will weep.', fr: 'On m’enterre sans cérémonie.' },
  his2: { en: 'I have a coat, no buttons, and I sleep.', fr: 'Qui veut bien apprendre en prend, et merci.' },
}
