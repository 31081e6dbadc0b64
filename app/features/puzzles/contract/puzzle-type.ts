import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { z } from '#app/shared/zod.ts'
import type {
  CommonConfiguration,
  HintMark,
  Json,
  JsonObject,
  NamedSpot,
  PuzzleDraft,
  PuzzleFamily,
  PuzzleProblem,
  PuzzleText,
  PuzzleTypeDefinition,
  PuzzleUpgrade,
  Synonyms,
  TypedAnswers,
} from './contract.ts'

const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), z.json())

export interface ReadPuzzle extends PuzzleDraft<JsonObject, JsonObject> {
  allowedAttempts: number
}

export interface PuzzleType {
  id: string
  version: number
  label: () => string
  description: () => string
  family: PuzzleFamily
  /** Of the halves of its drafts. */
  schemas: { configuration: z.ZodType; solution: z.ZodType }
  defaults: PuzzleDraft<JsonObject, JsonObject>
  startingDraft(language: Locale): PuzzleDraft<JsonObject, JsonObject>
  translatable: { configuration: readonly string[]; solution: readonly string[] }
  /** Every text that a translation can have; none for a draft that cannot be read. */
  texts(draft: PuzzleDraft): PuzzleText[]
  following: readonly string[]
  /** The same draft with its derived fields updated; one that cannot be read stays as it is. */
  settle(draft: PuzzleDraft<JsonObject, JsonObject>): PuzzleDraft<JsonObject, JsonObject>
  /** Reads what was stored or sent; null when it does not have this type's shape (unknown keys included). */
  read(draft: PuzzleDraft): ReadPuzzle | null
  /** What a player may see. Throws on what `read` refuses: an edition is made only of what was read. */
  present(configuration: unknown): JsonObject
  start(presented: unknown, seed: number): Json
  shuffles(configuration: unknown): boolean
  keepsProgress: boolean
  worksOnPicture: boolean
  needsDevice: boolean
  playsOnWords: boolean
  filesIn(configuration: JsonObject): string[]
  coverIn(configuration: Readonly<Record<string, unknown>>): string | null
  timeLimit: number | null
  workedHints(configuration: unknown): number
  workedHintShows: HintMark | null
  findProblems(draft: PuzzleDraft, hasPicture?: boolean): PuzzleProblem[]
  /** None for a type that has one place only, and for a draft that cannot be read. */
  spots(configuration: unknown): NamedSpot[]
  /** Tests whether a text gives players the key; null if they need none, or the draft cannot be read. */
  clue(draft: PuzzleDraft): ((text: string) => boolean) | null
  /** Null for a type whose answer cannot be written, and for a draft that cannot be read. */
  written(draft: PuzzleDraft): string | null
  /** None for an answer that is not made of colours, and for a draft that cannot be read. */
  colours(draft: PuzzleDraft): readonly LocalText[]
  /** Null for a type whose answers are not typed. */
  typed: TypedAnswers | null
  /** Null if `typed` is null, or for something that is not an answer. */
  typedText(answer: unknown): string | null
  synonyms: Synonyms | null
  isAnswer(answer: unknown): boolean
  /** Upgrades what version `from` stored to this version; throws when a step is missing. */
  upgradeDraft(from: number, draft: PuzzleDraft<JsonObject, JsonObject>): PuzzleDraft<JsonObject, JsonObject>
  upgradePresented(from: number, presented: JsonObject): JsonObject
}

