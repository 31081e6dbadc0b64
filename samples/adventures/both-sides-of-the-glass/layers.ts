import type { SampleCondition, SampleLayer, SampleText } from '#samples/sample-adventure.ts'
import { overLandscape } from '#samples/places.ts'
import type { InPixels } from '#samples/places.ts'
import { awake } from './truths.ts'

type When = Pick<SampleLayer, 'hotspotKey' | 'visibilityConditions' | 'fades' | 'description'>

const layer = (
  sceneKey: string,
  key: string,
  place: InPixels,
  [name, altText]: [name: SampleText, altText: SampleText],
  when: When,
): SampleLayer => ({
  key,
  sceneKey,
  name,
  image: `./art/layers/${key}.webp`,
  ...overLandscape(...place),
  altText,
  ...when,
})

const once = (condition: SampleCondition): When => ({ visibilityConditions: condition, fades: true })
const solved = (puzzleSolved: string): When => once({ puzzleSolved })
const until = (hotspotKey: string): When => ({ hotspotKey })

const porch: SampleLayer[] = [
  layer(
    'porch',
    'badge-of-sun',
    [1180, 220, 1306, 380],
    [
      { en: 'Role A’s badge', fr: 'L’insigne du rôle A' },
      { en: 'On a hook hangs your badge, a brass sun.', fr: 'À un crochet pend votre insigne, un soleil de laiton.' },
    ],
    { visibilityConditions: { role: 'a' } },
  ),
  layer(
    'porch',
    'badge-of-snow',
    [1300, 220, 1420, 380],
    [
      { en: 'Role B’s badge', fr: 'L’insigne du rôle B' },
      {
        en: 'On a hook hangs your badge, a tin snowflake.',
        fr: 'À un crochet pend votre insigne, un flocon de fer-blanc.',
      },
    ],
    { visibilityConditions: { role: 'b' } },
  ),
  layer(
    'porch',
    'middle-open',
    [740, 190, 1190, 930],
    [
      { en: 'The middle door, open', fr: 'La porte du milieu, ouverte' },
      {
        en: 'The middle door stands open, and white light falls out of it.',
        fr: 'La porte du milieu est ouverte, et il en tombe une lumière blanche.',
      },
    ],
    solved('wall-door'),
  ),
  layer(
    'porch',
    'photographs-in',
    [1140, 470, 1390, 700],
    [
      { en: 'The photographs in the stereoscope', fr: 'Les photographies dans le stéréoscope' },
      {
        en: 'Two photographs stand in the slots of the stereoscope.',
        fr: 'Deux photographies sont dans les fentes du stéréoscope.',
      },
    ],
    solved('stereoscope'),
  ),
]

const palmHouse: SampleLayer[] = [
  layer(
    'palm-house',
    'drawer-hot-shut',
    [1507, 530, 1820, 805],
    [
      { en: 'The drawer, shut', fr: 'Le tiroir, fermé' },
      { en: 'The drawer with the brass front is shut.', fr: 'Le tiroir à devant de laiton est fermé.' },
    ],
    until('drawer-hot'),
  ),
  layer(
    'palm-house',
    'pool-empty',
    [590, 730, 1190, 1040],
    [
      { en: 'The pool, empty', fr: 'Le bassin, vide' },
      {
        en: 'The pool is empty. On its floor lie nine painted tiles, out of order.',
        fr: 'Le bassin est vide. Au fond, neuf carreaux peints, en désordre.',
      },
    ],
    solved('valves'),
  ),
  layer(
    'palm-house',
    'pool-set',
    [590, 730, 1190, 1040],
    [
      { en: 'The tiles, in order', fr: 'Les carreaux, à leur place' },
      {
        en: 'The tiles on the pool’s floor make one picture: a sun, a moon and a white flower between them.',
        fr: 'Les carreaux du bassin font une seule image : un soleil, une lune et, entre les deux, une fleur blanche.',
      },
    ],
    solved('pool-tiles'),
  ),
]

