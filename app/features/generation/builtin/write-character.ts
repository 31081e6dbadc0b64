import { m } from '#app/i18n/generated/messages.js'
import { seeded } from '#app/features/generation/scenery/random.ts'
import { hashOf } from './formats/brief.ts'
import { accessories, motives, pasts, secrets, tempers, trades } from './texts/character-parts.ts'
import { fill, nonBreaking, oneOf, plainLine, quoted } from './texts/plain.ts'
import type { Language } from './texts/plain.ts'
import { names, victims, wrongs } from './texts/story-parts.ts'
import { themes } from './texts/themes.ts'

type Role = 'victim' | 'suspect' | 'detective' | 'host'

/** The names that the editor uses. */
const roleNames = {
  victim: m.dinner_role_victim,
  suspect: m.dinner_role_suspect,
  detective: m.dinner_role_detective,
  host: m.dinner_role_host,
} as const satisfies Record<Role, unknown>

interface CharacterRequest {
  theme?: string
  /** Names that are taken. */
  existingCharacters: readonly string[]
  role?: Role
  /** Kept if somebody has chosen it. */
  name?: string | undefined
  /** What the dinner says already. */
  told?: Told
  language: Language
  seed?: number
}

export interface Told {
  victimBackstory: string
  solution: string
  /** The texts of the other characters. */
  texts: readonly string[]
}

interface Character {
  name: string
  background: string
  personality: string
  costumeIdeas: string
  secret: string
  motive: string
}

const mostCharacters = 120

const frames = {
  en: {
    job: (trade: string) => `{name} ${trade}.`,
    role: (role: string) => `The part in the story: ${role}.`,
    costume: (costume: string) => `Wear ${costume}.`,
    evening: 'evening dress that has seen many evenings',
    was: (was: string) => `{name} was ${was}.`,
    theme: (theme: string) => `Anything that recalls ${theme} is welcome.`,
  },
  fr: {
    job: (trade: string) => `{name} ${trade}.`,
    role: (role: string) => `Son rôle dans l’histoire : ${role}.`,
    costume: (costume: string) => `Portez ${costume}.`,
    evening: 'une tenue de soirée qui a vu bien des soirées',
    was: (was: string) => `De son vivant, {name} ${was}.`,
    theme: (theme: string) => `Tout ce qui rappelle ${theme} est bienvenu.`,
  },
} as const

const folded = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

const everyPair = names.flatMap((one) =>
  names.map((other) => {
    const name = `${one.split(' ')[0] ?? ''} ${other.split(' ')[1] ?? ''}`
    return { name, words: folded(name).split(' ') }
  }),
)

/** Combines a first and a last name, preferably ones that nobody has yet; adds a number once every combination is
 * taken. */
function freeName(taken: ReadonlySet<string>, random: () => number): string {
  const called = new Set([...taken].flatMap((name) => name.split(/\s+/u)))
  const pairs = everyPair.filter(({ words }) => !taken.has(words.join(' ')))
  const fresh = pairs.filter(({ words }) => words.every((word) => !called.has(word)))
  if (pairs.length > 0) return oneOf(random, fresh.length > 0 ? fresh : pairs).name
  for (let number = 2; ; number += 1) {
    const name = `${names[0] ?? ''} ${number}`
    if (!taken.has(folded(name))) return name
  }
}

/** Characters in the story have the name that it gives them; nobody else gets that name. */
function nameFor(role: Role, existing: readonly string[], told: Told, random: () => number): string {
  const taken = new Set(existing.map(folded))
  const [victim, culprit] = [told.victimBackstory, told.solution].map((text) =>
    names.find((name) => text.includes(name) && !taken.has(folded(name))),
  )
  const given = { victim, suspect: culprit, detective: undefined, host: undefined }[role]
  for (const name of [victim, culprit]) if (name !== undefined) taken.add(folded(name))
  return given ?? freeName(taken, random)
}

/** Preferably a part that occurs in no text yet. */
function unheard<Part>(random: () => number, parts: readonly Part[], textOf: (part: Part) => string, told: Told): Part {
  const free = parts.filter((part) => {
    const text = textOf(part).replaceAll('{name}', '')
    return told.texts.every((each) => !each.includes(text))
  })
  return oneOf(random, free.length > 0 ? free : parts)
}

/** Only suspects have a connection with the victim, and only the host has the host's parts. */
function partsFor(role: Role) {
  const others = role === 'suspect' ? secrets : secrets.filter(({ en }) => !en.includes('victim'))
  return {
    pasts: role === 'host' ? pasts.filter(({ en }) => !en.includes('host')) : pasts,
    secrets: others.map((secret) => ({ ...secret, motive: role === 'suspect' ? secret.motive : motives[role] })),
  }
}

const everyVictim = [...victims, ...themes.flatMap((theme) => theme.victims)]

/** What the story says about victim and culprit also applies to their own texts. */
function storyOf(role: Role, name: string, told: Told, language: Language): { was?: string; motive?: string } {
  if (role === 'victim') {
    const trade = everyVictim.find((each) => told.victimBackstory.includes(each[language]))
    return trade ? { was: frames[language].was(trade[language]) } : {}
  }
  const wrong = wrongs.find(({ clue }) => told.solution.includes(clue[language]))
  if (role !== 'suspect' || !wrong || !told.solution.includes(name)) return {}
  return { motive: nonBreaking(fill(wrong.reason[language], { culprit: name }, language), language) }
}

/** Writes from a grammar; the same request and seed give the same character. */
export function writeCharacter({
  language,
  seed,
  existingCharacters,
  role = 'suspect',
  name: chosen,
  told = { victimBackstory: '', solution: '', texts: [] },
  ...words
}: CharacterRequest): Character {
  const theme = plainLine(words.theme, mostCharacters)
  const random = seeded(seed ?? hashOf([theme, role, language, ...existingCharacters].join('\n')))
  const frame = frames[language]
  const parts = partsFor(role)
  const called = roleNames[role]({}, { locale: language }).toLowerCase()
  const name = plainLine(chosen, mostCharacters) ?? nameFor(role, existingCharacters, told, random)
  const inLanguage = (part: Record<Language, string>): string => nonBreaking(part[language], language)
  const [trade, past, temper, secret, accessory] = [
    unheard(random, trades, inLanguage, told),
    unheard(random, parts.pasts, inLanguage, told),
    unheard(random, tempers, inLanguage, told),
    unheard(random, parts.secrets, inLanguage, told),
    unheard(random, accessories, inLanguage, told),
  ]
  const text = (sentence: string): string => nonBreaking(fill(sentence, { name }, language), language)
  const story = storyOf(role, name, told, language)
  const after = (sentence: string | undefined): string => (sentence ? ` ${nonBreaking(sentence, language)}` : '')
  return {
    name,
    background: `${text(`${story.was ?? frame.job(trade[language])} ${past[language]}`)}${after(frame.role(called))}`,
    personality: text(temper[language]),
    costumeIdeas: `${text(`${frame.costume(story.was ? frame.evening : trade.costume[language])} ${accessory[language]}`)}${after(theme && frame.theme(quoted(theme, language)))}`,
    secret: text(secret[language]),
    motive: story.motive ?? text(secret.motive[language]),
  }
}
