import type { SampleHotspot } from '#samples/sample-adventure.ts'
import { landscape } from '#samples/places.ts'
import { goalHints } from '#samples/adventures/dead-air/goal-hints.ts'
import { look } from './look.ts'

export const corridor: SampleHotspot[] = [
  {
    key: 'corridor-to-studio',
    sceneKey: 'corridor',
    name: { en: 'The door under the microphone', fr: 'La porte du micro' },
    type: 'scene_link',
    ...landscape(70, 330, 236, 860),
    zIndex: 0,
    targetKey: 'studio',
  },
  {
    key: 'corridor-to-control',
    sceneKey: 'corridor',
    name: { en: 'The door under the headphones', fr: 'La porte du casque' },
    type: 'scene_link',
    ...landscape(292, 330, 458, 860),
    zIndex: 0,
    targetKey: 'control-room',
  },
  {
    key: 'coat-key',
    sceneKey: 'corridor',
    name: { en: 'The key in the coat pocket', fr: 'La clé dans la poche du manteau' },
    type: 'item',
    ...landscape(524, 600, 624, 716),
    zIndex: 2,
    targetKey: 'library-key',
    goalHints: goalHints.coat,
  },
  {
    key: 'duty-board',
    sceneKey: 'corridor',
    name: { en: 'The duty board', fr: 'Le tableau des quarts' },
    type: 'puzzle',
    ...landscape(664, 300, 960, 600),
    zIndex: 1,
    interactionConditions: { hasItem: 'letter' },
    blockedMessage: {
      en: 'The brass plate still says 12 February 1964, and all the pegs are out. You could put them anywhere; you know nothing yet that would keep them there.',
      fr: 'La plaque de laiton dit encore 12 février 1964, et toutes les chevilles sont sorties. Vous pourriez les mettre n’importe où; vous ne savez encore rien qui les y ferait tenir.',
    },
    targetKey: 'duty-board',
    goalHints: goalHints.board,
  },
  {
    key: 'office-door',
    sceneKey: 'corridor',
    name: {
      en: 'The door under the desk, with light beneath it',
      fr: 'La porte du bureau, avec de la lumière dessous',
    },
    type: 'scene_link',
    ...landscape(1014, 330, 1180, 860),
    zIndex: 0,
    targetKey: 'office',
  },
  {
    key: 'corridor-to-workshop',
    sceneKey: 'corridor',
    name: { en: 'The door under the screwdriver', fr: 'La porte du tournevis' },
    type: 'scene_link',
    ...landscape(1222, 330, 1388, 860),
    zIndex: 0,
    targetKey: 'workshop',
  },
  {
    key: 'library-door',
    sceneKey: 'corridor',
    name: { en: 'The door under the record', fr: 'La porte du disque' },
    type: 'scene_link',
    ...landscape(1430, 330, 1596, 860),
    zIndex: 0,
    interactionConditions: { sceneVisited: 'library' },
    blockedMessage: {
      en: 'Locked, the only one that is. Margot keeps the key, and Margot’s pockets are not far away.',
      fr: 'Fermée à clé, la seule de la maison. C’est Margot qui a la clé, et les poches de Margot ne sont pas loin.',
    },
    targetKey: 'library',
  },
  {
    key: 'hatch',
    sceneKey: 'corridor',
    name: { en: 'The ladder and the hatch', fr: 'L’échelle et la trappe' },
    type: 'scene_link',
    ...landscape(1650, 30, 1870, 620),
    zIndex: 0,
    interactionConditions: { flag: 'hatch_open' },
    blockedMessage: {
      en: 'You climb up and put your shoulder to it. Ice, all round the frame, as thick as a thumb. It would take a blowlamp, or something hot.',
      fr: 'Vous grimpez et donnez de l’épaule. De la glace, tout autour du cadre, épaisse comme le pouce. Il faudrait un chalumeau, ou quelque chose de chaud.',
    },
    targetKey: 'roof',
  },
  {
    ...look,
    key: 'plaque',
    sceneKey: 'corridor',
    name: { en: 'The brass plaque', fr: 'La plaque de laiton' },
    ...landscape(690, 634, 934, 740),
    lines: [
      {
        en: '“To the seventeen of the Sainte-Barbe, 12 February 1964. They called, and the sea was too loud.” You know the seventeenth name without reading it. It is yours.',
        fr: '« Aux dix-sept de la Sainte-Barbe, 12 février 1964. Ils ont appelé; la mer couvrait leur voix. » Le dix-septième nom, vous n’avez pas besoin de le lire. C’est le vôtre.',
      },
      {
        en: 'The station paid for it. Harvey unveiled it. Margot was asked to say a few words and said she had a cold.',
        fr: 'C’est la station qui l’a payée. Harvey l’a dévoilée. On avait demandé quelques mots à Margot; elle a dit qu’elle était enrhumée.',
      },
    ],
  },
  {
    ...look,
    key: 'coat',
    sceneKey: 'corridor',
    name: { en: 'Margot’s coat', fr: 'Le manteau de Margot' },
    ...landscape(506, 360, 644, 720),
    lines: [
      {
        en: 'Her good coat, the long one, dry as a bone. Wherever she went, she went in a cardigan.',
        fr: 'Son beau manteau, le long, parfaitement sec. Où qu’elle soit allée, c’est en veste de laine.',
      },
      {
        en: 'In the other pocket: a list of seventeen names, in pencil, rubbed soft by handling.',
        fr: 'Dans l’autre poche : une liste de dix-sept noms au crayon, adoucie à force d’être tenue.',
      },
    ],
  },
  {
    ...look,
    key: 'frozen-hatch',
    sceneKey: 'corridor',
    name: { en: 'The rungs', fr: 'Les barreaux' },
    ...landscape(1690, 640, 1830, 880),
    zIndex: 1,
    visibilityConditions: { not: { flag: 'hatch_open' } },
    lines: [
      {
        en: 'On the lowest rung there is a smear of wet, and on the third another. That is snow that fell in and melted. The hatch has been open tonight.',
        fr: 'Sur le premier barreau, une trace mouillée; sur le troisième, une autre. C’est de la neige tombée d’en haut, et fondue. La trappe s’est ouverte cette nuit.',
      },
    ],
  },
]
