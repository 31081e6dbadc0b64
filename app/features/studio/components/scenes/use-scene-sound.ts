import { useSaver } from '#app/features/studio/components/editor/draft-context.ts'
import { useCommand } from '#app/features/studio/components/editor/use-command.ts'
import { soundChange } from '#app/features/studio/saving/sound-history.ts'
import { m } from '#app/i18n/generated/messages.js'

/** Gives a scene a sound or takes it away, with the step that takes that back. */
export function useSceneSound(sceneId: string) {
  const saver = useSaver()
  const { run, busy } = useCommand()

  /** @returns whether it was done; that it was not has been said */
  const setSound = async (assetId: string | null): Promise<boolean> => {
    const { make, entry } = soundChange(sceneId, assetId)
    const result = await run(make, m.common_error())
    if (result.status !== 'saved') return false
    saver.record(entry())
    return true
  }
  return { setSound, busy }
}
