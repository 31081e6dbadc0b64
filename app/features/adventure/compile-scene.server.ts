import { isBlank } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Condition } from '#app/features/engine/condition.schema.ts'
import { isWithinLimits } from '#app/features/engine/condition-limits.ts'
import type { Role } from '#app/shared/player-roles.ts'
import type { EditionHotspot, EditionLayer, EditionScene, OwnOfHotspot } from '#app/features/engine/edition.schema.ts'
import { blockedMessages, withoutMessages } from './blocked-messages.ts'
import type { AdventureDraft, DraftHotspot, DraftLayer, DraftScene } from './draft.server.ts'
import { compileLook } from './compile-look.server.ts'
import { isLinked, hotspotTargets } from '#app/shared/hotspot-types.ts'
import type { TargetKind } from '#app/shared/hotspot-types.ts'
import { targetOf } from './hotspot-target.ts'
import { readCondition } from './read-condition.ts'
import { localTextOf, localTextsOf } from './words.ts'

type Exists = (kind: TargetKind, id: string) => boolean

export function compileScene(
  row: DraftScene,
  draft: Pick<AdventureDraft, 'hotspots' | 'layers' | 'scenes'>,
  languages: readonly Locale[],
  exists: Exists,
): EditionScene {
  const own = childrenOf(row, draft.hotspots)
  const hotspots = own.flatMap((hotspot) => compileHotspot(hotspot, draft.scenes, languages, exists) ?? [])
  const layers = childrenOf(row, draft.layers).flatMap((layer) => compileLayer(layer, own, hotspots, languages) ?? [])
  const missLines = localTextsOf(row, 'missLines', languages).map(({ text }) => text)
  return {
    id: row.id,
    name: localTextOf(row, 'name', languages),
    description: localTextOf(row, 'description', languages),
    altText: localTextOf(row, 'altText', languages),
    imageAssetId: row.imageAssetId,
    canvas: { width: row.canvasWidth, height: row.canvasHeight },
    sound: soundOf(row, languages),
    hotspots,
    ...(layers.length > 0 && { layers }),
    // Said only where there are some, so that editions of before have not changed
    ...(missLines.length > 0 && { missLines }),
    ...(row.role !== null && { role: row.role }),
    ending: row.isEnding ? compileEnding(row, languages) : null,
  }
}

const childrenOf = <Row extends { sceneId: string; displayOrder: number }>(
  scene: DraftScene,
  rows: readonly Row[],
): Row[] => rows.filter(({ sceneId }) => sceneId === scene.id).toSorted((a, b) => a.displayOrder - b.displayOrder)

function soundOf(row: DraftScene | DraftLayer, languages: readonly Locale[]): EditionScene['sound'] {
  return row.soundAssetId === null
    ? null
    : { assetId: row.soundAssetId, caption: localTextOf(row, 'soundCaption', languages) }
}

/** One that waits for an unreadable condition or an unfinished hotspot stays in the draft. */
function compileLayer(
  row: DraftLayer,
  own: readonly DraftHotspot[],
  compiled: readonly EditionHotspot[],
  languages: readonly Locale[],
): EditionLayer | null {
  const visible = readCondition(row.visibilityConditions)
  const isTied = own.some(({ id }) => id === row.hotspotId)
  if (!visible || (isTied && !compiled.some(({ id }) => id === row.hotspotId))) return null
  const { id, imageAssetId, x, y, width, height, fades } = row
  const description = localTextOf(row, 'description', languages)
  const sound = soundOf(row, languages)
  if (imageAssetId === null && !sound && Object.values(description).every((text) => text.trim() === '')) return null
  return {
    id,
    imageAssetId,
    x,
    y,
    width,
    height,
    fades,
    altText: localTextOf(row, 'altText', languages),
    description,
    visible,
    ...(sound && { sound }),
    ...(isTied && { hotspotId: row.hotspotId! }),
  }
}

/** An ending with an unreadable condition stays in the draft: it must not count as an unconditional one. */
function compileEnding(row: DraftScene, languages: readonly Locale[]): EditionScene['ending'] {
  const conditions = readCondition(row.endingConditions)
  if (!conditions) return null
  const teaser = localTextOf(row, 'endingTeaser', languages)
  return { text: localTextOf(row, 'endingText', languages), conditions, ...(!isBlank(teaser) && { teaser }) }
}

/** Without a target or a readable condition it stays in the draft: it must not count as one that always works. */
function compileHotspot(
  row: DraftHotspot,
  scenes: readonly DraftScene[],
  languages: readonly Locale[],
  exists: Exists,
): EditionHotspot | null {
  const own = ownPart(row, languages, exists)
  const visible = shownTo(readCondition(row.visibilityConditions), doorRole(row, scenes))
  const usable = readCondition(withoutMessages(row.interactionConditions))
  if (!own || !visible || !usable) return null
  const blocked = blockedMessages(row.interactionConditions, languages[0]!)
  const { id, shape, x, y, width, height, zIndex } = row
  return {
    id,
    shape,
    x,
    y,
    width,
    height,
    zIndex,
    points: shape === 'polygon' ? row.points : [],
    name: localTextOf(row, 'name', languages),
    visible,
    usable,
    blockedMessage: localTextOf(row, 'blockedMessage', languages),
    ...(blocked.length > 0 ? { blocked } : {}),
    ...own,
  }
}

/** The role of the scene that a door leads to: nobody else sees the door. */
const doorRole = ({ type, targetSceneId }: DraftHotspot, scenes: readonly DraftScene[]): Role | null =>
  (type === 'scene_link' && scenes.find(({ id }) => id === targetSceneId)?.role) || null

function shownTo(condition: Condition | null, role: Role | null): Condition | null {
  if (!condition || !role) return condition
  const asked: Condition = { type: 'role', role }
  if (!('type' in condition)) return asked
  const both: Condition = { type: 'all', of: [asked, condition] }
  return isWithinLimits(both) ? both : null
}

/** What only hotspots of its type have: for most, their target. Null while that is missing. */
function ownPart(row: DraftHotspot, languages: readonly Locale[], exists: Exists): OwnOfHotspot | null {
  const { type } = row
  if (!isLinked(type)) return compileLook(row, languages) && { type }
  const targetId = targetOf(row)
  return targetId && exists(hotspotTargets[type], targetId) ? { type, targetId } : null
}
