import type { SamplePuzzle } from '#samples/sample-adventure.ts'
import { objects } from '#samples/adventures/dead-air/objects.ts'
import { sleevePlace, sleeves } from '#samples/adventures/dead-air/sleeves.ts'

const wanted = sleeves.filter(({ riddle }) => riddle)

/** They mean nothing: players are sent them in the order of these. */
const idOf = (key: string): string =>
  `s${[...key]
    .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0x7fffff, 7)
    .toString(36)
    .padStart(5, '0')}`

const zones = sleeves.map(({ key, riddle }, at) => {
  const { left, top, width, height } = sleevePlace(at)
  return {
    id: idOf(key),
    object: riddle ? idOf(`wanted-${key}`) : '',
    outline: [
      { x: left, y: top },
      { x: left + width, y: top },
      { x: left + width, y: top + height },
      { x: left, y: top + height },
    ],
  }
})

const rounded = (value: number): number => Math.round(value * 100) / 100

const middleOf = ({ outline: [from, , to] }: (typeof zones)[number]) => ({
  x: rounded((from!.x + to!.x) / 2),
  y: rounded((from!.y + to!.y) / 2),
})

export const sleeveHunt: SamplePuzzle = {
  key: 'sleeves',
  type: 'hidden_object',
  name: { en: 'Four for a desert island', fr: 'Quatre pour une île déserte' },
  description: {
    en: 'Under the title, Margot has not written the names of her four records. She has written four riddles, because she knows who reads this wall, and who has never in his life looked at one of these sleeves.',
    fr: 'Sous le titre, Margot n’a pas mis le nom de ses quatre disques. Elle a mis quatre devinettes : elle sait qui lit ce mur, et qui n’a jamais de sa vie regardé une de ces pochettes.',
  },
  configuration: {
    sceneImageUrl: './art/objects/sleeves.webp',
    timeLimit: 0,
    allowedAttempts: 8,
    listBy: 'riddle',
    objectsToFind: wanted.map(({ key, shows }) => ({ name: shows.en, count: 1, id: idOf(`wanted-${key}`) })),
    objectNames: wanted.map(({ key, shows }) => ({ id: idOf(`wanted-${key}`), name: shows })),
    pictureText: {
      en: 'Fifteen record sleeves, face out, in three rows of five.',
      fr: 'Quinze pochettes de disques, de face, sur trois rangs de cinq.',
    },
    places: sleeves.map(({ key, shows }) => ({ id: idOf(key), text: shows })),
    clues: wanted.map(({ key, riddle }) => ({ id: idOf(`wanted-${key}`), text: riddle! })),
    zoneHints: true,
  },
  solution: {
    objectLocations: wanted.map(({ key }) => [middleOf(zones.find(({ id }) => id === idOf(key))!)]),
    zones,
    replies: sleeves.flatMap(({ key, reply }) => (reply ? [{ id: idOf(key), text: reply }] : [])),
  },
  hints: [
    {
      en: 'None of them is an animal, and none is alive.',
      fr: 'Aucun n’est une bête, et aucun n’est vivant.',
    },
    {
      en: 'One of them shines for others, one burns itself up, one rings, and one lies on the bottom.',
      fr: 'L’un éclaire les autres, l’une se consume, l’une sonne, et l’une dort au fond de l’eau.',
    },
    {
      en: 'Look for the lighthouse, the candle and the bell. The fourth is on every ship.',
      fr: 'Cherchez le phare, la bougie et la cloche. La quatrième, tous les navires en ont une.',
    },
  ],
  timeLimit: null,
  expectedMinutes: 3,
  object: objects.sleeves,
  onSolve: [
    { giveItem: 'tape-piece' },
    { giveItem: 'letter' },
    { addExperience: 50 },
    {
      say: {
        en: 'In three of the sleeves there is a record. In the fourth, behind the anchor, there are a length of brown tape and a letter, postmarked five weeks ago, from a town two thousand miles away.',
        fr: 'Dans trois des pochettes, il y a un disque. Dans la quatrième, derrière l’ancre, il y a une longueur de bande brune et une lettre, oblitérée voilà cinq semaines, à l’autre bout du pays.',
      },
    },
  ],
}