const wings: SampleLayer[] = [
  layer(
    'orchid-room',
    'board-open',
    [720, 820, 1200, 1000],
    [
      { en: 'The board, taken off', fr: 'La planche, retirée' },
      {
        en: 'The board behind the bench has been taken off; oilcloth hangs out of the hole.',
        fr: 'La planche derrière le gradin est retirée; de la toile cirée pend du trou.',
      },
    ],
    solved('orchids'),
  ),
  layer(
    'boiler-room',
    'valves-set',
    [990, 220, 1460, 720],
    [
      { en: 'Four valves, open', fr: 'Quatre robinets, ouverts' },
      { en: 'Four of the nine valves stand open.', fr: 'Quatre des neuf robinets sont ouverts.' },
    ],
    solved('valves'),
  ),
  layer(
    'boiler-room',
    'tap-steams',
    [800, 540, 1000, 800],
    [
      { en: 'The tap, hot', fr: 'Le robinet, chaud' },
      { en: 'Steam hangs at the tap of the boiler.', fr: 'De la vapeur flotte au robinet de la chaudière.' },
    ],
    solved('valves'),
  ),
  layer(
    'boiler-room',
    'can-under-tap',
    [790, 690, 1030, 880],
    [
      { en: 'The can, until it’s taken', fr: 'L’arrosoir, avant qu’on le prenne' },
      { en: 'Under the tap stands a watering can.', fr: 'Sous le robinet, un arrosoir.' },
    ],
    until('can'),
  ),
  layer(
    'alpine-house',
    'drawer-cold-shut',
    [90, 593, 410, 870],
    [
      { en: 'The drawer, shut', fr: 'Le tiroir, fermé' },
      { en: 'The drawer with the iron front is shut.', fr: 'Le tiroir à devant de fer est fermé.' },
    ],
    until('drawer-cold'),
  ),
  layer(
    'seed-room',
    'felt-on-peg',
    [1160, 380, 1340, 640],
    [
      { en: 'The felt, until it’s taken', fr: 'Le feutre, avant qu’on le prenne' },
      { en: 'A roll of grey felt hangs on the peg.', fr: 'Un rouleau de feutre gris pend à la patère.' },
    ],
    until('felt'),
  ),
  layer(
    'seed-room',
    'gramophone-open',
    [270, 640, 720, 860],
    [
      { en: 'The gramophone’s drawer, open', fr: 'Le tiroir du gramophone, ouvert' },
      { en: 'The drawer under the record is open.', fr: 'Le tiroir, sous le disque, est ouvert.' },
    ],
    solved('phonograph'),
  ),
  layer(
    'ice-cellar',
    'chest-open',
    [640, 340, 1200, 900],
    [
      { en: 'The chest, open', fr: 'Le coffre, ouvert' },
      {
        en: 'The chest stands open. Four zinc letters are riveted to the inside of its lid.',
        fr: 'Le coffre est ouvert. Quatre lettres de zinc sont rivetées à l’intérieur du couvercle.',
      },
    ],
    solved('ice-chest'),
  ),
]

const middle: SampleLayer[] = [
  layer(
    'middle',
    'iced',
    [740, 520, 1150, 760],
    [
      { en: 'The ice on the pot', fr: 'La glace sur le pot' },
      { en: 'Over the bulb lies ice in grey felt.', fr: 'Sur le bulbe, de la glace dans du feutre gris.' },
    ],
    once({ all: [{ flag: 'cooled' }, { not: { flag: 'warmed' } }] }),
  ),
  layer(
    'middle',
    'watered',
    [740, 520, 1150, 980],
    [
      { en: 'The pot, watered', fr: 'Le pot, arrosé' },
      {
        en: 'The earth in the pot is dark and wet, and a little steam rises from it.',
        fr: 'La terre du pot est noire et mouillée; il en monte un peu de vapeur.',
      },
    ],
    once({ flag: 'warmed' }),
  ),
  layer(
    'middle',
    'in-bud',
    [720, 234, 1170, 760],
    [
      { en: 'The bud', fr: 'Le bouton' },
      {
        en: 'A green stem has come up out of the pot, and on it a long pale bud.',
        fr: 'Une tige verte est sortie du pot et porte un long bouton pâle.',
      },
    ],
    once(awake),
  ),
  layer(
    'middle',
    'label-named',
    [1120, 590, 1370, 800],
    [
      { en: 'The label, with its letters', fr: 'L’étiquette et ses lettres' },
      { en: 'The zinc label has its nine letters again.', fr: 'L’étiquette de zinc a retrouvé ses neuf lettres.' },
    ],
    solved('label'),
  ),
]

export const layers: SampleLayer[] = [...porch, ...palmHouse, ...wings, ...middle]