export function definePuzzleType<Configuration extends CommonConfiguration, Solution, Answer, Presented>(
  definition: PuzzleTypeDefinition<Configuration, Solution, Answer, Presented>,
): PuzzleType {
  const { schemas } = definition
  const defaults = { configuration: schemas.configuration.parse({}), solution: schemas.solution.parse({}) }
  const parse = (draft: PuzzleDraft): PuzzleDraft<Configuration, Solution> | null => {
    const configuration = schemas.configuration.safeParse(draft.configuration)
    const solution = schemas.solution.safeParse(draft.solution)
    return configuration.success && solution.success
      ? { configuration: configuration.data, solution: solution.data }
      : null
  }
  return {
    id: definition.id,
    version: definition.version,
    label: definition.label,
    description: definition.description,
    family: definition.family,
    schemas,
    defaults: asJson(defaults),
    startingDraft: (language) => asJson(definition.example?.(language) ?? defaults),
    translatable: definition.translatable,
    texts: (draft) => {
      const read = parse(draft)
      return read ? definition.texts(read) : []
    },
    following: definition.following ?? [],
    settle: (draft) => {
      const read = parse(draft)
      return read && definition.settle ? asJson(definition.settle(read)) : draft
    },
    read: (draft) => {
      const read = parse(draft)
      return read && { ...asJson(read), allowedAttempts: read.configuration.allowedAttempts }
    },
    present: (configuration) =>
      jsonObject.parse(schemas.presented.parse(definition.present(schemas.configuration.parse(configuration)))),
    start: (presented, seed) => definition.start?.(schemas.presented.parse(presented), seed) ?? null,
    shuffles: (configuration) => {
      const read = schemas.configuration.safeParse(configuration)
      return read.success && (definition.shuffles?.(read.data) ?? false)
    },
    keepsProgress: definition.keepsProgress ?? false,
    worksOnPicture: definition.worksOnPicture ?? false,
    needsDevice: definition.needsDevice ?? false,
    playsOnWords: definition.playsOnWords ?? false,
    filesIn: (configuration) => (definition.files ?? []).flatMap((field) => addressesIn(configuration[field])),
    coverIn: (configuration) => addressIn(definition.cover && configuration[definition.cover]),
    timeLimit: definition.timeLimit?.(defaults.configuration) || null,
    workedHintShows: definition.workedHintShows ?? null,
    workedHints: (configuration) => definition.workedHints?.(schemas.configuration.parse(configuration)) ?? 0,
    findProblems: (draft, hasPicture = true) => {
      const read = parse(draft)
      if (read === null) return [{ code: 'unreadable', severity: 'error', field: '' }]
      const pictureMissing = !hasPicture && definition.needsPicture?.(read.configuration)
      return [...(pictureMissing ? [noPicture] : []), ...definition.findProblems(read)]
    },
    spots: (configuration) => {
      const read = schemas.configuration.safeParse(configuration)
      return (read.success && definition.spots?.(read.data)) || []
    },
    clue: (draft) => {
      const read = parse(draft)
      return read && (definition.clue?.(read) ?? null)
    },
    written: (draft) => {
      const read = parse(draft)
      return read && (definition.written?.(read) ?? null)
    },
    colours: (draft) => {
      const read = parse(draft)
      return (read && definition.colours?.(read)) ?? []
    },
    typed: definition.typed ?? null,
    typedText: (answer) => {
      const sent = schemas.answer.safeParse(answer)
      return sent.success ? (definition.typed?.text(sent.data) ?? null) : null
    },
    synonyms: definition.synonyms ?? null,
    isAnswer: (answer) => schemas.answer.safeParse(answer).success,
    upgradeDraft: (from, draft) => walk(definition, from, draft, (step, value) => step.draft(value)),
    upgradePresented: (from, presented) => walk(definition, from, presented, (step, value) => step.presented(value)),
  }
}

const addressIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function addressesIn(value: Json | undefined): string[] {
  if (Array.isArray(value))
    return value.flatMap((member) =>
      addressesIn(typeof member === 'object' && member !== null && !Array.isArray(member) ? member['url'] : undefined),
    )
  return typeof value === 'string' && value !== '' ? [value] : []
}

const noPicture: PuzzleProblem = { code: 'picture_missing', severity: 'error', field: 'picture' }

const asJson = (draft: PuzzleDraft) => ({
  configuration: jsonObject.parse(draft.configuration),
  solution: jsonObject.parse(draft.solution),
})

function walk<T>(
  type: { id: string; version: number; upgrades?: readonly PuzzleUpgrade[] },
  from: number,
  value: T,
  take: (step: PuzzleUpgrade, value: T) => T,
): T {
  let result = value
  for (let version = from; version < type.version; version++) {
    const step = type.upgrades?.find((upgrade) => upgrade.from === version)
    if (!step) throw new Error(`Puzzle type ${type.id} has no upgrade from version ${version}`)
    result = take(step, result)
  }
  if (from > type.version)
    throw new Error(`Puzzle type ${type.id} is at version ${type.version}, older than the stored ${from}`)
  return result
}
