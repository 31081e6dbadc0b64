import type { SamplePuzzle, SampleText } from '#samples/sample-adventure.ts'
import { objects } from './objects.ts'
import { describe, orchids, potPlace, wanted } from './orchids.ts'
import type { Orchid } from './orchids.ts'

/** They mean nothing: players are sent them in the order of these. */
const idOf = (key: string): string =>
  `o${[...key]
    .reduce((sum, letter) => (sum * 37 + letter.charCodeAt(0)) % 0x7fffff, 11)
    .toString(36)
    .padStart(5, '0')}`

const rounded = (value: number): number => Math.round(value * 100) / 100

const zones = orchids.map(({ key, called }, at) => {
  const { left, top, width, height } = potPlace(at)
  const [right, low] = [rounded(left + width), rounded(top + height)]
  return {
    id: idOf(key),
    object: called ? idOf(`wanted-${key}`) : '',
    outline: [
      { x: left, y: rounded(top) },
      { x: right, y: rounded(top) },
      { x: right, y: low },
      { x: left, y: low },
    ],
  }
})

const middleOf = ({ outline: [from, , to] }: (typeof zones)[number]) => ({
  x: rounded((from!.x + to!.x) / 2),
  y: rounded((from!.y + to!.y) / 2),
})

const rows: readonly SampleText[] = [
  { en: 'Top row', fr: 'Rang du haut' },
  { en: 'Middle row', fr: 'Rang du milieu' },
  { en: 'Bottom row', fr: 'Rang du bas' },
]

function inWords(orchid: Orchid, at: number): SampleText {
  const [row, words, pot] = [rows[Math.floor(at / 4)]!, describe(orchid), (at % 4) + 1]
  return { en: `${row.en}, pot ${pot}: ${words.en}`, fr: `${row.fr}, pot ${pot}\u00A0: ${words.fr}` }
}

const nameOf = ({ called }: Orchid): SampleText => called!

export const orchidHunt: SamplePuzzle = {
  key: 'orchids',
  type: 'hidden_object',
  name: { en: 'Four with a name', fr: 'Quatre qui ont un nom' },
  description: {
    en: 'The Miller, the Twins, the Bishop and the Countess were Aurore’s present to her brother once, and he drew them, and kept the cards. She keeps the plants. Whoever puts the two together may look behind them.',
    fr: 'La Meunière, les Jumelles, l’Évêque et la Comtesse : Aurore en avait fait cadeau à son frère, autrefois; il les a dessinées et il a gardé les cartes. Elle, elle garde les plantes. Qui réunit les deux peut regarder derrière.',
  },
  configuration: {
    sceneImageUrl: './art/objects/bench.webp',
    timeLimit: 0,
    allowedAttempts: 5,
    listBy: 'name',
    objectsToFind: wanted.map((orchid) => ({ name: nameOf(orchid).en, count: 1, id: idOf(`wanted-${orchid.key}`) })),
    objectNames: wanted.map((orchid) => ({ id: idOf(`wanted-${orchid.key}`), name: nameOf(orchid) })),
    pictureText: {
      en: 'Twelve orchids in pots, in three rows of four. They differ in the number of petals, their markings and their hearts.',
      fr: 'Douze orchidées en pot, sur trois rangs de quatre. Elles diffèrent par le nombre de pétales, les dessins et le cœur.',
    },
    places: orchids.map((orchid, at) => ({ id: idOf(orchid.key), text: inWords(orchid, at) })),
    zoneHints: true,
  },
  solution: {
    objectLocations: wanted.map(({ key }) => [middleOf(zones.find(({ id }) => id === idOf(key))!)]),
    zones,
    replies: orchids.flatMap(({ key, reply }) => (reply ? [{ id: idOf(key), text: reply }] : [])),
  },
  hints: [
    {
      en: 'Names do not help here. What they look like, somebody has drawn, somewhere dry.',
      fr: 'Les noms n’aident pas, ici. De quoi elles ont l’air, quelqu’un l’a dessiné, quelque part au sec.',
    },
    {
      en: 'The four cards hang in the seed room. Have each read to you in three words: petals, markings, heart.',
      fr: 'Les quatre cartes sont à la salle des semences. Faites-vous lire chacune en trois mots : pétales, dessins, cœur.',
    },
    {
      en: 'The Miller is plain with five petals, the Twins share a stem, the Bishop has three striped petals, the Countess five with a dark rim. Mind the hearts: light, light, dark, dark.',
      fr: 'La Meunière est unie à cinq pétales, les Jumelles partagent une tige, l’Évêque a trois pétales rayés, la Comtesse cinq, bordés de foncé. Attention aux cœurs : clair, clair, foncé, foncé.',
    },
  ],
  timeLimit: null,
  expectedMinutes: 4,
  object: objects.orchids,
  onSolve: [
    { giveItem: 'evening-photograph' },
    { addExperience: 50 },
    {
      say: {
        en: 'You move the four pots aside. The board behind them is loose, and behind the board, wrapped in oilcloth, lies a photograph: a bench, a lamp and one great pale flower, open. On the back, in Aurore’s hand: “21 June 1949, ten in the evening. The only one there is.”',
        fr: 'Vous écartez les quatre pots. La planche, derrière, a du jeu et, derrière la planche, dans de la toile cirée, une photographie : une tablette, une lampe et une seule grande fleur pâle, ouverte. Au dos, de la main d’Aurore : « 21 juin 1949, dix heures du soir. La seule qui existe. »',
      },
    },
  ],
}
