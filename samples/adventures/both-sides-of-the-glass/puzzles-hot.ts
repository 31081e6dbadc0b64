import type { SamplePuzzle } from '#samples/sample-adventure.ts'
import { objects } from './objects.ts'
import { orchidHunt } from './orchid-hunt.ts'
import { valvesToOpen } from './plan.ts'
import { hers } from './name-parts.ts'

const valves: SamplePuzzle = {
  key: 'valves',
  type: 'pattern_matcher',
  name: { en: 'Octave’s valves', fr: 'Les robinets d’Octave' },
  description: {
    en: 'Nine valves, three columns, and scratched into the iron: “Four open, five shut. See my plan.” There is no plan on this side. There never was one, says Aurore: it is painted on the glass, and the cold wing has been looking at it for thirty years.',
    fr: 'Neuf robinets, trois colonnes et, gravé dans la fonte : « Quatre ouverts, cinq fermés. Voir mon plan. » De ce côté-ci, pas de plan. Il n’y en a jamais eu, dit Aurore : il est peint sur la vitre, et c’est l’aile froide qui le regarde depuis trente ans.',
  },
  configuration: {
    patternSize: 9,
    patternType: 'visual',
    material: 'brass',
    sequenceLength: 4,
    orderMatters: false,
    showLength: false,
    allowedAttempts: 3,
  },
  solution: {
    correctPattern: valvesToOpen,
    decoys: [
      {
        pattern: [0, 1, 5, 6],
        reply: {
          en: 'A pipe groans and thinks better of it. Just so it looks from the cold side. Here, left is not his left.',
          fr: 'Un tuyau gémit et se ravise. C’est bien ainsi, vu du côté froid. Ici, la gauche n’est pas sa gauche.',
        },
      },
      {
        pattern: [2, 3, 7, 8],
        reply: {
          en: 'Upside down and all. It was the sides that wanted changing, not the ends.',
          fr: 'Tête en bas et tout. C’étaient les côtés qu’il fallait inverser, pas le haut et le bas.',
        },
      },
      {
        pattern: [0, 5, 6, 7],
        reply: {
          en: 'You have stood it on its head. The figures are reversed, but they are not upside down.',
          fr: 'Vous l’avez mis sur la tête. Les chiffres sont inversés, mais pas à l’envers.',
        },
      },
      {
        pattern: [1, 2, 3],
        reply: {
          en: 'Three of the four. “Four open”, it says, in iron.',
          fr: 'Trois sur quatre. « Quatre ouverts », c’est écrit dans la fonte.',
        },
      },
    ],
  },
  hints: [
    {
      en: 'The plan is painted on the glass between the wings. Who can see it?',
      fr: 'Le plan est peint sur la vitre entre les ailes. Qui peut le voir?',
    },
    {
      en: 'From the cold side the plan is seen from behind: its figures run 3, 2, 1. Go by the figures, not by left and right.',
      fr: 'Du côté froid, on voit le plan par derrière : les chiffres se suivent 3, 2, 1. Fiez-vous aux chiffres, pas à la gauche ni à la droite.',
    },
    {
      en: 'At the top, columns 2 and 3. In the middle, column 1. Where the last one stands in the bottom row, ask.',
      fr: 'En haut, colonnes 2 et 3. Au milieu, colonne 1. Pour la dernière, dans le rang du bas, demandez.',
    },
  ],
  timeLimit: null,
  expectedMinutes: 2,
  object: objects.valves,
  onSolve: [
    { addExperience: 50 },
    {
      say: {
        en: 'Bertrand swallows. Hot water runs to the tap on his side and fills the can that stands there, and overhead something gargles, long and with relish: the pool in the palm house is going down. Nobody has seen its floor since the wall was built.',
        fr: 'Bertrand déglutit. L’eau chaude arrive au robinet, sur son flanc, et remplit l’arrosoir, et là-haut ça gargouille, longuement, avec délice : le bassin de la palmeraie se vide. Personne n’en a vu le fond depuis qu’il y a un mur.',
      },
    },
  ],
}

