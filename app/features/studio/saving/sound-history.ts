import type { SceneView, TranslatedFromView } from '#app/features/studio/draft-view.ts'
import { locales } from '#app/i18n/locale.ts'
import { commandEntry } from './history.ts'
import type { Entry, Make } from './history.ts'

type Sound = { assetId: string | null; caption: string; translatedFrom?: TranslatedFromView }

/** What the caption was translated from, where it says something else by now: that goes when the caption does. */
function captionOrigins({ translatedFrom }: SceneView): Pick<Sound, 'translatedFrom'> {
  const origins = locales.flatMap((locale) => {
    const soundCaption = translatedFrom[locale]?.soundCaption
    return soundCaption === undefined ? [] : [[locale, { soundCaption }] as const]
  })
  return origins.length > 0 ? { translatedFrom: Object.fromEntries(origins) } : {}
}

/**
 * The command that gives a scene a sound or takes it away, and the step that is recorded once it is done. The words belong to
 * the sound: a new one keeps them, none takes them along.
 */
export function soundChange(sceneId: string, assetId: string | null): { make: Make; entry: () => Entry } {
  let before: Sound = { assetId: null, caption: '' }
  let after: Sound = { assetId, caption: '' }
  const setting =
    (sound: () => Sound): Make =>
    (draft) => {
      const scene = draft.scenes.find(({ id }) => id === sceneId)
      return scene ? { intent: 'set-scene-sound', sceneId, version: scene.version, ...sound() } : null
    }
  const make: Make = (draft) => {
    const scene = draft.scenes.find(({ id }) => id === sceneId)
    before = {
      assetId: scene?.sound?.id ?? null,
      caption: scene?.soundCaption ?? '',
      ...(scene && captionOrigins(scene)),
    }
    after = { assetId, caption: assetId === null ? '' : before.caption }
    return setting(() => after)(draft)
  }
  return {
    make,
    entry: () =>
      commandEntry(
        'sound',
        setting(() => before),
        setting(() => after),
      ),
  }
}
