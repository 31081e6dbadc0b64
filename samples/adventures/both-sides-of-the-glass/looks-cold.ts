import type { SampleLook, SampleText } from '#samples/sample-adventure.ts'
import { landscape } from '#samples/places.ts'
import { describe, wanted } from './orchids.ts'
import { riddle } from './riddle.ts'
import { his } from './name-parts.ts'

const { his1, his2 } = riddle
const scratched: SampleText = {
  en: `Engraved with a needle, along a ruler: first “${his1.en}” And under it: “${his2.en}” Above each, room for one more line.`,
  fr: `Gravé à l’aiguille, le long d’une règle : d’abord «\u00A0${his1.fr}\u00A0» Et dessous : «\u00A0${his2.fr}\u00A0» Au-dessus de chacune, la place d’une ligne.`,
}

const cards: SampleText = {
  en: wanted.map((orchid) => `${orchid.called!.en}: ${describe(orchid).en}.`).join(' '),
  fr: wanted.map((orchid) => `${orchid.called!.fr}\u00A0: ${describe(orchid).fr}.`).join(' '),
}

export const coldLooks: SampleLook[] = [
  {
    key: 'plan',
    sceneKey: 'alpine-house',
    name: { en: 'The plan on the glass', fr: 'Le plan sur la vitre' },
    type: 'look',
    ...landscape(110, 190, 330, 448),
    zIndex: 1,
    closeUp: {
      image: './art/looks/plan.webp',
      altText: {
        en: 'Nine circles in three rows of three, painted on the far side of the glass. The columns are numbered from left to right 3, 2, 1, and the figures are reversed. A drop is painted in four of the circles: in the top row in columns 3 and 2, in the middle row in column 1, in the bottom row in column 3.',
        fr: 'Neuf ronds sur trois rangs de trois, peints de l’autre côté de la vitre. Les colonnes sont numérotées, de gauche à droite, 3, 2, 1, et les chiffres sont inversés. Une goutte est peinte dans quatre des ronds : dans le rang du haut, colonnes 3 et 2; dans le rang du milieu, colonne 1; dans le rang du bas, colonne 3.',
      },
    },
    lines: [
      {
        en: 'Nine valves as seen from behind: the figures are back to front, and run three, two, one. Four of the circles have a drop in them. It is no use to anybody on this side.',
        fr: 'Neuf robinets, vus par derrière : les chiffres sont à l’envers et vont trois, deux, un. Quatre des ronds contiennent une goutte. De ce côté-ci, ça ne sert à personne.',
      },
    ],
  },
  {
    key: 'lines-cold',
    sceneKey: 'alpine-house',
    name: { en: 'Two lines in the whitewash', fr: 'Deux lignes dans la chaux' },
    type: 'look',
    ...landscape(90, 450, 375, 600),
    zIndex: 1,
    lines: [scratched],
  },
  {
    key: 'snow-sleeper',
    sceneKey: 'alpine-house',
    name: { en: 'The grey, woolly rosette', fr: 'La rosette grise et laineuse' },
    type: 'look',
    ...landscape(1110, 430, 1330, 600),
    zIndex: 1,
    lines: [
      {
        en: 'Anselme’s snow sleeper. It looks like a sock that somebody has rolled up and forgotten. On the label, in pencil: “Father.”',
        fr: 'La dormeuse des neiges d’Anselme. On dirait un bas de laine roulé en boule et oublié. Sur l’étiquette, au crayon : « Le père. »',
      },
    ],
  },
  {
    key: 'gentians',
    sceneKey: 'alpine-house',
    name: { en: 'The gentians', fr: 'Les gentianes' },
    type: 'look',
    ...landscape(1000, 680, 1240, 830),
    zIndex: 1,
    lines: [
      {
        en: 'A blue that has never heard of the other colours. Each is labelled with the day on which it opened, and the hour.',
        fr: 'Un bleu qui n’a jamais entendu parler des autres couleurs. Chacune porte la date où elle s’est ouverte, et l’heure.',
      },
      { en: 'You count them. So does Anselme.', fr: 'Vous les comptez. Anselme aussi.' },
    ],
  },
  {
    key: 'vents',
    sceneKey: 'alpine-house',
    name: { en: 'The open vents', fr: 'Les châssis ouverts' },
    type: 'look',
    ...landscape(1180, 60, 1560, 220),
    zIndex: 0,
    lines: [
      {
        en: 'Open by four notches, as on every day since the first of May. From up there one could look over the wall; somebody has hung a curtain.',
        fr: 'Ouverts de quatre crans, comme tous les jours depuis le premier mai. De là-haut, on pourrait voir par-dessus le mur; quelqu’un a posé un rideau.',
      },
    ],
  },
  {
    key: 'cards',
    sceneKey: 'seed-room',
    name: { en: 'The four cards', fr: 'Les quatre cartes' },
    type: 'look',
    ...landscape(770, 210, 1130, 540),
    zIndex: 1,
    closeUp: {
      image: './art/looks/cards.webp',
      altText: {
        en: 'Four cards with ink drawings of flowers. First: five petals, no markings, light heart. Second: two flowers on one stem, six petals, spotted, light heart. Third: three petals, striped, dark heart. Fourth: five petals with a dark rim, dark heart.',
        fr: 'Quatre cartes, des fleurs dessinées à l’encre. Première : cinq pétales, sans dessin, cœur clair. Deuxième : deux fleurs sur une tige, six pétales, tachetés, cœur clair. Troisième : trois pétales, rayés, cœur foncé. Quatrième : cinq pétales bordés de foncé, cœur foncé.',
      },
    },
    lines: [cards],
  },
  {
    key: 'microscope',
    sceneKey: 'seed-room',
    name: { en: 'The microscope', fr: 'Le microscope' },
    type: 'look',
    ...landscape(1130, 640, 1290, 830),
    zIndex: 1,
    lines: [
      {
        en: 'Under it lies a grain of pollen like a small gold planet. On the slide: “Hers × mine, 1948.” It has been left in focus.',
        fr: 'Dessous, un grain de pollen comme une petite planète d’or. Sur la lame : « Le sien × le mien, 1948. » On l’a laissé au point.',
      },
    ],
  },
  {
    key: 'drawers',
    sceneKey: 'seed-room',
    name: { en: 'The cabinet of two hundred drawers', fr: 'Le meuble aux deux cents tiroirs' },
    type: 'look',
    ...landscape(1400, 160, 1880, 930),
    zIndex: 0,
    lines: [
      {
        en: 'Seeds, by family, by year, by mountain. One drawer says only “Ours”. It is empty, and has been dusted.',
        fr: 'Des semences, par famille, par année, par montagne. Un tiroir dit seulement « Les nôtres ». Il est vide, et époussété.',
      },
      {
        en: 'Achillea to Zinnia. You shut Zinnia very gently.',
        fr: 'D’Achillée à Zinnia. Vous refermez Zinnia tout doucement.',
      },
    ],
  },
  {
    key: 'open-chest',
    sceneKey: 'ice-cellar',
    name: { en: 'The open chest', fr: 'Le coffre ouvert' },
    type: 'look',
    ...landscape(690, 390, 1150, 860),
    zIndex: 1,
    visibilityConditions: { puzzleSolved: 'ice-chest' },
    lines: [
      {
        en: `On the inside of the lid, four zinc letters, riveted in a row: ${his.en}. In the sawdust below is the place of one block of ice.`,
        fr: `À l’intérieur du couvercle, quatre lettres de zinc rivetées à la file : ${his.fr}. Dans le bran de scie, dessous, la place d’un bloc de glace.`,
      },
    ],
  },
  {
    key: 'ice-blocks',
    sceneKey: 'ice-cellar',
    name: { en: 'The stacked ice', fr: 'La glace empilée' },
    type: 'look',
    ...landscape(90, 410, 530, 832),
    zIndex: 0,
    lines: [
      {
        en: 'Blocks from the lake, blue in the middle. In one of them a leaf has been waiting since February to go on falling.',
        fr: 'Des blocs du lac, bleus au milieu. Dans l’un d’eux, une feuille attend depuis février de continuer à tomber.',
      },
    ],
  },
  {
    key: 'tongs',
    sceneKey: 'ice-cellar',
    name: { en: 'The ice tongs', fr: 'La pince à glace' },
    type: 'look',
    ...landscape(1270, 284, 1400, 575),
    zIndex: 1,
    lines: [
      {
        en: 'Two iron claws that bite the harder, the heavier the thing they carry. Anselme says that there is a moral in it. They are frozen to their hook.',
        fr: 'Deux griffes de fer qui mordent d’autant plus que ce qu’elles portent est lourd. Anselme dit qu’il y a là une morale. Elles sont prises dans la glace, au crochet.',
      },
    ],
  },
  {
    key: 'sledge',
    sceneKey: 'ice-cellar',
    name: { en: 'The sledge', fr: 'Le traîneau' },
    type: 'look',
    ...landscape(120, 790, 590, 960),
    zIndex: 1,
    lines: [
      {
        en: 'A child’s sledge for two, the seat worn into two hollows. The front hollow is the larger by a little. They must have taken turns, or quarrelled about it.',
        fr: 'Un traîneau d’enfants, à deux places, le siège usé en deux creux. Celui de devant est un peu plus grand. Ils ont dû prendre chacun leur tour, ou se disputer.',
      },
    ],
  },
  {
    key: 'icicles',
    sceneKey: 'ice-cellar',
    name: { en: 'The icicles', fr: 'Les glaçons' },
    type: 'look',
    ...landscape(634, 94, 1228, 300),
    zIndex: 0,
    lines: [
      { en: 'You tap the shortest. It says “A”.', fr: 'Vous touchez le plus court. Il fait un la.' },
      { en: 'One drop falls. Everything in here listens to it.', fr: 'Une goutte tombe. Ici, tout l’écoute.' },
    ],
  },
  {
    key: 'tags',
    sceneKey: 'seed-room',
    name: { en: 'Four bags on a cord', fr: 'Quatre sachets sur une corde' },
    type: 'look',
    ...landscape(290, 160, 734, 278),
    zIndex: 1,
    lines: [
      {
        en: 'Seed bags hung up to dry, each with a date and an hour. The last one says: “Not ripe. Wait.” It has said so since Tuesday.',
        fr: 'Des sachets de semences mis à sécher, chacun avec sa date et son heure. Le dernier dit\u00A0: «\u00A0Pas mûr. Attendre.\u00A0» Il le dit depuis mardi.',
      },
      {
        en: 'They rattle, very slightly, like rain that is thinking of coming.',
        fr: 'Ça bruit à peine, comme une pluie qui songe à venir.',
      },
    ],
  },
]
