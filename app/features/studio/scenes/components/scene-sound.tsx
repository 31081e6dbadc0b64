import { memo } from 'react'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { changeFields } from '#app/features/studio/draft/make-command.ts'
import { RowField, RowFields } from '#app/features/studio/fields/components/row-field.tsx'
import { SoundFile, SoundPlayer } from '#app/features/studio/fields/components/sound-file.tsx'
import { useRowEdit } from '#app/features/studio/fields/components/use-row-edit.ts'
import type { AssetView, SceneView } from '#app/features/studio/draft/view.ts'
import { RowHere } from '#app/features/studio/live/components/others-context.ts'
import { m } from '#app/i18n/generated/messages.js'

export const SceneSound = memo(function SceneSound({ scene }: { scene: SceneView }) {
  const form = useRowEdit(scene)
  const { setSound, busy } = useSceneSound(scene)
  return (
    <section aria-labelledby="scene-sound" className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <div className="grid gap-1">
        <h3 id="scene-sound" className="text-subheading">
          {m.studio_sound()}
        </h3>
        <p className="text-sm text-muted">{m.studio_sound_text()}</p>
      </div>
      {scene.sound && <SoundPlayer sound={scene.sound} name={scene.name} />}
      <SoundFile slot={`sound ${scene.id}`} value={scene.sound} busy={busy} onChange={setSound} />
      {scene.sound && (
        <RowHere value={scene.id}>
          <RowFields value={form}>
            <RowField kind="scene" name="soundCaption" rows={1} />
          </RowFields>
        </RowHere>
      )}
    </section>
  )
})

function useSceneSound({ id, translations }: SceneView) {
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
