import type { SampleText } from '#samples/sample-adventure.ts'

interface Sleeve {
  key: string
  shows: SampleText
  /** Of those that Margot would take along. */
  riddle?: SampleText
  /** What is said to whoever takes it for one of them. */
  reply?: SampleText
}

/** On the end wall of the library, row by row: three rows of five. */
export const sleeves: readonly Sleeve[] = [
  {
    key: 'cat',
    shows: { en: 'A cat on a fence', fr: 'Un chat sur une clôture' },
  },
  {
    key: 'lighthouse',
    shows: { en: 'A lighthouse in a storm', fr: 'Un phare dans la tempête' },
    riddle: {
      en: 'One leg, one eye, has never put to sea, and every sailor takes its word.',
      fr: 'Un seul pied, un seul œil, jamais embarqué, et tous les marins le croient.',
    },
  },
  {
    key: 'moon',
    shows: { en: 'A moon over water', fr: 'Une lune au-dessus de l’eau' },
    reply: {
      en: 'The moon? It grows again. What she means does not.',
      fr: 'La lune? Elle revient toujours pleine. Ce qu’elle veut dire, non.',
    },
  },
  {
    key: 'rose',
    shows: { en: 'A single rose', fr: 'Une seule rose' },
  },
  {
    key: 'key',
    shows: { en: 'A large old key', fr: 'Une grosse clé ancienne' },
  },
  {
    key: 'mountain',
    shows: { en: 'A mountain under snow', fr: 'Une montagne sous la neige' },
    reply: {
      en: 'One foot and no eye, unless somebody is up there looking.',
      fr: 'Un pied, oui, mais pas d’œil, à moins que quelqu’un là-haut ne regarde.',
    },
  },
  {
    key: 'umbrella',
    shows: { en: 'An open umbrella', fr: 'Un parapluie ouvert' },
    reply: {
      en: 'It is carried until it is needed; nobody throws one away then.',
      fr: 'Il n’a qu’un pied, mais il est aveugle; et aucun marin ne le croit.',
    },
  },
  {
    key: 'bell',
    shows: { en: 'A bell on a beam', fr: 'Une cloche à sa poutre' },
    riddle: {
      en: 'It has a tongue and never a word of its own: it speaks when it is struck.',
      fr: 'Elle a une robe et pas de jambes, un battant et pas de porte.',
    },
  },
  {
    key: 'fish',
    shows: { en: 'A fish on a plate', fr: 'Un poisson dans une assiette' },
  },
  {
    key: 'eye',
    shows: { en: 'An eye, wide open', fr: 'Un œil grand ouvert' },
    reply: {
      en: 'One eye, yes. But on what leg?',
      fr: 'Un œil, oui. Mais sur quel pied?',
    },
  },
  {
    key: 'candle',
    shows: { en: 'A candle on a sill', fr: 'Une bougie sur un appui de fenêtre' },
    riddle: {
      en: 'The longer it stands, the shorter it gets.',
      fr: 'Elle pleure sans chagrin, et plus elle veille, plus elle rapetisse.',
    },
  },
  {
    key: 'house',
    shows: { en: 'A house with one lit window', fr: 'Une maison à la fenêtre éclairée' },
    reply: {
      en: 'One lit window might pass for an eye. But no sailor takes a house at its word.',
      fr: 'La maison a une porte, justement. Celle des devinettes n’en a pas.',
    },
  },
  {
    key: 'gull',
    shows: { en: 'A gull with its wings spread', fr: 'Un goéland, ailes ouvertes' },
  },
  {
    key: 'anchor',
    shows: { en: 'An anchor and its chain', fr: 'Une ancre et sa chaîne' },
    riddle: {
      en: 'You throw it away when you need it, and take it back when you don’t.',
      fr: 'On la jette quand on en a besoin, on la reprend quand elle ne sert plus.',
    },
  },
  {
    key: 'clock',
    shows: { en: 'A clock without hands', fr: 'Une horloge sans aiguilles' },
    reply: {
      en: 'It has no hands to strike with. Another of them is struck for a living.',
      fr: 'Elle sonne, mais elle n’a pas de robe. Cherchez plus élégant.',
    },
  },
]

const columns = 5

/** Where each hangs in a picture of them all, in percent. */
export const sleevePlace = (at: number) => ({
  left: 3 + (at % columns) * 19,
  top: 4 + Math.floor(at / columns) * 31.5,
  width: 18,
  height: 29,
})
