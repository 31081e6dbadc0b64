import type { SampleCondition, SampleHotspot } from '#samples/sample-adventure.ts'
import { landscape } from '#samples/places.ts'
import { goalHints } from './goal-hints.ts'

const studio: SampleHotspot[] = [
  {
    key: 'record-case',
    sceneKey: 'studio',
    name: { en: 'The record case', fr: 'La mallette à disques' },
    type: 'puzzle',
    ...landscape(420, 660, 690, 850),
    zIndex: 1,
    targetKey: 'record-case',
    goalHints: goalHints.recordCase,
  },
  {
    key: 'thermos',
    sceneKey: 'studio',
    name: { en: 'The thermos', fr: 'Le thermos' },
    type: 'item',
    ...landscape(706, 620, 806, 830),
    zIndex: 1,
    targetKey: 'thermos',
  },
  {
    key: 'telephone',
    sceneKey: 'studio',
    name: { en: 'The telephone, line two', fr: 'Le téléphone, ligne deux' },
    type: 'npc',
    ...landscape(822, 730, 1020, 860),
    zIndex: 1,
    targetKey: 'blanche',
  },
  {
    key: 'studio-to-corridor',
    sceneKey: 'studio',
    name: { en: 'To the corridor', fr: 'Vers le corridor' },
    type: 'scene_link',
    ...landscape(84, 240, 284, 890),
    zIndex: 0,
    targetKey: 'corridor',
  },
  {
    key: 'studio-to-control',
    sceneKey: 'studio',
    name: { en: 'The padded door to the control room', fr: 'La porte capitonnée de la régie' },
    type: 'scene_link',
    ...landscape(1660, 240, 1856, 890),
    zIndex: 0,
    targetKey: 'control-room',
  },
]

const controlRoom: SampleHotspot[] = [
  {
    key: 'patch-bay',
    sceneKey: 'control-room',
    name: { en: 'The patch bay', fr: 'Le panneau de raccordement' },
    type: 'puzzle',
    ...landscape(1230, 330, 1482, 600),
    zIndex: 1,
    targetKey: 'patch-bay',
    goalHints: goalHints.patchBay,
  },
  {
    key: 'logger',
    sceneKey: 'control-room',
    name: { en: 'The logger, with the headphones in', fr: 'L’enregistreur témoin, casque branché' },
    type: 'puzzle',
    ...landscape(1546, 230, 1850, 640),
    zIndex: 1,
    visibilityConditions: { flag: 'plugged_in' },
    targetKey: 'logger',
    goalHints: goalHints.logger,
  },
  {
    key: 'control-to-studio',
    sceneKey: 'control-room',
    name: { en: 'The padded door to the studio', fr: 'La porte capitonnée du studio' },
    type: 'scene_link',
    ...landscape(1050, 250, 1176, 860),
    zIndex: 0,
    targetKey: 'studio',
  },
  {
    key: 'control-to-corridor',
    sceneKey: 'control-room',
    name: { en: 'To the corridor', fr: 'Vers le corridor' },
    type: 'scene_link',
    ...landscape(24, 270, 176, 920),
    zIndex: 0,
    targetKey: 'corridor',
  },
]

const corridor: SampleHotspot[] = [
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
      en: 'The brass plate still says 12 November 1964, and all the pegs are out. You could put them anywhere; you know nothing yet that would keep them there.',
      fr: 'La plaque de laiton dit encore 12 novembre 1964, et toutes les fiches sont sorties. Vous pourriez les mettre n’importe où; vous ne savez encore rien qui les y ferait tenir.',
    },
    targetKey: 'duty-board',
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
]

const library: SampleHotspot[] = [
  {
    key: 'sleeve-wall',
    sceneKey: 'library',
    name: { en: 'The wall of sleeves', fr: 'Le mur de pochettes' },
    type: 'puzzle',
    ...landscape(600, 170, 1360, 650),
    zIndex: 1,
    targetKey: 'sleeves',
    goalHints: goalHints.sleeves,
  },
  {
    key: 'library-to-corridor',
    sceneKey: 'library',
    name: { en: 'Back to the corridor', fr: 'Retour au corridor' },
    type: 'scene_link',
    ...landscape(30, 250, 200, 940),
    zIndex: 0,
    targetKey: 'corridor',
  },
]

const workshop: SampleHotspot[] = [
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
]

const heIsGone: SampleCondition = { flag: 'harvey_gone' }

const office: SampleHotspot[] = [
  {
    key: 'harvey',
    sceneKey: 'office',
    name: { en: 'Lucien Harvey, the manager', fr: 'Lucien Harvey, le directeur' },
    type: 'npc',
    ...landscape(760, 350, 1060, 720),
    zIndex: 1,
    visibilityConditions: { not: heIsGone },
    targetKey: 'harvey',
  },
  {
    key: 'safe',
    sceneKey: 'office',
    name: { en: 'The safe behind the licence', fr: 'Le coffre derrière la licence' },
    type: 'puzzle',
    ...landscape(1336, 230, 1580, 520),
    zIndex: 1,
    visibilityConditions: heIsGone,
    targetKey: 'safe',
  },
  {
    key: 'office-to-corridor',
    sceneKey: 'office',
    name: { en: 'Back to the corridor', fr: 'Retour au corridor' },
    type: 'scene_link',
    ...landscape(1680, 250, 1860, 930),
    zIndex: 0,
    targetKey: 'corridor',
  },
]

const doorIsOpen: SampleCondition = { puzzleSolved: 'hut-door' }

const roof: SampleHotspot[] = [
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
]

const hut: SampleHotspot[] = [
  {
    key: 'margot',
    sceneKey: 'hut',
    name: { en: 'Margot Vallée', fr: 'Margot Vallée' },
    type: 'npc',
    ...landscape(1300, 420, 1640, 1000),
    zIndex: 1,
    targetKey: 'margot',
    goalHints: goalHints.margot,
  },
  {
    key: 'hut-to-roof',
    sceneKey: 'hut',
    name: { en: 'Out on the roof', fr: 'Sur le toit' },
    type: 'scene_link',
    ...landscape(1690, 250, 1870, 960),
    zIndex: 0,
    targetKey: 'roof',
  },
]

export const hotspots: SampleHotspot[] = [
  ...studio,
  ...controlRoom,
  ...corridor,
  ...library,
  ...workshop,
  ...office,
  ...roof,
  ...hut,
]
