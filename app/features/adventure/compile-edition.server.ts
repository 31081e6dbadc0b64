import { targetsById } from './hotspot-target.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import { editionDocumentSchema, editionSchemaVersion } from '#app/features/engine/edition.schema.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import { editionSecretsSchema, effectsOf } from '#app/features/engine/edition-secrets.schema.ts'
import { checkDraft } from './checks/check-draft.server.ts'
import type { Checked } from './checks/check-draft.server.ts'
import type { Compiled } from './checks/check.ts'
import { conditionsOf } from './checks/search/variables.ts'
import { leavesOf } from '#app/features/engine/condition.schema.ts'
import { examine } from './checks/search/examine.ts'
import { compileLook } from './compile-look.server.ts'
import { compileItem } from './compile-item.server.ts'
import { compileNpc } from './compile-npc.server.ts'
import { compilePuzzle } from './compile-puzzle.server.ts'
import { compileScene } from './compile-scene.server.ts'
import type { AdventureDraft } from './draft.server.ts'
import { withPartners } from './together.ts'
import { languagesOf, localTextOf, localTextsOf } from './words.ts'
import { isLinked } from '#app/shared/hotspot-types.ts'
import { withNamedHotspots } from './named-hotspots.ts'

export type { Compiled } from './checks/check.ts'

/** Runs in the calling thread; request handlers use `checkEdition`, which runs in a separate one. Pure. */
export function compileEdition(draft: AdventureDraft): Checked & { compiled: Compiled | null } {
  const compiled = compileDraft(draft)
  return { compiled, ...checkDraft(draft, compiled, compiled && examine(compiled)) }
}

/** Incomplete parts are left out, so that an unfinished draft can be tried. Null only for a draft without a scene. */
export function compileDraft(stored: AdventureDraft): Compiled | null {
  const draft = withNamedHotspots(stored)
  const { adventure } = draft
  const languages = languagesOf(adventure)
  const scenes = draft.scenes.toSorted((a, b) => a.displayOrder - b.displayOrder)
  const start = scenes.find((scene) => scene.isStartingMap) ?? scenes[0]
  if (!start) return null
  const puzzles = draft.puzzles.map((row) => compilePuzzle(row, languages)).filter((puzzle) => puzzle !== null)
  const items = draft.items.map((row) => compileItem(row, draft.items, languages))
  const npcs = draft.npcs.map((row) => compileNpc(row, draft.nodes, languages))
  const targets = targetsById<{ id: string }>({
    scenes,
    puzzles: puzzles.map(({ puzzle }) => puzzle),
    items: items.map(({ item }) => item),
    npcs: npcs.map(({ npc }) => npc),
  })
  const looks = draft.hotspots.filter(({ type }) => !isLinked(type)).flatMap((row) => compileLook(row, languages) ?? [])
  const goals = draft.hotspots.flatMap((row) => {
    const hints = localTextsOf(row, 'goalHints', languages).map(({ text }) => text)
    return hints.length > 0 ? [{ hotspotId: row.id, hints }] : []
  })
  const secrets: EditionSecrets = {
    schemaVersion: editionSchemaVersion,
    puzzles: puzzles.map(({ secret }) => secret),
    items: items.map(({ secret }) => secret),
    npcs: npcs.map(({ secret }) => secret),
    ...(looks.length > 0 && { looks }),
    ...(goals.length > 0 && { goals }),
  }
  const document: EditionDocument = {
    schemaVersion: editionSchemaVersion,
    adventureId: adventure.id,
    title: localTextOf(adventure, 'title', languages),
    primaryLanguage: adventure.primaryLanguage,
    languages,
    startSceneId: start.id,
    endsWhenAllSolved:
      !scenes.some((scene) => scene.isEnding) && !effectsOf(secrets).some((effect) => effect.type === 'finish'),
    // Said only where it differs, so that editions of before have not changed
    ...(adventure.asksOthers === false && { asksOthers: false }),
    scenes: withPartners(
      scenes.map((row) => compileScene(row, draft, languages, (kind, id) => targets[kind].has(id))),
      draft.hotspots,
    ),
    puzzles: puzzles.map(({ puzzle }) => puzzle),
    items: items.map(({ item }) => item),
    npcs: npcs.map(({ npc }) => npc),
  }
  const compiled = { document: editionDocumentSchema.parse(document), secrets: editionSecretsSchema.parse(secrets) }
  return hasRoles(compiled) ? { ...compiled, document: { ...compiled.document, hasRoles: true } } : compiled
}

const hasRoles = (compiled: Compiled): boolean =>
  compiled.document.scenes.some(({ role }) => role !== undefined) ||
  compiled.document.puzzles.some(({ hintRoles }) => hintRoles !== undefined) ||
  conditionsOf(compiled)
    .flatMap(leavesOf)
    .some(({ type }) => type === 'role')
