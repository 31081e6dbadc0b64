import type { DraftView, HotspotView } from '#app/features/studio/draft-view.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'

export type PutScene = Extract<EditorRequest, { intent: 'put-scene' }>
export type PutHotspots = Extract<EditorRequest, { intent: 'put-hotspots' }>
export type WholeHotspot = PutHotspots['hotspots'][number]

/** A hotspot with everything that puts it back as it is. */
export function wholeHotspot(hotspot: HotspotView): WholeHotspot {
  const {
    id,
    type,
    name,
    x,
    y,
    width,
    height,
    shape,
    points,
    zIndex,
    displayOrder,
    blockedMessage,
    targetId,
    toCheck,
  } = hotspot
  return {
    id,
    type,
    name,
    x,
    y,
    width,
    height,
    shape,
    points,
    zIndex,
    displayOrder,
    blockedMessage,
    targetId,
    toCheck,
    visibilityConditions: hotspot.visibilityConditions as NonNullable<WholeHotspot['visibilityConditions']>,
    interactionConditions: hotspot.interactionConditions as NonNullable<WholeHotspot['interactionConditions']>,
    translations: hotspot.translations as NonNullable<WholeHotspot['translations']>,
    translatedFrom: hotspot.translatedFrom,
  }
}

/** The command that puts a scene of the draft back as it is now, with its hotspots and what leads to it; null when it is not there. */
export function wholeScene(draft: DraftView, sceneId: string): PutScene | null {
  const scene = draft.scenes.find((each) => each.id === sceneId)
  if (!scene) return null
  const { id, name, description, altText, orientation, displayOrder, isEnding, endingText, soundCaption } = scene
  return {
    intent: 'put-scene',
    id,
    name,
    description,
    altText,
    orientation,
    displayOrder,
    isEnding,
    endingText,
    soundCaption,
    endingConditions: scene.endingConditions as NonNullable<PutScene['endingConditions']>,
    translations: scene.translations as NonNullable<PutScene['translations']>,
    translatedFrom: scene.translatedFrom,
    imageAssetId: scene.image?.id ?? null,
    soundAssetId: scene.sound?.id ?? null,
    isStart: scene.isStartingMap,
    hotspots: draft.hotspots.filter((hotspot) => hotspot.sceneId === id).map(wholeHotspot),
    leading: draft.hotspots
      .filter((hotspot) => hotspot.sceneId !== id && hotspot.type === 'scene_link' && hotspot.targetId === id)
      .map((hotspot) => hotspot.id),
  }
}

/** The longest name of a scene. */
const longestName = 200

/** The command that makes a copy of a scene right behind it: its own name and ids, nothing leads to it yet. */
export function copyOfScene(
  draft: DraftView,
  sceneId: string,
  naming: (name: string, language: string) => string,
  newId: () => string,
): PutScene | null {
  const scene = wholeScene(draft, sceneId)
  if (!scene) return null
  const named = (name: string, language: string) =>
    naming(name.slice(0, longestName - naming('', language).length), language)
  const translations = Object.fromEntries(
    Object.entries(scene.translations ?? {}).map(([language, texts]) => [
      language,
      texts?.name ? { ...texts, name: named(texts.name, language) } : texts,
    ]),
  ) as NonNullable<PutScene['translations']>
  return {
    ...scene,
    id: newId(),
    name: named(scene.name, draft.details.primaryLanguage),
    translations,
    displayOrder: (scene.displayOrder ?? 0) + 1,
    isStart: false,
    hotspots: scene.hotspots.map((hotspot) => ({ ...hotspot, id: newId() })),
    leading: [],
  }
}

/** A list with one of its members moved to another place; places beyond an end mean that end. */
export function movedTo<Each>(list: readonly Each[], from: number, to: number): Each[] {
  const rest = list.filter((_each, index) => index !== from)
  return from in list ? rest.toSpliced(Math.min(Math.max(0, to), rest.length), 0, list[from]!) : rest
}
