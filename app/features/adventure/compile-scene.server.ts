import type { Locale } from '#app/i18n/locale.ts'
import type { EditionHotspot, EditionScene } from '#app/features/engine/edition.schema.ts'
import { blockedMessages, withoutMessages } from './blocked-messages.ts'
import type { DraftHotspot, DraftScene } from './draft.server.ts'
import { targetOf } from './hotspot-target.ts'
import { readCondition } from './read-condition.ts'
import { localTextOf } from './words.ts'

export function compileScene(
  row: DraftScene,
  hotspots: readonly DraftHotspot[],
  languages: readonly Locale[],
  exists: (type: DraftHotspot['type'], id: string) => boolean,
): EditionScene {
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
    hotspots: own.flatMap((hotspot) => {
      const compiled = compileHotspot(hotspot, languages)
      return compiled && exists(compiled.type, compiled.targetId) ? [compiled] : []
    }),
    ending: row.isEnding ? compileEnding(row, languages) : null,
  }
}

/** An ending with an unreadable condition stays in the draft: it must not count as an unconditional one. */
function compileEnding(row: DraftScene, languages: readonly Locale[]): EditionScene['ending'] {
  const conditions = readCondition(row.endingConditions)
  return conditions && { text: localTextOf(row, 'endingText', languages), conditions }
}

/** Without a target or a readable condition it stays in the draft: it must not count as one that always works. */
function compileHotspot(row: DraftHotspot, languages: readonly Locale[]): EditionHotspot | null {
  const targetId = targetOf(row)
  const visible = readCondition(row.visibilityConditions)
  const usable = readCondition(withoutMessages(row.interactionConditions))
  if (!targetId || !visible || !usable) return null
  const blocked = blockedMessages(row.interactionConditions, languages[0]!)
  const { id, type, shape, x, y, width, height, zIndex } = row
  return {
    id,
    type,
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
    targetId,
  }
}
