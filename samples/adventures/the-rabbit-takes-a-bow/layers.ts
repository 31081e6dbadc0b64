import type { SampleLayer } from '#samples/sample-adventure.ts'
import { propStoreWith, stageWith, workshopWith } from './descriptions.ts'
import { overAll, overLandscape } from './places.ts'

const image = (key: string): string => `./art/layers/${key}.webp`

const workshop: SampleLayer[] = [
  {
    key: 'star-door-open',
    sceneKey: 'workshop',
    name: { en: 'The door with the star, ajar', fr: 'La porte à l’étoile, entrouverte' },
    image: image('star-door-open'),
    ...overLandscape(316, 304, 520, 850),
    visibilityConditions: { sceneVisited: 'dressing-room' },
    altText: {
      en: 'The door with the star stands ajar, and lamplight falls through it.',
      fr: 'La porte à l’étoile est entrouverte et laisse passer de la lumière.',
    },
    fades: true,
  },
  {
    key: 'poster-in-basket',
    sceneKey: 'workshop',
    name: { en: 'The poster, until it’s taken', fr: 'L’affiche, avant qu’on la prenne' },
    image: image('poster-in-basket'),
    ...overLandscape(482, 656, 554, 808),
    hotspotKey: 'poster-basket',
    altText: {
      en: 'One of the rolled-up posters stands out above the others.',
      fr: 'Une des affiches roulées dépasse toutes les autres.',
    },
  },
  {
    key: 'candle-in-box',
    sceneKey: 'workshop',
    name: { en: 'The candle end, until it’s taken', fr: 'Le bout de bougie, avant qu’on le prenne' },
    image: image('candle-in-box'),
    ...overLandscape(175, 734, 221, 802),
    hotspotKey: 'candle-box',
    altText: {
      en: 'One candle end is taller than the rest.',
      fr: 'Un des bouts de bougie est plus grand que les autres.',
    },
  },
  {
    key: 'drawer-open',
    sceneKey: 'workshop',
    name: { en: 'The drawer, open', fr: 'Le tiroir, ouvert' },
    image: image('drawer-open'),
    ...overLandscape(778, 720, 1184, 1002),
    visibilityConditions: { puzzleSolved: 'clock-drawer' },
    altText: {
      en: 'The middle drawer stands open. There is nothing in it now but a note.',
      fr: 'Le tiroir du milieu est ouvert. Il n’y reste plus qu’un mot.',
    },
    description: workshopWith({
      en: 'and the middle drawer stands open, lock and all: it has told you everything it knew',
      fr: 'et le tiroir du milieu est grand ouvert, malgré sa serrure : il a dit tout ce qu’il savait',
    }),
    fades: true,
  },
]

const propStore: SampleLayer[] = [
  {
    key: 'trunk-open',
    sceneKey: 'prop-store',
    name: { en: 'The trunk, untied and open', fr: 'La malle, déficelée et ouverte' },
    image: image('trunk-open'),
    ...overLandscape(690, 644, 1248, 990),
    visibilityConditions: { puzzleSolved: 'thread-trunk' },
    altText: {
      en: 'The trunk is untied and stands open. Old programmes fill it to the rim; the spool is on the lining of the lid.',
      fr: 'La malle est déficelée et ouverte. De vieux programmes la remplissent à ras bord; la bobine orne la doublure du couvercle.',
    },
    description: propStoreWith({
      en: 'In front of them the travelling trunk stands open, a spool on the lining of its lid, full to the rim with forty years of programmes. A rabbit is in every one of them, and in none by name.',
      fr: 'Devant elles, la malle de voyage est grande ouverte, une bobine sur la doublure du couvercle, pleine à ras bord de quarante ans de programmes. Il y a un lapin dans chacun, et son nom dans aucun.',
    }),
    fades: true,
  },
  {
    key: 'carrot-in-crate',
    sceneKey: 'prop-store',
    name: { en: 'The real carrot, until it’s taken', fr: 'La vraie carotte, avant qu’on la prenne' },
    image: image('carrot-in-crate'),
    ...overLandscape(1237, 838, 1448, 952),
    hotspotKey: 'carrot-crate',
    altText: {
      en: 'Across the crate lies a carrot that looks fresher than the rest.',
      fr: 'En travers de la caisse, une carotte a l’air plus fraîche que les autres.',
    },
  },
]

const stage: SampleLayer[] = [
  {
    key: 'moon-down',
    sceneKey: 'stage',
    name: { en: 'The painted moon, let down', fr: 'La lune peinte, descendue' },
    image: image('moon-down'),
    ...overLandscape(660, 0, 1660, 900),
    visibilityConditions: { puzzleSolved: 'rope-winch' },
    altText: {
      en: 'The painted moon hangs over the stage, and its light falls on the cabinet.',
      fr: 'La lune peinte est suspendue au-dessus de la scène, et sa clarté tombe sur l’armoire.',
    },
    description: stageWith({
      en: 'On the right the painted moon shines on the vanishing cabinet and the four small pictures over its doors, as if it had never done anything else.',
      fr: 'À droite, la lune peinte éclaire l’armoire aux disparitions, coiffée de quatre petits cadres, comme si elle n’avait jamais rien fait d’autre.',
    }),
    fades: true,
  },
  {
    key: 'trapdoor-open',
    sceneKey: 'stage',
    name: { en: 'The trapdoor, open', fr: 'La trappe, ouverte' },
    image: image('trapdoor-open'),
    ...overLandscape(740, 820, 1160, 1040),
    visibilityConditions: { flag: 'trapdoor_open' },
    altText: {
      en: 'The trapdoor stands open, and a ladder goes down into a warm light.',
      fr: 'La trappe est ouverte, et une échelle descend vers une lumière chaude.',
    },
    fades: true,
  },
  {
    key: 'cabinet-open',
    sceneKey: 'stage',
    name: { en: 'The cabinet, open', fr: 'L’armoire, ouverte' },
    image: image('cabinet-open'),
    ...overLandscape(980, 410, 1600, 920),
    visibilityConditions: { puzzleSolved: 'vanishing-cabinet' },
    altText: {
      en: 'The doors of the cabinet stand open. Inside, steps lead down to a round and friendly light.',
      fr: 'Les portes de l’armoire sont ouvertes. À l’intérieur, des marches descendent vers une lumière ronde et accueillante.',
    },
    description: stageWith({
      en: 'On the right, in the light of the painted moon, the vanishing cabinet stands open on steps that were not there before, and a smell of toasted carrots takes them two at a time.',
      fr: 'À droite, au clair de la lune peinte, l’armoire aux disparitions est ouverte sur des marches qui n’existaient pas, et une odeur de carottes grillées les monte quatre à quatre.',
    }),
    fades: true,
  },
]

export const layers: SampleLayer[] = [...workshop, ...propStore, ...stage]
