import type { SampleLook, SampleText } from '#samples/sample-adventure.ts'
import { landscape } from '#samples/places.ts'
import { riddle } from './riddle.ts'
import { hers } from './name-parts.ts'

const { hers1, hers2 } = riddle
const scratched: SampleText = {
  en: `Scratched with a hairpin: first “${hers1.en}” And under it: “${hers2.en}” Between the two, room for one more line; and below, for another.`,
  fr: `Gratté à l’épingle à cheveux : d’abord «\u00A0${hers1.fr}\u00A0» Et dessous : «\u00A0${hers2.fr}\u00A0» Entre les deux, la place d’une ligne; et plus bas, d’une autre.`,
}

/** What people hear the six birds say. */
const birds: SampleText = {
  en: 'Robin: “Cheerily, cheer up, cheerily, cheer up.” Chickadee: “Fee-bee.” Red-eyed vireo: “Here I am. Where are you?” White-throated sparrow: “Oh sweet Canada, Canada, Canada.” Ovenbird: “Teacher, teacher, TEACHER.” Barred owl: “Who cooks for you? Who cooks for you all?”',
  fr: 'Merle d’Amérique : « Turlute, turlutu, turlute, turlutu. » Mésange à tête noire : « Ti-bi. » Viréo aux yeux rouges : « Me voici. Où es-tu? » Bruant à gorge blanche : « Où es-tu, Frédéric, Frédéric, Frédéric? » Paruline couronnée : « Ti-pié, ti-pié, TI-PIÉ. » Chouette rayée : « Qui cuit? Qui cuit pour vous tous? »',
}

