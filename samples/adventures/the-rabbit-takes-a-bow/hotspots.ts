import type { SampleCondition, SampleHotspot } from '#samples/sample-adventure.ts'
import { goalHints } from './goal-hints.ts'
import { landscape, portrait } from '#samples/places.ts'

const workshop: SampleHotspot[] = [
  {
    key: 'clock-drawer',
    sceneKey: 'workshop',
    name: { en: 'The drawer with the brass lock', fr: 'Le tiroir à la serrure de laiton' },
    type: 'puzzle',
    ...landscape(812, 738, 1108, 896),
    zIndex: 1,
    targetKey: 'clock-drawer',
    goalHints: goalHints.clockDrawer,
  },
  {
    key: 'star-door',
    sceneKey: 'workshop',
    name: { en: 'The door with the star', fr: 'La porte à l’étoile' },
    type: 'scene_link',
    ...landscape(318, 318, 518, 800),
    zIndex: 0,
    interactionConditions: { sceneVisited: 'dressing-room' },
    blockedMessage: {
      en: 'Locked. The keyhole is shaped like a star, and so, no doubt, is the key.',
      fr: 'Verrouillée. Le trou de la serrure a la forme d’une étoile. La clé aussi, sans doute.',
    },
    targetKey: 'dressing-room',
  },
  {
    key: 'workshop-to-stage',
    sceneKey: 'workshop',
    name: { en: 'Through the curtain to the stage', fr: 'Par le rideau, vers la scène' },
    type: 'scene_link',
    ...landscape(1366, 300, 1634, 800),
    zIndex: 0,
    targetKey: 'stage',
  },
  {
    key: 'workshop-to-store',
    sceneKey: 'workshop',
    name: { en: 'The way to the prop store', fr: 'Vers le magasin des accessoires' },
    type: 'scene_link',
    ...landscape(1704, 320, 1858, 900),
    zIndex: 0,
    targetKey: 'prop-store',
  },
  {
    key: 'poster-basket',
    sceneKey: 'workshop',
    name: { en: 'A rolled-up poster from the basket', fr: 'Une affiche roulée, dans le panier' },
    type: 'item',
    ...landscape(462, 690, 604, 922),
    zIndex: 1,
    targetKey: 'poster',
  },
  {
    key: 'candle-box',
    sceneKey: 'workshop',
    name: { en: 'A candle end from the box', fr: 'Un bout de bougie, dans la boîte' },
    type: 'item',
    ...landscape(144, 736, 290, 848),
    zIndex: 1,
    targetKey: 'candle-end',
    goalHints: goalHints.candleBox,
  },
]

const propStore: SampleHotspot[] = [
  {
    key: 'thread-trunk',
    sceneKey: 'prop-store',
    name: { en: 'The trunk tied with red thread', fr: 'La malle au fil rouge' },
    type: 'puzzle',
    ...landscape(704, 714, 1216, 1014),
    zIndex: 1,
    targetKey: 'thread-trunk',
    goalHints: goalHints.threadTrunk,
  },
  {
    key: 'store-to-workshop',
    sceneKey: 'prop-store',
    name: { en: 'Back to the workshop', fr: 'Retour à l’atelier' },
    type: 'scene_link',
    ...landscape(54, 310, 204, 930),
    zIndex: 0,
    targetKey: 'workshop',
  },
  {
    key: 'store-to-stage',
    sceneKey: 'prop-store',
    name: { en: 'To the stage', fr: 'Vers la scène' },
    type: 'scene_link',
    ...landscape(1716, 310, 1866, 930),
    zIndex: 0,
    targetKey: 'stage',
  },
  {
    key: 'carrot-crate',
    sceneKey: 'prop-store',
    name: { en: 'The crate of carrots', fr: 'La caisse de carottes' },
    type: 'item',
    ...landscape(1260, 840, 1460, 1020),
    zIndex: 1,
    targetKey: 'carrot',
  },
]

const dressingRoom: SampleHotspot[] = [
  {
    key: 'mirror-box',
    sceneKey: 'dressing-room',
    name: { en: 'The jewel box', fr: 'Le coffret à bijoux' },
    type: 'puzzle',
    ...landscape(480, 532, 800, 696),
    zIndex: 1,
    targetKey: 'mirror-box',
    goalHints: goalHints.mirrorBox,
  },
  {
    key: 'room-to-workshop',
    sceneKey: 'dressing-room',
    name: { en: 'Back to the workshop', fr: 'Retour à l’atelier' },
    type: 'scene_link',
    ...landscape(1716, 320, 1856, 960),
    zIndex: 0,
    targetKey: 'workshop',
  },
  {
    key: 'odette',
    sceneKey: 'dressing-room',
    name: { en: 'Odette, the dresser', fr: 'Odette, l’habilleuse' },
    type: 'npc',
    ...landscape(1490, 436, 1712, 1028),
    zIndex: 1,
    targetKey: 'odette',
  },
]

