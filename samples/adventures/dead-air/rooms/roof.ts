import type { SampleCondition, SampleHotspot } from '#samples/sample-adventure.ts'
import { landscape } from '#samples/places.ts'
import { goalHints } from '#samples/adventures/dead-air/goal-hints.ts'
import { look } from './look.ts'

const doorIsOpen: SampleCondition = { puzzleSolved: 'hut-door' }

export const roof: SampleHotspot[] = [
  {
    key: 'door-lamp',
    sceneKey: 'roof',
    name: { en: 'The lamp that blinks over the door', fr: 'La lampe qui clignote au-dessus de la porte' },
    type: 'puzzle',
    ...landscape(1330, 400, 1474, 506),
    zIndex: 1,
    visibilityConditions: { not: doorIsOpen },
    targetKey: 'hut-door',
    goalHints: goalHints.hutDoor,
  },
  {
    key: 'hut-door',
    sceneKey: 'roof',
    name: { en: 'Into the hut', fr: 'Dans la cabane' },
    type: 'scene_link',
    ...landscape(1316, 510, 1490, 860),
    zIndex: 1,
    visibilityConditions: doorIsOpen,
    targetKey: 'hut',
  },
  {
    key: 'roof-hatch',
    sceneKey: 'roof',
    name: { en: 'Down the hatch to the corridor', fr: 'Par la trappe, retour au corridor' },
    type: 'scene_link',
    ...landscape(90, 850, 410, 1040),
    zIndex: 0,
    targetKey: 'corridor',
  },
  {
    ...look,
    key: 'storm-lantern',
    sceneKey: 'roof',
    name: { en: 'The lantern on the mast', fr: 'Le fanal, sur le mât' },
    ...landscape(560, 460, 630, 545),
    zIndex: 2,
    lines: [
      {
        en: 'An old storm lantern, on a bracket halfway up. Whoever hung it there had both hands full of ice.',
        fr: 'Un vieux fanal, à une console, à mi-hauteur. Qui l’a accroché là avait les deux mains dans la glace.',
      },
    ],
  },
  {
    ...look,
    key: 'blue-fire',
    sceneKey: 'roof',
    name: { en: 'The blue fire on the mast', fr: 'Le feu bleu, sur le mât' },
    ...landscape(400, 20, 640, 330),
    lines: [
      {
        en: 'Saint Elmo’s fire. It comes before lightning or after it, and means that the air itself is holding its breath.',
        fr: 'Le feu de Saint-Elme. Il vient avant la foudre, ou après, et il dit que l’air lui-même retient son souffle.',
      },
      {
        en: 'Halfway up, on a bracket, hangs an old storm lantern. It has hung there for twenty years; nobody ever asked whose it was.',
        fr: 'À mi-hauteur, à une console, pend un vieux fanal. Il y est depuis vingt ans; personne n’a jamais demandé à qui il était.',
      },
    ],
  },
  {
    ...look,
    key: 'bay',
    sceneKey: 'roof',
    name: { en: 'The bay and the town', fr: 'La baie et la ville' },
    ...landscape(690, 540, 1120, 790),
    lines: [
      {
        en: 'You count the lit windows: nineteen, twenty, a hundred. At half past three in the morning. They are all sitting in their kitchens, listening to nothing.',
        fr: 'Vous comptez les fenêtres allumées : dix-neuf, vingt, cent. À trois heures et demie du matin. Ils sont tous dans leur cuisine, à écouter le silence.',
      },
      {
        en: 'Out by the cape the water never quite freezes. There is a reason why nobody skates there.',
        fr: 'Du côté du cap, l’eau ne gèle jamais tout à fait. Si personne n’y patine, il y a une raison.',
      },
    ],
  },
  {
    ...look,
    key: 'footprints',
    sceneKey: 'roof',
    name: { en: 'The steps in the ice', fr: 'Les pas dans la glace' },
    ...landscape(560, 870, 1180, 1010),
    lines: [
      {
        en: 'Indoor shoes. After the fourth step the left foot drags, and after the ninth there are handprints, too.',
        fr: 'Des souliers d’intérieur. Après le quatrième pas, le pied gauche traîne; après le neuvième, il y a aussi des traces de mains.',
      },
    ],
  },
  {
    ...look,
    key: 'frozen-door',
    sceneKey: 'roof',
    name: { en: 'The frozen door', fr: 'La porte gelée' },
    ...landscape(1316, 510, 1490, 860),
    visibilityConditions: { not: { puzzleSolved: 'hut-door' } },
    lines: [
      {
        en: 'You pull until your gloves stick. It has let one person in tonight, and then the water ran down and froze. From inside, somebody knocks: three times, patiently.',
        fr: 'Vous tirez jusqu’à ce que vos gants y collent. Elle a laissé entrer une personne, cette nuit, puis l’eau a coulé et gelé. De l’intérieur, quelqu’un frappe : trois coups, patiemment.',
      },
      {
        en: 'The wind takes every word you shout. Light, on the other hand, gets through.',
        fr: 'Le vent emporte chaque mot que vous criez. La lumière, elle, passe.',
      },
    ],
  },
  {
    ...look,
    key: 'car-below',
    sceneKey: 'roof',
    name: { en: 'The lights on the road', fr: 'Les phares sur la route' },
    ...landscape(1680, 550, 1916, 740),
    visibilityConditions: { flag: 'harvey_gone' },
    lines: [
      {
        en: 'Two headlamps, crooked, and not moving, where the pylon has come down across the road. He will not catch anybody. He will not be gone for ever, either.',
        fr: 'Deux phares de travers, immobiles, là où le pylône est tombé sur la route. Il ne rattrapera personne. Mais il ne sera pas parti pour toujours.',
      },
    ],
  },
]
