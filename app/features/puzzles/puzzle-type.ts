import { z } from '#app/shared/zod.ts'
import type { CommonConfiguration, JsonObject, PuzzleDraft, PuzzleProblem, PuzzleTypeDefinition, PuzzleUpgrade } from './contract.ts'

const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), z.json())

/** A puzzle that its type's schemas have accepted, defaults filled in. */
export interface ReadPuzzle extends PuzzleDraft<JsonObject, JsonObject> {
  allowedAttempts: number
}

/** A type as everybody outside its folder sees it: it takes what was stored, reads it by its own schemas and answers. */
export interface PuzzleType {
  id: string
  version: number
  label: () => string
  description: () => string
  defaults: PuzzleDraft<JsonObject, JsonObject>
  translatable: { configuration: readonly string[]; solution: readonly string[]; words: readonly string[] }
  /** Reads what was stored or sent; null when it is not of this type's shape (unknown keys included). */
  read(draft: PuzzleDraft): ReadPuzzle | null
  /** What a player may see. Throws on what `read` refuses: an edition is made of what was read. */
  present(configuration: unknown): JsonObject
  /** What the author still has to mend; a draft that cannot be read has the one problem `unreadable`. */
  findProblems(draft: PuzzleDraft): PuzzleProblem[]
  isAnswer(answer: unknown): boolean
  /** Brings what version `from` stored to this version; throws when no step leads on. */
  upgradeDraft(from: number, draft: PuzzleDraft<JsonObject, JsonObject>): PuzzleDraft<JsonObject, JsonObject>
  upgradePresented(from: number, presented: JsonObject): JsonObject
}

/** Closes a type's own shapes behind one face. What goes in is read by its strict schemas, and what leaves is plain JSON. */
export function definePuzzleType<Configuration extends CommonConfiguration, Solution, Answer, Presented>(
  definition: PuzzleTypeDefinition<Configuration, Solution, Answer, Presented>,
): PuzzleType {
  const { schemas } = definition
  const parse = (draft: PuzzleDraft): PuzzleDraft<Configuration, Solution> | null => {
    const configuration = schemas.configuration.safeParse(draft.configuration)
    const solution = schemas.solution.safeParse(draft.solution)
    return configuration.success && solution.success ? { configuration: configuration.data, solution: solution.data } : null
  }
  return {
    id: definition.id,
    version: definition.version,
    label: definition.label,
    description: definition.description,
    defaults: asJson(definition.defaults),
    translatable: definition.translatable,
    read: (draft) => {
      const read = parse(draft)
      return read && { ...asJson(read), allowedAttempts: read.configuration.allowedAttempts }
    },
    present: (configuration) => jsonObject.parse(schemas.presented.parse(definition.present(schemas.configuration.parse(configuration)))),
    findProblems: (draft) => {
      const read = parse(draft)
      return read === null ? [{ code: 'unreadable', severity: 'error', field: '' }] : definition.findProblems(read)
    },
    isAnswer: (answer) => schemas.answer.safeParse(answer).success,
    upgradeDraft: (from, draft) => walk(definition, from, draft, (step, value) => step.draft(value)),
    upgradePresented: (from, presented) => walk(definition, from, presented, (step, value) => step.presented(value)),
  }
}

const asJson = (draft: PuzzleDraft) => ({ configuration: jsonObject.parse(draft.configuration), solution: jsonObject.parse(draft.solution) })

/** Takes the steps from version `from` to the present one, in order. */
function walk<T>(
  type: { id: string; version: number; upgrades: readonly PuzzleUpgrade[] },
  from: number,
  value: T,
  take: (step: PuzzleUpgrade, value: T) => T,
): T {
  let result = value
  for (let version = from; version < type.version; version++) {
    const step = type.upgrades.find((upgrade) => upgrade.from === version)
    if (!step) throw new Error(`Puzzle type ${type.id} has no upgrade from version ${version}`)
    result = take(step, result)
  }
  if (from > type.version) throw new Error(`Puzzle type ${type.id} is at version ${type.version}, older than the stored ${from}`)
  return result
}