const moonIsDown: SampleCondition = { puzzleSolved: 'rope-winch' }
const groundIsFirm: SampleCondition = { puzzleSolved: 'lift-scales' }
const inMoonlightOnFirmGround: SampleCondition = { all: [moonIsDown, groundIsFirm] }
const inMoonlightOrOnFirmGround: SampleCondition = { any: [moonIsDown, groundIsFirm] }

const stage: SampleHotspot[] = [
  {
    key: 'cabinet',
    sceneKey: 'stage',
    name: { en: 'The vanishing cabinet', fr: 'L’armoire aux disparitions' },
    type: 'puzzle',
    ...landscape(1070, 180, 1510, 852),
    zIndex: 1,
    visibilityConditions: {
      all: [
        { not: { puzzleSolved: 'vanishing-cabinet' } },
        { any: [inMoonlightOnFirmGround, { not: inMoonlightOrOnFirmGround }] },
      ],
    },
    interactionConditions: inMoonlightOnFirmGround,
    blockedMessage: {
      en: 'The wheels will not turn. Along the lintel runs a line in small, neat handwriting: “Only by moonlight, and only on firm ground.” Something has to come down from above, and something has to come up from below.',
      fr: 'Les molettes refusent de tourner. Sur le linteau court une ligne d’une petite écriture soignée : « Seulement au clair de lune, et sur un sol bien ferme. » Quelque chose doit descendre d’en haut, et quelque chose doit monter d’en bas.',
    },
    targetKey: 'vanishing-cabinet',
    goalHints: goalHints.cabinet,
  },
  {
    key: 'cabinet-in-moonlight',
    sceneKey: 'stage',
    name: { en: 'The vanishing cabinet, in moonlight', fr: 'L’armoire aux disparitions, au clair de lune' },
    type: 'look',
    ...landscape(1070, 180, 1510, 852),
    zIndex: 1,
    visibilityConditions: { all: [moonIsDown, { not: groundIsFirm }] },
    lines: [
      {
        en: 'The moon lies on the doors, and the first half of the line on the lintel has gone out: only “on firm ground” is left. The cabinet rocks when you touch it. There is a hollow under its floor, and something down there ought to fill it.',
        fr: 'La lune éclaire les portes, et la première moitié de la ligne, sur le linteau, s’est effacée : il ne reste que « sur un sol bien ferme ». L’armoire branle quand vous la touchez. C’est creux sous son plancher, et quelque chose, en bas, devrait combler ce creux.',
      },
    ],
  },
  {
    key: 'cabinet-on-firm-ground',
    sceneKey: 'stage',
    name: { en: 'The vanishing cabinet, on firm ground', fr: 'L’armoire aux disparitions, bien d’aplomb' },
    type: 'look',
    ...landscape(1070, 180, 1510, 852),
    zIndex: 1,
    visibilityConditions: { all: [groundIsFirm, { not: moonIsDown }] },
    lines: [
      {
        en: 'It stands as if nailed down, and of the line on the lintel only “by moonlight” is left. You look up. There is a moon in this theatre; it merely hangs too high.',
        fr: 'Elle tient comme clouée au plancher et, de la ligne du linteau, il ne reste que « au clair de lune ». Vous levez les yeux. Une lune, il y en a une dans ce théâtre; elle est seulement accrochée trop haut.',
      },
    ],
  },
  {
    key: 'open-cabinet',
    sceneKey: 'stage',
    name: { en: 'Through the open cabinet', fr: 'Par l’armoire ouverte' },
    type: 'scene_link',
    ...landscape(1070, 180, 1510, 852),
    zIndex: 1,
    visibilityConditions: { puzzleSolved: 'vanishing-cabinet' },
    targetKey: 'burrow',
  },
  {
    key: 'trapdoor',
    sceneKey: 'stage',
    name: { en: 'The trapdoor', fr: 'La trappe' },
    type: 'scene_link',
    ...landscape(764, 906, 1148, 1016),
    zIndex: 1,
    interactionConditions: { any: [{ flag: 'trapdoor_open' }, { hasItem: 'waxed-key' }] },
    blockedMessage: {
      en: 'Locked. The plate is polished by any number of quick exits, but the lock behind it is stiff with rust. The key must be among somebody’s treasures, and it had better be a slippery one.',
      fr: 'Verrouillée. La plaque est polie par d’innombrables sorties rapides, mais la serrure, derrière, est raide de rouille. La clé doit dormir parmi les trésors de quelqu’un, et elle aurait intérêt à bien glisser.',
    },
    targetKey: 'under-stage',
  },
  {
    key: 'ladder',
    sceneKey: 'stage',
    name: { en: 'The ladder', fr: 'L’échelle' },
    type: 'scene_link',
    ...landscape(1580, 90, 1698, 806),
    zIndex: 0,
    interactionConditions: { sceneVisited: 'fly-tower' },
    blockedMessage: {
      en: 'A sign on the lowest rung: “Nobody goes up without gloves. Not even you, Vespera.” The ropes up there do burn. Somebody must have packed a pair.',
      fr: 'Un écriteau sur le premier barreau : « Personne ne monte sans gants. Même pas vous, Vespera. » C’est vrai que les cordes brûlent, là-haut. Quelqu’un en a sûrement mis une paire dans ses bagages.',
    },
    targetKey: 'fly-tower',
  },
  {
    key: 'stage-to-workshop',
    sceneKey: 'stage',
    name: { en: 'To the workshop', fr: 'Vers l’atelier' },
    type: 'scene_link',
    ...landscape(80, 404, 222, 830),
    zIndex: 0,
    targetKey: 'workshop',
  },
  {
    key: 'stage-to-store',
    sceneKey: 'stage',
    name: { en: 'To the prop store', fr: 'Vers le magasin des accessoires' },
    type: 'scene_link',
    ...landscape(1702, 404, 1830, 830),
    zIndex: 0,
    targetKey: 'prop-store',
  },
]

