import { effectSchema } from '#app/features/engine/effect.schema.ts'
import type { PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { isKitKind } from '#app/features/rows/row-kind.ts'
import { rowKinds } from '#app/features/rows/kinds/index.ts'
import {
  projectAdventureSchema,
  projectItemSchema,
  projectKitSchemas,
  projectNodeSchema,
  projectNpcSchema,
  projectPuzzleSchema,
  projectSceneSchema,
} from '#app/features/studio/exchange/project-document.schema.ts'
import type { ProjectDocument } from '#app/features/studio/exchange/project-document.schema.ts'
import { locales } from '#app/i18n/locale.ts'
import type { z } from '#app/shared/zod.ts'
import { lengthened } from './longest.ts'

/** Choices, messages and effects have no limit before they are published: a hotspot's message is as long as any. */
const inRules = rowKinds.hotspot.fields.blockedMessage.text!.longest
const textsOfRules = /^(?:en|fr|text|message)$/

type Puzzle = ProjectDocument['puzzles'][number]

function ofRow<Row extends object>(row: Row, schema: z.ZodType, accepts: (row: Row) => boolean = () => true): Row {
  const isRight = (next: Row) => accepts(next) && schema.safeParse(next).success
  const limited = lengthened(row, isRight)
  const [most, effects] = [longestIn(limited, inRules), effectsIn(limited)]
  return lengthened(
    limited,
    (next) => isRight(next) && longestIn(next) <= most && effectsIn(next) === effects,
    textsOfRules,
  )
}

/** How many of the things in it are effects that can be read. */
const effectsIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>(
        (sum, part) => sum + effectsIn(part),
        Number(effectSchema.safeParse(value).success),
      )
    : 0

const longestIn = (value: unknown, least = 0): number => {
  if (typeof value === 'string') return Math.max(least, value.length)
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((most, part) => longestIn(part, most), least)
    : least
}

const errorsOf = ({ type, imageAssetId }: Puzzle, halves: PuzzleDraft): number =>
  findPuzzleType(type)!
    .findProblems(halves, Boolean(imageAssetId))
    .filter(({ severity }) => severity === 'error').length

function ofPuzzle(puzzle: Puzzle): Puzzle {
  const errors = errorsOf(puzzle, puzzle as PuzzleDraft)
  return ofRow(puzzle, projectPuzzleSchema, ({ type, configuration, solution }) => {
    const halves = { configuration, solution }
    return type === puzzle.type && findPuzzleType(type)!.read(halves) !== null && errorsOf(puzzle, halves) <= errors
  })
}

const solutionOf = (row: object): string => JSON.stringify(row, ['translations', ...locales, 'solution'])

/** Rules name nodes, so that all of their names change together. */
function withLongNodeNames(project: ProjectDocument): ProjectDocument {
  const names = new Map(
    project.nodes.map(({ nodeId }) => [
      nodeId!,
      lengthened({ nodeId: nodeId! }, (next) => rowKinds.node.fields.nodeId.schema.safeParse(next.nodeId).success)
        .nodeId,
    ]),
  )
  const renamed = (key: string, value: unknown) =>
    /node/iu.test(key) && typeof value === 'string' ? (names.get(value) ?? value) : value
  return JSON.parse(JSON.stringify(project), renamed) as ProjectDocument
}

/** The same project with the longest texts that an editor takes, each in one word. */
export function longestProject(given: ProjectDocument): ProjectDocument {
  const project = withLongNodeNames(given)
  const all = <Row extends object>(rows: readonly Row[], schema: z.ZodType): Row[] =>
    // What opens a lock is as long as the lock has wheels
    rows.map((row) => ofRow(row, schema, (next) => !('lockType' in row) || solutionOf(next) === solutionOf(row)))
  return {
    ...project,
    adventure: ofRow(project.adventure, projectAdventureSchema),
    scenes: all(project.scenes, projectSceneSchema),
    puzzles: project.puzzles.map(ofPuzzle),
    items: all(project.items, projectItemSchema),
    npcs: all(project.npcs, projectNpcSchema),
    nodes: all(project.nodes, projectNodeSchema),
    ...(project.kit && {
      kit: Object.fromEntries(
        Object.entries(project.kit).map(([kind, rows]) => [
          kind,
          isKitKind(kind as never) ? all(rows, projectKitSchemas[kind as keyof typeof projectKitSchemas]) : rows,
        ]),
      ),
    }),
  }
}
