import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { changeFields } from '#app/features/studio/draft/make-command.ts'
import type { AssetView, SceneView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'

export function useSceneSound({ id, translations }: SceneView) {
  const store = useStore()
  const { run, busy } = useCommand()

  const setSound = (sound: AssetView | null): Promise<boolean> => {
    if (sound) store.know(sound)
    const none = Object.fromEntries(Object.keys(translations).map((language) => [language, { soundCaption: '' }]))
    const words = sound ? {} : { soundCaption: '', translations: none }
    return run(changeFields(id, { soundAssetId: sound?.id ?? null, ...words }), m.common_error())
  }
  return { setSound, busy }
}
