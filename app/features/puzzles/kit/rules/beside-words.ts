import type { Locale } from '#app/i18n/locale.ts'

/* Words around an answer, without accents; in both languages, since players mix them. */

/** Verbs that English negates: "isn't" is `isnt` in its normal form, or `isn t` where somebody left a space. */
const negatedVerbs =
  'ai are ca could dare did does do had has have is might must need ought shall sha should was were wo would'.split(' ')

/** Words that reverse an answer, or offer two answers in one. */
export const turningWords: ReadonlySet<string> = new Set([
  ...negatedVerbs.map((verb) => `${verb}nt`),
  ...(
    'no nope nah not never none nor neither nothing without except unlike or cannot hardly barely scarcely less ' +
    'ne n pas non nan jamais ni guere sans aucun aucune nul nulle nullement rien hormis excepte sauf ou'
  ).split(' '),
])

/** In French the word is a goal: "gardien de but". */
export const turningIn: Record<Locale, ReadonlySet<string>> = { en: new Set(['but']), fr: new Set() }

export const turningRuns: readonly string[] = [
  'anything but',
  'everything but',
  'all but',
  'rather than',
  'other than',
  'instead of',
  'far from',
  'apart from',
  'aside from',
  'plutot que',
  'plutot qu',
  'autre que',
  'autre qu',
  'au lieu',
  'point de',
  'point d',
  'loin de',
  'loin d',
  'opposite of',
  'contraire de',
  'contraire du',
  'contraire d',
]

/** The longest first, or "je sais pas" would match in "je ne sais pas". */
export const hesitations: readonly (readonly string[])[] = [
  'i dont know',
  'i don t know',
  'i do not know',
  'i have no idea',
  'dont know',
  'no idea',
  'i am not sure',
  'i m not sure',
  'im not sure',
  'not sure',
  'not certain',
  'i think',
  'i guess',
  'i believe',
  'i suppose',
  'i would say',
  'i d say',
  'dunno',
  'idk',
  'je ne sais pas',
  'je sais pas',
  'j sais pas',
  'sais pas',
  'chais pas',
  'jsp',
  'j en sais rien',
  'je n en sais rien',
  'je n ai aucune idee',
  'j ai aucune idee',
  'aucune idee',
  'je ne suis pas sur',
  'je ne suis pas sure',
  'je suis pas sur',
  'je suis pas sure',
  'je ne suis pas certain',
  'je ne suis pas certaine',
  'pas sur',
  'pas sure',
  'je pense que',
  'je pense',
  'je crois que',
  'je crois',
  'je dirais',
  'sans doute',
  'peut etre',
  'of course',
  'let me think',
  'let me see',
  'bien entendu',
  'bien sur',
  'voyons voir',
  'il me semble',
  'a mon avis',
]
  .map((run) => run.split(' '))
  .toSorted((one, other) => other.length - one.length)

const fillers: ReadonlySet<string> = new Set(
  (
    'the a an i im ive id you it its is was be am are this that thats there here he she they we my your our his her ' +
    'their think guess believe suppose say said says mean maybe perhaps probably possibly surely definitely certainly ' +
    'must can could would should might may will do does really very just please so well ok okay oh um uh hmm hm mm mmm mmh er ah lol haha obviously clearly naturally ' +
    'to of in on at for with by from then now yes yeah right correct sure answer word solution about like and as if miss mister mr mrs ms dr ' +
    'le la les l un une des du de d je j tu il elle on nous vous ils elles c ce cest ca cela est sont etait serait sera ' +
    'suis dois doit doivent devrait etre peut pense crois dirais dis que qu qui quoi donc alors bah ben euh heu hum oui ' +
    'ouais evidemment clairement forcement voyons mon ma mes ton ta tes son sa ses notre votre leur reponse mot voici voila tres bien sur surement ' +
    'probablement doute estce seraitce madame mme mlle monsieur en dans a au aux avec par pour bon eh s si selon moi y et comme'
  ).split(' '),
)

/** Words that add no meaning. */
export const isFiller = (word: string): boolean => fillers.has(word)
