import type { SampleText } from '#samples/sample-adventure.ts'

export interface Orchid {
  key: string
  petals: 3 | 5 | 6
  marks: 'plain' | 'stripes' | 'spots' | 'edge'
  heart: 'dark' | 'light'
  /** Two flowers on one stem. */
  pair?: true
  /** As Anselme’s cards call it. */
  called?: SampleText
  /** What is said to whoever takes it for the one that it resembles. */
  reply?: SampleText
}

const tooLight: SampleText = {
  en: 'Right petals, right markings; but look it in the heart.',
  fr: 'Bons pétales, bons dessins; mais regardez-la au cœur.',
}

/** On the bench of the orchid room, row by row: three rows of four. */
export const orchids: readonly Orchid[] = [
  { key: 'three-spots', petals: 3, marks: 'spots', heart: 'light' },
  { key: 'three-stripes-light', petals: 3, marks: 'stripes', heart: 'light', reply: tooLight },
  {
    key: 'miller',
    petals: 5,
    marks: 'plain',
    heart: 'light',
    called: { en: 'The Miller', fr: 'La Meunière' },
  },
  {
    key: 'six-edge',
    petals: 6,
    marks: 'edge',
    heart: 'dark',
    reply: {
      en: 'The dark rim is right, and the heart, too. Count again.',
      fr: 'Le bord foncé y est, le cœur aussi. Recomptez.',
    },
  },
  {
    key: 'twins',
    petals: 6,
    marks: 'spots',
    heart: 'light',
    pair: true,
    called: { en: 'The Twins', fr: 'Les Jumelles' },
  },
  { key: 'five-plain-dark', petals: 5, marks: 'plain', heart: 'dark', reply: tooLight },
  { key: 'six-stripes', petals: 6, marks: 'stripes', heart: 'dark' },
  {
    key: 'bishop',
    petals: 3,
    marks: 'stripes',
    heart: 'dark',
    called: { en: 'The Bishop', fr: 'L’Évêque' },
  },
  { key: 'six-plain', petals: 6, marks: 'plain', heart: 'light' },
  {
    key: 'countess',
    petals: 5,
    marks: 'edge',
    heart: 'dark',
    called: { en: 'The Countess', fr: 'La Comtesse' },
  },
  { key: 'twins-dark', petals: 6, marks: 'spots', heart: 'dark', pair: true, reply: tooLight },
  { key: 'five-spots', petals: 5, marks: 'spots', heart: 'dark' },
]

const said = {
  petals: {
    3: { en: 'three petals', fr: 'trois pétales' },
    5: { en: 'five petals', fr: 'cinq pétales' },
    6: { en: 'six petals', fr: 'six pétales' },
  },
  marks: {
    plain: { en: 'no markings', fr: 'sans dessin' },
    stripes: { en: 'striped', fr: 'rayés' },
    spots: { en: 'spotted', fr: 'tachetés' },
    edge: { en: 'with a dark rim', fr: 'bordés de foncé' },
  },
  heart: {
    dark: { en: 'dark heart', fr: 'cœur foncé' },
    light: { en: 'light heart', fr: 'cœur clair' },
  },
} as const

/** What one says of it over the telephone. */
export function describe({ petals, marks, heart, pair }: Orchid): SampleText {
  const [count, marked, middle] = [said.petals[petals], said.marks[marks], said.heart[heart]]
  return pair
    ? {
        en: `two flowers on one stem, ${count.en}, ${marked.en}, ${middle.en}`,
        fr: `deux fleurs sur une tige, ${count.fr}, ${marked.fr}, ${middle.fr}`,
      }
    : { en: `${count.en}, ${marked.en}, ${middle.en}`, fr: `${count.fr}, ${marked.fr}, ${middle.fr}` }
}

export const wanted = orchids.filter(({ called }) => called)

/** In percent of the picture of the bench. */
export const potPlace = (at: number) => ({
  left: (at % 4) * 25,
  top: 0.5 + Math.floor(at / 4) * 33,
  width: 25,
  height: 33,
})
