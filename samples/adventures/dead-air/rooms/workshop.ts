import type { SampleHotspot } from '#samples/sample-adventure.ts'
import { landscape } from '#samples/places.ts'
import { goalHints } from '#samples/adventures/dead-air/goal-hints.ts'
import { look } from './look.ts'

export const workshop: SampleHotspot[] = [
  {
    key: 'splicing-block',
    sceneKey: 'workshop',
    name: { en: 'The splicing block', fr: 'Le bloc de montage' },
    type: 'puzzle',
    ...landscape(730, 520, 1110, 720),
    zIndex: 1,
    interactionConditions: { any: [{ hasItem: 'tape-piece', count: 3 }, { puzzleSolved: 'splicing-block' }] },
    blockedMessage: {
      en: 'For joining tape. You would need tape to join, and all of it: what is laid here in the wrong order is heard in the wrong order for ever.',
      fr: 'Ça sert à recoller des bandes. Il vous faudrait de la bande, et toute : ce qu’on monte ici dans le désordre s’entend à jamais dans le désordre.',
    },
    targetKey: 'splicing-block',
    goalHints: goalHints.splicing,
  },
  {
    key: 'adapter',
    sceneKey: 'workshop',
    name: { en: 'An adapter in the tray of plugs', fr: 'Un adaptateur, dans le bac de fiches' },
    type: 'item',
    ...landscape(1190, 600, 1370, 730),
    zIndex: 1,
    targetKey: 'adapter',
    goalHints: goalHints.adapterTray,
  },
  {
    key: 'workshop-to-corridor',
    sceneKey: 'workshop',
    name: { en: 'Back to the corridor', fr: 'Retour au corridor' },
    type: 'scene_link',
    ...landscape(1680, 250, 1860, 930),
    zIndex: 0,
    targetKey: 'corridor',
  },
  {
    ...look,
    key: 'scope',
    sceneKey: 'workshop',
    name: { en: 'The oscilloscope', fr: 'L’oscilloscope' },
    ...landscape(370, 430, 650, 680),
    lines: [
      {
        en: 'It is fed from the aerial: it shows what the station is sending. A straight green line. You have never seen it so calm, and you do not like it.',
        fr: 'Il est branché sur l’antenne : il montre ce que la station émet. Une ligne verte, bien droite. Vous ne l’avez jamais vu si calme, et ça ne vous plaît pas.',
      },
      {
        en: 'When she laughs, it looks like the coast from the air.',
        fr: 'Quand elle rit, on dirait la côte vue d’avion.',
      },
    ],
  },
  {
    ...look,
    key: 'morse-chart',
    sceneKey: 'workshop',
    name: { en: 'The chart of dots and dashes', fr: 'Le tableau de points et de traits' },
    ...landscape(1150, 150, 1450, 440),
    lines: [
      {
        en: 'Twenty-six letters in dots and dashes. It was Morin’s; his initials are in the corner, in Morse, because he could not leave anything plain. You pocket your own copy, from habit.',
        fr: 'Vingt-six lettres en points et en traits. C’était celui de Morin : ses initiales sont dans le coin, en morse, parce qu’il ne pouvait rien laisser tout simple. Par habitude, vous en gardez un double dans la poche.',
      },
      {
        en: 'A dash is three dots long. A breath between letters, a longer one between words.',
        fr: 'Un trait vaut trois points. Un souffle entre les lettres, un plus long entre les mots.',
      },
    ],
    closeUp: {
      image: './art/looks/morse-chart.webp',
      altText: {
        en: 'A chart of the Morse alphabet: A dot dash, B dash dot dot dot, and so on to Z dash dash dot dot.',
        fr: 'Un tableau de l’alphabet morse : A point trait, B trait point point point, et ainsi de suite jusqu’à Z, trait trait point point.',
      },
    },
  },
  {
    ...look,
    key: 'drawers',
    sceneKey: 'workshop',
    name: { en: 'The small drawers', fr: 'Les petits tiroirs' },
    ...landscape(560, 150, 1080, 410),
    lines: [
      {
        en: 'Resistors, tubes, fuses. In the drawer marked “Miscellaneous” lies your school photograph, which you never put there. On the back, in pencil: “Grade two. Doing well.”',
        fr: 'Résistances, lampes, fusibles. Dans le tiroir « Divers », votre photo d’école, que vous n’y avez jamais mise. Au dos, au crayon : « Deuxième année. Ça va bien. »',
      },
      {
        en: 'You learnt your trade in this room, at fourteen, after school. It was Margot who had asked whether you would like to.',
        fr: 'C’est ici que vous avez appris le métier, à quatorze ans, après l’école. C’est Margot qui vous l’avait proposé.',
      },
    ],
  },
]
