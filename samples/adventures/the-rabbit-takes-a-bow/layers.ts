import type { SampleLayer } from '#samples/sample-adventure.ts'
import {
  dressingRoomWith,
  flyTowerWith,
  propStoreWith,
  stageWith,
  underStageWith,
  workshopWith,
} from './descriptions.ts'
import { overAll, overLandscape } from '#samples/places.ts'

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
    ...overLandscape(690, 644, 1248, 1014),
    visibilityConditions: { puzzleSolved: 'thread-trunk' },
    altText: {
      en: 'The trunk is untied and stands open. Old programmes fill it to the rim; the spool is on the lining of the lid.',
      fr: 'La malle est déficelée et ouverte. De vieux programmes la remplissent à ras bord; la bobine orne la doublure du couvercle.',
    },
    description: propStoreWith({
      en: 'In front of them the travelling trunk stands open, a spool on the lining of its lid, full to the rim with old programmes. A rabbit is in every one of them, and in none by name.',
      fr: 'Devant elles, la malle de voyage est grande ouverte, une bobine sur la doublure du couvercle, pleine à ras bord de vieux programmes. Il y a un lapin dans chacun, et son nom dans aucun.',
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
    key: 'upper-lamps',
    sceneKey: 'stage',
    name: { en: 'The upper lamps, as role A sees them', fr: 'Les lampes du haut, vues par le rôle A' },
    image: image('upper-lamps'),
    ...overLandscape(340, 555, 852, 661),
    visibilityConditions: { role: 'a' },
    altText: {
      en: 'Through the slanted slats you see the upper row of lamps: the first and the last are lit, the two between them dark.',
      fr: 'Entre les lames inclinées, vous voyez le rang de lampes du haut : la première et la dernière sont allumées, les deux du milieu sont éteintes.',
    },
  },
  {
    key: 'lower-lamps',
    sceneKey: 'stage',
    name: { en: 'The lower lamps, as role B sees them', fr: 'Les lampes du bas, vues par le rôle B' },
    image: image('lower-lamps'),
    ...overLandscape(340, 645, 852, 777),
    visibilityConditions: { role: 'b' },
    altText: {
      en: 'Through the slanted slats you see the lower row of lamps, next to the mirror: all four are lit.',
      fr: 'Entre les lames inclinées, vous voyez le rang de lampes du bas, tout contre le miroir : les quatre sont allumées.',
    },
  },
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
    visibilityConditions: { any: [{ flag: 'trapdoor_open' }, { sceneVisited: 'under-stage' }] },
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

const dressingRoom: SampleLayer[] = [
  {
    key: 'jewel-box-open',
    sceneKey: 'dressing-room',
    name: { en: 'The jewel box, open', fr: 'Le coffret à bijoux, ouvert' },
    image: image('jewel-box-open'),
    ...overLandscape(470, 470, 832, 674),
    visibilityConditions: { puzzleSolved: 'mirror-box' },
    altText: {
      en: 'The jewel box stands open and runs over with false pearls; the hand mirror is on the lining of its lid.',
      fr: 'Le coffret est ouvert et déborde de fausses perles; le miroir à main orne la doublure du couvercle.',
    },
    description: dressingRoomWith({
      en: 'On the table the jewel box stands open, a hand mirror on the lining of its lid, and shows off its pearls, which are every bit as real as the compliments.',
      fr: 'Sur la table, le coffret à bijoux est ouvert, un miroir à main sur la doublure du couvercle, et étale ses perles, aussi vraies que les compliments.',
    }),
    fades: true,
  },
]

const flyTower: SampleLayer[] = [
  {
    key: 'moon-gone',
    sceneKey: 'fly-tower',
    name: { en: 'The moon, let down', fr: 'La lune, descendue' },
    image: image('moon-gone'),
    ...overAll,
    visibilityConditions: { puzzleSolved: 'rope-winch' },
    altText: {
      en: 'A tall brick tower in moonlight. From one bar hang, from left to right, a star, the sun, a boat and a cloud; between the boat and the cloud a taut rope runs straight down through the floor. Below stand five sandbags, from left to right 3, 8, 1, 5 and 6; the 3 has burst, and a note looks out of it. On the gallery floor, a winch with the picture of a sandbag and five numbered tallies on a rail, and a hatch with a ladder down to the stage.',
      fr: 'Une haute tour de brique au clair de lune. D’une même perche pendent, de gauche à droite, une étoile, le soleil, un bateau et un nuage; entre le bateau et le nuage, une corde tendue file tout droit à travers le plancher. En bas, cinq sacs de sable : 3, 8, 1, 5 et 6, de gauche à droite; le 3 est crevé, et un mot en dépasse. Sur la passerelle, un treuil marqué d’un sac de sable, cinq jetons numérotés sur une tringle et une trappe d’où une échelle descend à la scène.',
    },
    description: flyTowerWith({
      en: 'Four pieces of scenery hang from one bar and mind their own business. The fifth, the moon, has gone down to work: its rope runs taut through the floor, and the sandbag that held it has burst with relief.',
      fr: 'Quatre éléments de décor pendent à la même perche et se mêlent de leurs affaires. Le cinquième, la lune, est descendu travailler : sa corde tendue traverse le plancher, et le sac de sable qui la retenait en a crevé de soulagement.',
    }),
    fades: true,
  },
]

const underStage: SampleLayer[] = [
  {
    key: 'lift-ready',
    sceneKey: 'under-stage',
    name: { en: 'The lift, ready to rise', fr: 'Le monte-charge, prêt à monter' },
    image: image('lift-ready'),
    ...overAll,
    visibilityConditions: { puzzleSolved: 'lift-scales' },
    altText: {
      en: 'A machine room of stone and timber, lit by a boiler’s fire. In the middle, between brass rails and in the light of an open hatch, the lift hangs a little off the floor. Its scales are level: lantern, dove and the weight of 2 in the left pan, hat, mask and the weight of 10 in the right. On the left, the boiler with its glowing grate, and a sack of carrots between it and the lift. On the right a ladder leads up to the stage.',
      fr: 'Une salle des machines en pierre et en bois, éclairée par le feu d’une chaudière. Au centre, entre deux rails de laiton et dans la lumière d’une trappe ouverte, le monte-charge est suspendu un peu au-dessus du sol. Sa balance est à l’équilibre : lanterne, colombe et poids de 2 à gauche; chapeau, masque et poids de 10 à droite. À gauche, la chaudière et sa grille rougeoyante et, entre elle et le monte-charge, un sac de carottes. À droite, une échelle monte vers la scène.',
    },
    description: underStageWith({
      en: 'brass wheels have been told, and in the middle, in the light of an open hatch, hangs the lift, a hand’s breadth off the floor, like somebody who has had good news. On its plate everybody has found a pan, and nobody looks down on anybody.',
      fr: 'des roues de laiton ont reçu leurs ordres et, au milieu, dans la lumière d’une trappe ouverte, le monte-charge flotte à une main du sol, comme quelqu’un à qui on a annoncé une bonne nouvelle. Sur sa plaque, chacun a trouvé son plateau, et personne ne regarde personne de haut.',
    }),
    fades: true,
  },
  {
    key: 'carrot-in-sack',
    sceneKey: 'under-stage',
    name: { en: 'The carrot on top, until it’s taken', fr: 'La carotte du dessus, avant qu’on la prenne' },
    image: image('carrot-in-sack'),
    ...overLandscape(570, 700, 700, 850),
    hotspotKey: 'carrot-sack',
    altText: {
      en: 'One carrot stands out at the top of the sack.',
      fr: 'Une carotte dépasse en haut du sac.',
    },
  },
]

export const layers: SampleLayer[] = [...workshop, ...propStore, ...dressingRoom, ...stage, ...flyTower, ...underStage]