const flyTower: SampleHotspot[] = [
  {
    key: 'winch',
    sceneKey: 'fly-tower',
    name: { en: 'The winch', fr: 'Le treuil' },
    type: 'puzzle',
    ...portrait(388, 1570, 740, 1870),
    zIndex: 1,
    targetKey: 'rope-winch',
    goalHints: goalHints.winch,
  },
  {
    key: 'hatch',
    sceneKey: 'fly-tower',
    name: { en: 'Down the hatch to the stage', fr: 'Par la trappe, retour à la scène' },
    type: 'scene_link',
    ...portrait(50, 1630, 322, 1846),
    zIndex: 0,
    targetKey: 'stage',
  },
]

const underStage: SampleHotspot[] = [
  {
    key: 'lift-plate',
    sceneKey: 'under-stage',
    name: { en: 'The plate on the lift', fr: 'La plaque du monte-charge' },
    type: 'puzzle',
    ...landscape(756, 516, 1244, 870),
    zIndex: 1,
    visibilityConditions: { not: { puzzleSolved: 'lift-scales' } },
    targetKey: 'lift-scales',
    goalHints: goalHints.liftPlate,
  },
  {
    key: 'lift-ride',
    sceneKey: 'under-stage',
    name: { en: 'Ride up in the lift', fr: 'Monter par le monte-charge' },
    type: 'scene_link',
    ...landscape(756, 516, 1244, 870),
    zIndex: 1,
    visibilityConditions: { puzzleSolved: 'lift-scales' },
    targetKey: 'stage',
  },
  {
    key: 'ladder-up',
    sceneKey: 'under-stage',
    name: { en: 'Up the ladder to the stage', fr: 'Par l’échelle, retour à la scène' },
    type: 'scene_link',
    ...landscape(1590, 60, 1756, 970),
    zIndex: 0,
    targetKey: 'stage',
  },
  {
    key: 'boiler',
    sceneKey: 'under-stage',
    name: { en: 'The boiler', fr: 'La chaudière' },
    type: 'npc',
    ...landscape(170, 436, 432, 888),
    zIndex: 0,
    targetKey: 'bertha',
  },
  {
    key: 'carrot-sack',
    sceneKey: 'under-stage',
    name: { en: 'The sack of carrots', fr: 'Le sac de carottes' },
    type: 'item',
    ...landscape(540, 746, 724, 950),
    zIndex: 1,
    targetKey: 'carrot',
  },
]

const burrow: SampleHotspot[] = [
  {
    key: 'basil',
    sceneKey: 'burrow',
    name: { en: 'Basil', fr: 'Basile' },
    type: 'npc',
    ...landscape(838, 366, 1324, 986),
    zIndex: 1,
    targetKey: 'basil',
    goalHints: goalHints.basil,
  },
  {
    key: 'round-door',
    sceneKey: 'burrow',
    name: { en: 'Through the round door to the stage', fr: 'Par la porte ronde, vers la scène' },
    type: 'scene_link',
    ...landscape(1348, 428, 1772, 852),
    zIndex: 0,
    targetKey: 'stage',
  },
]

export const hotspots: SampleHotspot[] = [
  ...workshop,
  ...propStore,
  ...dressingRoom,
  ...stage,
  ...flyTower,
  ...underStage,
  ...burrow,
]
