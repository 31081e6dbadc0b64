import { placeNames } from '#app/features/generation/builtin/places/places.ts'
import { times } from '#app/features/generation/builtin/places/canvas.ts'
import { hasDial, thingNames } from '#app/features/generation/builtin/things/things.ts'
import type { Vocabulary } from '#app/features/generation/understanding/understood.ts'
import type { Language } from '#app/features/generation/understanding/tokens.ts'
import type { Drawable, PersonTrait } from '#app/features/generation/builtin/drawable.ts'
import { featureWords } from '#app/features/generation/builtin/places/features.ts'
import type { FeatureName } from '#app/features/generation/builtin/places/features.ts'
import { tagWords, timeWords } from './moods.ts'
import { peopleWords } from './people.ts'
import { placeWords } from './places.ts'
import { thingWords } from './things.ts'

type Stem = { stem: string; whole: boolean; language: Language | null }

const stemsOf = (list: string): Stem[] =>
  list.split(' ').map((written) => {
    const [, language, equals, stem = ''] = /^(?:(en|fr):)?(=)?(.+)$/u.exec(written) ?? []
    return {
      stem,
      whole: equals !== undefined || stem.includes('_'),
      language: (language as Language | undefined) ?? null,
    }
  })

/** Whether the trait says who somebody is, and not only how they look. */
const isSomebody = ({ outfit, kind, child, feminine, held, beard, hair }: PersonTrait): boolean =>
  kind !== undefined ||
  child !== undefined ||
  held !== undefined ||
  (outfit !== undefined && feminine !== undefined) ||
  (feminine !== undefined && beard === undefined && hair === undefined)

const listed = <Name extends string>(
  names: readonly Name[],
  words: Readonly<Record<Name, string>>,
  drawable: (name: Name) => Drawable,
): (readonly [Drawable, Stem[]])[] => names.map((name) => [drawable(name), stemsOf(words[name])])

/** Traits that describe looks, although they could also identify somebody. */
const looks = new Set([
  '=she =her =elle',
  '=he =his =il',
  'uniform',
  '=dress =robe',
  '=suit costume tuxedo smoking',
  '=coat manteau imperm',
  'armour armor armure',
  'apron tablier',
])

const entries: readonly (readonly [Drawable, Stem[]])[] = [
  ...listed(thingNames, thingWords, (name) => ({ kind: 'thing', name })),
  ...listed(Object.keys(featureWords) as FeatureName[], featureWords, (name) => ({ kind: 'furnishing', name })),
  ...listed(placeNames, placeWords, (name) => ({ kind: 'place', name })),
  ...listed(Object.keys(tagWords), tagWords, (name) => ({ kind: 'mood', name })),
  ...listed(times, timeWords, (name) => ({ kind: 'daytime', name })),
  ...peopleWords.map(([stems, trait]): readonly [Drawable, Stem[]] => [
    { kind: !looks.has(stems) && isSomebody(trait) ? 'person' : 'looks', name: stems, trait },
    stemsOf(stems),
  ]),
]

/** A short stem allows only a plural ending, a longer one up to four more letters. */
function fits(word: string, language: Language, { stem, whole, language: only }: Stem): boolean {
  if (!word.startsWith(stem) || (only && only !== language)) return false
  const rest = word.slice(stem.length)
  if (rest === '') return true
  if (whole || rest.includes('_')) return false
  return stem.length < 5 ? rest === 's' || rest === 'x' || rest === 'es' : rest.length <= 5 && !/less$/u.test(rest)
}

const sensesOf = (word: string, language: Language): readonly Drawable[] =>
  entries.filter(([, stems]) => stems.some((stem) => fits(word, language, stem))).map(([drawable]) => drawable)

const isClock = (drawable: Drawable): boolean => drawable.kind === 'thing' && hasDial(drawable.name)

export const drawables: Vocabulary<Drawable> = { sensesOf, isClock }