const tiles: SamplePuzzle = {
  key: 'pool-tiles',
  type: 'slider_jigsaw',
  name: { en: 'Octave’s tiles', fr: 'Les carreaux d’Octave' },
  description: {
    en: 'Nine painted tiles, each as large as a tray, that thirty years of water have lifted out of their order. Octave Delisle laid them for the twins when they were ten: his house, as he thought of it. Two of them at a time can be exchanged.',
    fr: 'Neuf carreaux peints, grands comme des plateaux, que trente ans d’eau ont délogés. Octave Delisle les avait posés pour les jumeaux, l’année de leurs dix ans : sa maison, comme il la voyait. On peut en échanger deux à la fois.',
  },
  configuration: {
    puzzleType: 'swap',
    gridSize: '3x3',
    imageUrl: './art/objects/mosaic.webp',
    rotationAllowed: false,
    allowedAttempts: 3,
    showNumbers: false,
    showPicture: false,
    mayShow: true,
    pictureText: {
      en: 'A painting on nine tiles. Along the top the sky: sun on the left, a white flower’s crown in the middle, moon on the right. Across the middle: a palm on the left, the flower’s stem with two leaves, a mountain on the right. Along the bottom: fire on the left, a round pot in the middle, snow on the right.',
      fr: 'Une peinture sur neuf carreaux. En haut, le ciel : le soleil à gauche, la couronne d’une fleur blanche au milieu, la lune à droite. Au centre : un palmier à gauche, la tige de la fleur et ses deux feuilles, une montagne à droite. En bas : du feu à gauche, un pot rond au milieu, de la neige à droite.',
    },
  },
  solution: {
    decoys: [
      {
        tiles: [2, 1, 0, 5, 4, 3, 8, 7, 6],
        turns: [0, 0, 0, 0, 0, 0, 0, 0, 0],
        reply: {
          en: 'Beautiful, and the wrong way round. In this house, warm is on the left.',
          fr: 'Très beau, et à l’envers. Dans cette maison, le chaud est à gauche.',
        },
      },
      {
        tiles: [6, 7, 8, 3, 4, 5, 0, 1, 2],
        turns: [0, 0, 0, 0, 0, 0, 0, 0, 0],
        reply: {
          en: 'The sun at the bottom and a pot in the sky. Octave drank nothing but tea.',
          fr: 'Le soleil en bas et un pot dans le ciel. Octave ne buvait que du thé.',
        },
      },
      {
        tiles: [0, 7, 2, 3, 4, 5, 6, 1, 8],
        turns: [0, 0, 0, 0, 0, 0, 0, 0, 0],
        reply: {
          en: 'Everything is right but the plant: it stands on its flower.',
          fr: 'Tout est bon, sauf la plante : elle se tient sur sa fleur.',
        },
      },
    ],
    message: {
      en: `Round the pot, five letters in black tesserae: ${hers.en}`,
      fr: `Autour du pot, cinq lettres en tesselles noires\u00A0: ${hers.fr}`,
    },
  },
  hints: [
    {
      en: 'It is a picture of this house, with what each side loves.',
      fr: 'C’est cette maison, avec ce que chaque côté aime.',
    },
    {
      en: 'Hot on the left, cold on the right, and down the middle a plant: pot below, stem, flower above.',
      fr: 'Le chaud à gauche, le froid à droite et, au milieu, une plante : le pot en bas, la tige, la fleur en haut.',
    },
    {
      en: 'Top row: sun, flower, moon. Bottom row: fire, pot, snow. Three are left for the middle.',
      fr: 'En haut : le soleil, la fleur, la lune. En bas : le feu, le pot, la neige. Il en reste trois pour le milieu.',
    },
  ],
  timeLimit: null,
  expectedMinutes: 3,
  object: objects.poolTiles,
  onSolve: [
    { addExperience: 50 },
    {
      say: {
        en: `The last tile sits down with a click. Sun and snow, and between them a flower that did not exist yet: they were ten, and had only just thought of it. Round its pot run five letters in black, cemented in by a later hand: ${hers.en}. They make no word. Perhaps they are waiting for others.`,
        fr: `Le dernier carreau se cale d’un petit coup sec. Le soleil, la neige et, entre les deux, une fleur qui n’existait pas encore : ils avaient dix ans et venaient à peine d’y penser. Autour du pot, cinq lettres noires, cimentées plus tard : ${hers.fr}. Elles ne font pas un mot. Elles en attendent peut-être d’autres.`,
      },
    },
  ],
}

export const hotPuzzles: SamplePuzzle[] = [valves, orchidHunt, tiles]
