import { seeded } from '#app/features/generation/scenery/random.ts'
import type { Random } from '#app/features/generation/scenery/random.ts'
import { hashOf } from './formats/brief.ts'
import { fill, nonBreaking, oneOf, plainLine, quoted } from './texts/plain.ts'
import type { Language } from './texts/plain.ts'
import { themeOf } from './texts/themes.ts'
import { alibis, methods, names, victims, wrongs } from './texts/story-parts.ts'

interface StoryRequest {
  theme?: string
  setting?: string
  timePeriod?: string
  /** Names, which are invented if the dinner has none yet. */
  victim?: string
  culprit?: string
  /** What the dinner says of them already. */
  known?: Known
  language: Language
  seed?: number
}

export interface Known {
  victimBackground: string
  culpritMotive: string
}

interface Story {
  victimBackstory: string
  murderMethod: string
  solution: string
}

const mostCharacters = 120

const frames = {
  en: {
    evening: (theme: string) => `The evening is called ${theme}.`,
    where: (setting: string) => `It all happens here: ${setting}.`,
    when: (period: string) => `The time: ${period}.`,
    was: (victim: string, trade: string) => `${victim} was ${trade}.`,
    found: (clue: string) => `Among the papers of the dead lies ${clue}.`,
    trace: (trace: string) => `Whoever looks closely finds ${trace}.`,
    culprit: (culprit: string) => `${culprit} did it.`,
    proof: (clue: string, trace: string) => `Two things prove it: ${clue}, and ${trace}.`,
    known: (said: string) => `Of {victim} it is known: ${said}`,
    motive: (said: string) => `The motive: ${said}`,
    oneProof: (trace: string) => `One thing proves it: ${trace}.`,
  },
  fr: {
    evening: (theme: string) => `La soirée a pour titre ${theme}.`,
    where: (setting: string) => `Tout se passe ici : ${setting}.`,
    when: (period: string) => `L’époque : ${period}.`,
    was: (victim: string, trade: string) => `De son vivant, ${victim} ${trade}.`,
    found: (clue: string) => `Parmi les papiers de la victime se trouve ${clue}.`,
    trace: (trace: string) => `En regardant de près, on découvre ${trace}.`,
    culprit: (culprit: string) => `${culprit} a commis le meurtre.`,
    proof: (clue: string, trace: string) => `Deux choses le prouvent : ${clue}, et ${trace}.`,
    known: (said: string) => `De {victim}, on sait ceci : ${said}`,
    motive: (said: string) => `Le mobile : ${said}`,
    oneProof: (trace: string) => `Une chose le prouve : ${trace}.`,
  },
} as const

function people([victim, culprit]: readonly [string | undefined, string | undefined], random: Random) {
  const dead = victim ?? oneOf(random, namesBut(culprit))
  return [dead, culprit ?? oneOf(random, namesBut(dead))] as const
}

const namesBut = (taken: string | undefined): string[] => names.filter((name) => name !== taken)

/** The first sentence of an author's text, which is enough to go by. */
function firstSentence(text: string | undefined): string | undefined {
  const line = plainLine(/^.*?[.!?…](?=\s|$)/su.exec((text ?? '').trim())?.[0] ?? text, 300)
  return line && `${line}.`
}

/** Writes from a grammar; the same request and seed give the same story. */
export function writeStory({ language, seed, known, ...words }: StoryRequest): Story {
  const theme = plainLine(words.theme, mostCharacters)
  const setting = plainLine(words.setting, mostCharacters)
  const period = plainLine(words.timePeriod, mostCharacters)
  const random = seeded(seed ?? hashOf([theme, setting, period, language].join('\n')))
  const frame = frames[language]
  const typed = [plainLine(words.victim, mostCharacters), plainLine(words.culprit, mostCharacters)] as const
  const [victim, culprit] = people(typed, random)
  const own = themeOf([theme, setting, period])
  const [background, motive] = [firstSentence(known?.victimBackground), firstSentence(known?.culpritMotive)]
  const [trade, wrong, method, alibi] = [
    oneOf(random, own?.victims ?? victims),
    oneOf(random, wrongs),
    oneOf(random, own?.methods ?? methods),
    oneOf(random, alibis),
  ]
  const text = (...sentences: (string | undefined)[]): string =>
    nonBreaking(fill(sentences.filter(Boolean).join(' '), { victim, culprit }, language, typed), language)
  const said = (...sentences: (string | undefined)[]): string =>
    nonBreaking(sentences.filter(Boolean).join(' '), language)
  const [clue, trace] = [wrong.clue[language], method.trace[language]]
  return {
    victimBackstory: [
      said(
        theme && frame.evening(quoted(theme, language)),
        setting && frame.where(setting),
        period && frame.when(period),
      ),
      // An author's text is used literally: nothing is filled into it
      background ? `${text(frame.known('')).trim()} ${background}` : text(frame.was(victim, trade[language])),
      motive ? '' : text(wrong[language], frame.found(clue)),
    ]
      .filter(Boolean)
      .join(' '),
    murderMethod: text(method[language], frame.trace(trace)),
    solution: motive
      ? [
          text(frame.culprit(culprit)),
          said(`${frame.motive('')}${motive}`),
          text(alibi[language], frame.oneProof(trace)),
        ].join(' ')
      : text(frame.culprit(culprit), wrong.reason[language], alibi[language], frame.proof(clue, trace)),
  }
}
