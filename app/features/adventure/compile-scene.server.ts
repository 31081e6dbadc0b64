import type { Locale } from '#app/i18n/locale.ts'
import type { EditionHotspot, EditionScene, OwnOfHotspot } from '#app/features/engine/edition.schema.ts'
import { blockedMessages, withoutMessages } from './blocked-messages.ts'
import type { DraftHotspot, DraftScene } from './draft.server.ts'
import { compileLook } from './compile-look.server.ts'
import { isLinked, hotspotTargets } from '#app/shared/hotspot-types.ts'
import type { TargetKind } from '#app/shared/hotspot-types.ts'
import { targetOf } from './hotspot-target.ts'
import { readCondition } from './read-condition.ts'
import { localTextOf, localTextsOf } from './words.ts'

type Exists = (kind: TargetKind, id: string) => boolean

export function compileScene(
  row: DraftScene,
  hotspots: readonly DraftHotspot[],
  languages: readonly Locale[],
  exists: Exists,
): EditionScene {
  const missLines = localTextsOf(row, 'missLines', languages).map(({ text }) => text)
  const own = hotspots
    .filter((hotspot) => hotspot.sceneId === row.id)
    .toSorted((a, b) => a.displayOrder - b.displayOrder)
  return {
    id: row.id,
    name: localTextOf(row, 'name', languages),
    description: localTextOf(row, 'description', languages),
    altText: localTextOf(row, 'altText', languages),
    imageAssetId: row.imageAssetId,
    canvas: { width: row.canvasWidth, height: row.canvasHeight },
    sound:
      row.soundAssetId === null
        ? null
        : { assetId: row.soundAssetId, caption: localTextOf(row, 'soundCaption', languages) },
    hotspots: own.flatMap((hotspot) => compileHotspot(hotspot, languages, exists) ?? []),
    // Said only where there are some, so that editions of before have not changed
    ...(missLines.length > 0 && { missLines }),
    ending: row.isEnding ? compileEnding(row, languages) : null,
  }
}

/** An ending with an unreadable condition stays in the draft: it must not count as an unconditional one. */
function compileEnding(row: DraftScene, languages: readonly Locale[]): EditionScene['ending'] {
  const conditions = readCondition(row.endingConditions)
  return conditions && { text: localTextOf(row, 'endingText', languages), conditions }
}

/** Without a target or a readable condition it stays in the draft: it must not count as one that always works. */
function compileHotspot(row: DraftHotspot, languages: readonly Locale[], exists: Exists): EditionHotspot | null {
  const own = ownPart(row, languages, exists)
  const visible = readCondition(row.visibilityConditions)
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

/** What only hotspots of its type have: for most, their target. Null while that is missing. */
function ownPart(row: DraftHotspot, languages: readonly Locale[], exists: Exists): OwnOfHotspot | null {
  const { type } = row
  if (!isLinked(type)) return compileLook(row, languages) && { type }
  const targetId = targetOf(row)
  return targetId && exists(hotspotTargets[type], targetId) ? { type, targetId } : null
}
