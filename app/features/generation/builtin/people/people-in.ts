import { note } from '#app/features/generation/builtin/asked.ts'
import type { Asked, Drawable, PersonTrait } from '#app/features/generation/builtin/drawable.ts'
import type { Colour } from '#app/features/generation/understanding/attributes.ts'
import { tintOf } from '#app/features/generation/builtin/things/copies.ts'
import type { Cloth, HairColour, Look } from './looks.ts'
import { isStrange, sleeps } from './person.ts'

/** One person that the words ask for. */
export interface Somebody {
  mentions: readonly Asked[]
  traits: readonly PersonTrait[]
  /** The words describe somebody's looks without naming anybody. */
  isVague: boolean
}

type Said = Extract<Drawable, { trait: PersonTrait }>

const traitsOf = ({ senses }: Asked): PersonTrait[] =>
  senses.filter((sense): sense is Said => sense.kind === 'person' || sense.kind === 'looks').map(({ trait }) => trait)

const isPerson = ({ senses, isModifier }: Asked): boolean => !isModifier && senses.some(({ kind }) => kind === 'person')
const isLooks = ({ senses }: Asked): boolean => senses.some(({ kind }) => kind === 'looks')
const isThing = ({ senses }: Asked): boolean => senses.some(({ kind }) => kind === 'thing')

/** @param withBeasts whether an animal counts as a person, if there is no human, instead of as a thing */
export function peopleIn(wanted: readonly Asked[], denied: readonly Asked[], withBeasts: boolean): Somebody[] {
  const humans = wanted.filter((mention) => isPerson(mention) && !isThing(mention))
  const somebody = humans.length > 0 ? humans : withBeasts ? wanted.filter(isPerson).slice(0, 1) : []
  const groups: Asked[][] = []
  for (const mention of wanted) {
    if (somebody.includes(mention)) {
      const last = groups.at(-1)
      const lastPerson = last?.findLast((each) => somebody.includes(each))
      if (last && (!lastPerson || !mention.isAnother)) last.push(mention)
      else groups.push([mention])
    } else if (isLooks(mention) && !isThing(mention)) {
      const last = groups.at(-1)
      if (last) last.push(mention)
      else groups.push([mention])
    }
  }
  const without = deniedTraits(denied)
  return groups.map((mentions) => ({
    mentions,
    // The described look takes precedence over the usual clothes of a trade
    traits: [...inOrder(mentions).flatMap((mention) => traitsIn(mention)), ...without],
    isVague: !mentions.some((mention) => somebody.includes(mention)),
  }))
}

const inOrder = (mentions: readonly Asked[]): readonly Asked[] =>
  mentions.toSorted((one, other) => Number(isPerson(other)) - Number(isPerson(one)))

const clothOf: Partial<Record<Colour, Cloth>> = {
  red: 'wine',
  orange: 'ember',
  yellow: 'brass',
  gold: 'brass',
  green: 'moss',
  turquoise: 'teal',
  blue: 'azure',
  purple: 'violet',
  pink: 'rose',
  brown: 'wood',
  black: 'night',
  white: 'paper',
  grey: 'slate',
  silver: 'slate',
}
const hairOf: Partial<Record<Colour, HairColour>> = {
  red: 'red',
  orange: 'red',
  yellow: 'blond',
  gold: 'blond',
  brown: 'brown',
  black: 'black',
  white: 'white',
  grey: 'grey',
  silver: 'grey',
  green: 'green',
  blue: 'blue',
  pink: 'pink',
}

const isHair = (mention: Asked, traits: readonly PersonTrait[]): boolean =>
  traits.some(({ beard, hair }) => beard !== undefined || hair !== undefined) ||
  traits.some((trait) => Object.keys(trait).length === 0) ||
  (mention.words.length > 0 && /^(?:hair|cheveu|beard|barbe)/iu.test(mention.words))

function traitsIn(mention: Asked): PersonTrait[] {
  const traits = traitsOf(mention)
  const { colour, states } = mention
  const kind = traits.findLast((trait) => trait.kind)?.kind
  const extra: PersonTrait = {}
  const isHat = traits.some(({ hat, outfit }) => hat !== undefined && outfit === undefined)
  if (colour && !colour.not && kind && isStrange(kind)) extra.tint = tintOf(mention) ?? undefined
  else if (colour && !colour.not && isHair(mention, traits)) extra.hairColour = hairOf[colour.value]
  else if (colour && !colour.not && !isHat) extra.cloth = clothOf[colour.value]
  if (states.some(({ value }) => value === 'asleep') && sleeps(kind ?? 'human')) extra.asleep = true
  return [...traits, Object.fromEntries(Object.entries(extra).filter(([, value]) => value !== undefined))]
}

/** The opposites of traits that the words deny. */
function deniedTraits(denied: readonly Asked[]): PersonTrait[] {
  return denied.flatMap((mention) =>
    traitsOf(mention).map((trait): PersonTrait => {
      if (isPerson(mention) && trait.held !== undefined) return {}
      const named = Object.keys(trait).length === 0 && /^(?:hair|cheveu)/iu.test(mention.words)
      return {
        ...(trait.hat !== undefined ? { hat: 'none' } : {}),
        ...(trait.beard !== undefined ? { beard: 'none' } : {}),
        ...(trait.glasses !== undefined ? { glasses: 'none' } : {}),
        ...(trait.mood !== undefined ? { mood: trait.mood === 'stern' ? 'kind' : 'stern' } : {}),
        ...(trait.old ? { old: false } : {}),
        ...(trait.child ? { child: false } : {}),
        ...(trait.hair === 'bald' ? { hair: 'short' } : named ? { hair: 'bald' } : {}),
      }
    }),
  )
}

/** Notes which of somebody's traits are visible. */
export function noteSomebody({ mentions }: Somebody, look: Look): void {
  for (const mention of mentions) {
    const isGroup = isPerson(mention) && mention.count !== null && mention.count.value !== 1
    note(mention, { copies: 1, ...(isGroup ? {} : { isEnough: true }) })
    const said = traitsIn(mention).at(-1) ?? {}
    if (said.tint || said.hairColour || said.cloth) note(mention, { colour: true })
    for (const { value } of mention.states)
      if ((value === 'asleep' && look.asleep) || (value === 'awake' && !look.asleep)) note(mention, { state: value })
  }
}