export const hotLooks: SampleLook[] = [
  {
    key: 'lines-hot',
    sceneKey: 'palm-house',
    name: { en: 'Two lines in the whitewash', fr: 'Deux lignes dans la chaux' },
    type: 'look',
    ...landscape(1518, 250, 1856, 470),
    zIndex: 1,
    lines: [scratched],
  },
  {
    key: 'pool',
    sceneKey: 'palm-house',
    name: { en: 'The pool', fr: 'Le bassin' },
    type: 'look',
    ...landscape(640, 770, 1140, 1000),
    zIndex: 0,
    visibilityConditions: { not: { puzzleSolved: 'valves' } },
    lines: [
      {
        en: 'Green and perfectly still. Something is down there, in colours. It would have to be let out, and the plug, says Aurore, is down with Bertrand.',
        fr: 'Vert, parfaitement immobile. Il y a quelque chose au fond, en couleurs. Il faudrait le vider, et la bonde, dit Aurore, est en bas, chez Bertrand.',
      },
      { en: 'Your own face looks up, in a hurry.', fr: 'Votre propre visage vous regarde, pressé.' },
    ],
  },
  {
    key: 'mosaic',
    sceneKey: 'palm-house',
    name: { en: 'Octave’s tiles, in their order', fr: 'Les carreaux d’Octave, à leur place' },
    type: 'look',
    ...landscape(640, 770, 1140, 1000),
    zIndex: 0,
    visibilityConditions: { puzzleSolved: 'pool-tiles' },
    lines: [
      {
        en: `Sun and palm and fire; moon and mountain and snow; between them the flower. Round its pot, five black letters: ${hers.en}.`,
        fr: `Le soleil, le palmier, le feu; la lune, la montagne, la neige; entre les deux, la fleur. Autour du pot, cinq lettres noires : ${hers.fr}.`,
      },
    ],
  },
  {
    key: 'night-trumpet',
    sceneKey: 'palm-house',
    name: { en: 'The plant with the white trumpets', fr: 'La plante aux trompettes blanches' },
    type: 'look',
    ...landscape(240, 330, 470, 640),
    zIndex: 1,
    lines: [
      {
        en: 'Aurore’s night trumpet: flowers as long as your forearm, all of them shut at this hour. On the label, in flourishes: “Mother.” A broom leans beside it.',
        fr: 'La trompette de nuit d’Aurore : des fleurs longues comme l’avant-bras, toutes fermées à cette heure. Sur l’étiquette, avec des boucles : « La mère. » Un balai est appuyé à côté.',
      },
    ],
  },
  {
    key: 'palms',
    sceneKey: 'palm-house',
    name: { en: 'The tallest palm', fr: 'Le plus haut palmier' },
    type: 'look',
    ...landscape(540, 60, 840, 420),
    zIndex: 0,
    lines: [
      {
        en: 'It has reached the roof and is thinking about it. Aurore has had the pane above it taken out. It has said nothing to Anselme.',
        fr: 'Il touche le toit et réfléchit à la question. Aurore a fait enlever le carreau au-dessus. Le palmier, lui, n’en a rien dit à Anselme.',
      },
      { en: 'A coconut is considering you.', fr: 'Une noix de coco vous étudie.' },
    ],
  },
  {
    key: 'bird-chart',
    sceneKey: 'orchid-room',
    name: { en: 'The chart of six birds', fr: 'La planche des six oiseaux' },
    type: 'look',
    ...landscape(180, 240, 440, 600),
    zIndex: 1,
    closeUp: {
      image: './art/looks/bird-chart.webp',
      altText: {
        en: 'A school chart with six birds in two rows: a robin, a chickadee, a vireo; a white-throated sparrow, an ovenbird, a barred owl. Under each a line of strokes: the sparrow has two long ones and then three times three short ones.',
        fr: 'Une planche d’école, six oiseaux sur deux rangs : un merle, une mésange, un viréo; un bruant à gorge blanche, une paruline, une chouette. Sous chacun, une ligne de traits : le bruant en a deux longs, puis trois fois trois courts.',
      },
    },
    lines: [birds],
  },
  {
    key: 'mist-pump',
    sceneKey: 'orchid-room',
    name: { en: 'The brass mist pump', fr: 'La pompe à brume en laiton' },
    type: 'look',
    ...landscape(1420, 560, 1570, 830),
    zIndex: 1,
    lines: [
      {
        en: 'It breathes out every nine seconds, like somebody asleep who has dreamt of rain.',
        fr: 'Elle souffle toutes les neuf secondes, comme quelqu’un qui dort et qui rêve de pluie.',
      },
      {
        en: 'You wipe your face. It waits, and does it again.',
        fr: 'Vous vous essuyez le visage. Elle attend, et recommence.',
      },
    ],
  },
  {
    key: 'loose-board',
    sceneKey: 'orchid-room',
    name: { en: 'The board behind the bench', fr: 'La planche derrière le gradin' },
    type: 'look',
    ...landscape(760, 850, 1160, 960),
    zIndex: 1,
    lines: [
      {
        en: 'Painted deal, with four round stains on it at odd distances, where four pots have always stood before they were put among the others.',
        fr: 'Du bois blanc peint, avec quatre ronds de pots à des distances bizarres : ces quatre-là sont longtemps restés ici, avant d’être mis parmi les autres.',
      },
    ],
  },
  {
    key: 'hot-tap',
    sceneKey: 'boiler-room',
    name: { en: 'The tap on the boiler', fr: 'Le robinet de la chaudière' },
    type: 'look',
    ...landscape(840, 580, 960, 715),
    zIndex: 2,
    lines: [
      {
        en: 'A brass tap with a lion’s head, over a drain. It has a can under it and waits for the board to let it.',
        fr: 'Un robinet de laiton à tête de lion, au-dessus d’une grille. Il a un arrosoir sous lui et attend que le panneau le veuille bien.',
      },
    ],
  },
  {
    key: 'fire-door',
    sceneKey: 'boiler-room',
    name: { en: 'Bertrand’s fire door', fr: 'La porte du foyer de Bertrand' },
    type: 'look',
    ...landscape(500, 560, 760, 800),
    zIndex: 1,
    lines: [
      {
        en: 'Cast into the iron: “O. Delisle & Twins, 1919.” Three small handprints in the same casting, two of one size.',
        fr: 'Coulé dans la fonte : « O. Delisle & Jumeaux, 1919. » Et trois mains dans la même coulée, dont deux de la même taille.',
      },
      {
        en: 'You open it a hand’s breadth, look a dragon in the eye, and shut it.',
        fr: 'Vous l’entrouvrez, regardez un dragon dans les yeux, et refermez.',
      },
    ],
  },
  {
    key: 'gauge',
    sceneKey: 'boiler-room',
    name: { en: 'The pressure gauge', fr: 'Le manomètre' },
    type: 'look',
    ...landscape(570, 130, 710, 270),
    zIndex: 1,
    lines: [
      {
        en: 'The needle stands in the green. Somebody has written “good mood” beside it, and “A. at breakfast” beside the red.',
        fr: 'L’aiguille est dans le vert. Quelqu’un a écrit « bonne humeur » à côté et, à côté du rouge, « A. au déjeuner ».',
      },
    ],
  },
  {
    key: 'coal',
    sceneKey: 'boiler-room',
    name: { en: 'The coal', fr: 'Le charbon' },
    type: 'look',
    ...landscape(50, 740, 372, 980),
    zIndex: 1,
    lines: [
      {
        en: 'Palm house, one ton to a winter. You think of the ice on the other side, and that they could simply have met in the middle.',
        fr: 'Une tonne par hiver, pour la palmeraie. Vous pensez à la glace, de l’autre côté, et qu’ils auraient pu tout bonnement se retrouver au milieu.',
      },
      { en: 'A lump. And, once you have moved it, another.', fr: 'Un morceau. Et, quand on le déplace, un autre.' },
    ],
  },
  {
    key: 'lime',
    sceneKey: 'boiler-room',
    name: { en: 'The crate of lime', fr: 'La caisse de chaux' },
    type: 'look',
    ...landscape(1150, 840, 1352, 1012),
    zIndex: 1,
    lines: [
      {
        en: 'Lime for the wall, in lumps. On the crate, in two hands: “Her half” and “His half”. It is delivered here every April, and they paint on the same day.',
        fr: 'De la chaux pour le mur, en morceaux. Sur la caisse, de deux écritures\u00A0: «\u00A0Sa moitié à elle\u00A0», «\u00A0Sa moitié à lui\u00A0». On la livre ici chaque avril, et ils peignent le même jour.',
      },
      {
        en: 'White on your fingers. You leave two prints on your trousers, and one on Bertrand.',
        fr: 'Du blanc sur les doigts. Vous en laissez deux marques sur votre pantalon, et une sur Bertrand.',
      },
    ],
  },
  {
    key: 'shovel',
    sceneKey: 'boiler-room',
    name: { en: 'The shovel', fr: 'La pelle' },
    type: 'look',
    ...landscape(290, 715, 432, 1046),
    zIndex: 0,
    lines: [
      {
        en: 'The handle is worn to the shape of one hand. It isn’t yours, and it lets you know.',
        fr: 'Le manche a pris la forme d’une main. Ce n’est pas la vôtre, et il vous le fait sentir.',
      },
    ],
  },
]
