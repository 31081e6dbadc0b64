import type { Trait } from '#app/features/generation/builtin/people/describe.ts'
import { placeNames } from '#app/features/generation/builtin/places/places.ts'
import type { PlaceName } from '#app/features/generation/builtin/places/places.ts'
import { times } from '#app/features/generation/builtin/places/canvas.ts'
import type { Time } from '#app/features/generation/builtin/places/canvas.ts'
import { scaleNames } from '#app/features/generation/builtin/places/colours.ts'
import type { ScaleName } from '#app/features/generation/builtin/places/colours.ts'
import { thingNames } from '#app/features/generation/builtin/things/things.ts'
import type { ThingName } from '#app/features/generation/builtin/things/things.ts'
import { colourWords, tagWords, timeWords } from './moods.ts'
import { peopleWords } from './people.ts'
import { placeWords } from './places.ts'
import { thingWords } from './things.ts'

/** What a prompt names, in the order of its words. Nothing of its letters gets further than this. */
export interface Named {
  places: PlaceName[]
  things: ThingName[]
  people: (Trait & { held?: ThingName })[]
  tags: string[]
  time?: Time
  hue?: ScaleName
}

type Stem = { stem: string; whole: boolean }

const stemsOf = (list: string): Stem[] =>
  list.split(' ').map((written) => ({ stem: written.replace(/^=/u, ''), whole: written.startsWith('=') }))

const entries = <Name extends string>(names: readonly Name[], words: Readonly<Record<Name, string>>) =>
  names.map((name) => [name, stemsOf(words[name])] as const)

const vocabulary = {
  places: entries(placeNames, placeWords),
  things: entries(thingNames, thingWords),
  people: peopleWords.map(([stems, trait]) => [trait, stemsOf(stems)] as const),
  tags: entries(Object.keys(tagWords), tagWords),
  times: entries(times, timeWords),
  hues: entries(scaleNames, colourWords),
}

const mostWords = 200

export function wordsOf(prompt: string): string[] {
  const plain = prompt.slice(0, 4000).normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/giu, 'oe').toLowerCase()
  return (plain.match(/[a-z]+/gu) ?? []).slice(0, mostWords)
}

/** A short stem takes a plural only, a longer one up to four more letters. */
function fits(word: string, { stem, whole }: Stem): boolean {
  if (!word.startsWith(stem)) return false
  const rest = word.slice(stem.length)
  if (rest === '') return true
  if (whole) return false
  return stem.length < 5 ? rest === 's' || rest === 'x' || rest === 'es' : rest.length <= 5
}

function found<Name>(words: readonly string[], list: readonly (readonly [Name, readonly Stem[]])[]): Name[] {
  const names = words.flatMap((word) =>
    list.filter(([, stems]) => stems.some((stem) => fits(word, stem))).map(([name]) => name),
  )
  return [...new Set(names)]
}

export function readPrompt(prompt: string): Named {
  const words = wordsOf(prompt)
  return {
    places: found(words, vocabulary.places),
    things: found(words, vocabulary.things),
    people: found(words, vocabulary.people),
    tags: found(words, vocabulary.tags),
    time: found(words, vocabulary.times)[0],
    hue: found(words, vocabulary.hues)[0],
  }
}
