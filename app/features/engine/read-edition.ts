import { locales } from '#app/i18n/locale.ts'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { EditionDocument, EditionPuzzle } from './edition.schema.ts'
import { editionDocumentSchema, editionSchemaVersion } from './edition.schema.ts'
import type { EditionSecrets, SecretPuzzle } from './edition-secrets.schema.ts'
import { editionSecretsSchema } from './edition-secrets.schema.ts'

type Stored = Record<string, unknown>

const upgrades: Record<number, { document(stored: Stored): Stored; secrets(stored: Stored): Stored }> = {
  /** Version 2 lets uses and combinations work only once; before, all of them were unlimited. */
  1: {
    document: (stored) => ({ ...stored, schemaVersion: 2 }),
    secrets: (stored) => ({ ...stored, schemaVersion: 2, items: listOf(stored['items']).map(withRepeatableRules) }),
  },
}

const listOf = (value: unknown): Stored[] => (Array.isArray(value) ? value : [])

const withRepeatableRules = (item: Stored): Stored => {
  const repeatable = (rules: unknown) => listOf(rules).map((rule) => ({ ...rule, once: false }))
  return { ...item, uses: repeatable(item['uses']), combinations: repeatable(item['combinations']) }
}

/** Reads any version up to the current one; puzzles come out in the current versions of their types. */
export function readEditionDocument(stored: Stored): EditionDocument {
  const document = editionDocumentSchema.parse(upgraded(stored, 'document'))
  return { ...document, puzzles: document.puzzles.map(upgradePuzzle) }
}

export function readEditionSecrets(stored: Stored): EditionSecrets {
  const secrets = editionSecretsSchema.parse(upgraded(stored, 'secrets'))
  return { ...secrets, puzzles: secrets.puzzles.map(upgradeSecret) }
}

function upgraded(stored: Stored, half: 'document' | 'secrets'): Stored {
  let result = stored
  for (let from = Number(stored['schemaVersion']); from < editionSchemaVersion; from++) {
    const step = upgrades[from]
    if (!step) throw new Error(`No upgrade from edition version ${from}`)
    result = step[half](result)
  }
  return result
}

function upgradePuzzle(puzzle: EditionPuzzle): EditionPuzzle {
  const type = puzzleType(puzzle.type)
  if (puzzle.typeVersion === type.version) return puzzle
  const configuration: EditionPuzzle['configuration'] = {}
  for (const locale of locales) {
    const presented = puzzle.configuration[locale]
    if (presented) configuration[locale] = type.upgradePresented(puzzle.typeVersion, presented)
  }
  return { ...puzzle, typeVersion: type.version, configuration }
}

function upgradeSecret(puzzle: SecretPuzzle): SecretPuzzle {
  const type = puzzleType(puzzle.type)
  if (puzzle.typeVersion === type.version) return puzzle
  const next: SecretPuzzle = { ...puzzle, typeVersion: type.version, configuration: {}, solution: {} }
  for (const locale of locales) {
    const configuration = puzzle.configuration[locale]
    const solution = puzzle.solution[locale]
    if (!configuration || !solution) continue
    const draft = type.upgradeDraft(puzzle.typeVersion, { configuration, solution })
    next.configuration[locale] = draft.configuration
    next.solution[locale] = draft.solution
  }
  return next
}
