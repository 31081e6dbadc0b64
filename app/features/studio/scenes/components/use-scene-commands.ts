import { copyOfScene } from '#app/features/studio/scenes/canvas/copies.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { arrangeRows, changeFields, removeRows, together } from '#app/features/studio/draft/make-command.ts'
import type { AssetView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { isLocale } from '#app/i18n/locale.ts'
import { newId } from '#app/shared/ids.ts'
import { notify } from '#app/ui/toaster.ts'

const copyName = (name: string, language: string) =>
  m.studio_scenes_copy_name({ name }, isLocale(language) ? { locale: language } : {})

export function useSceneCommands() {
  const store = useStore()
  const { run, busy } = useCommand()
  const carryOut = (command: Parameters<typeof run>[0]) => run(command, m.common_error())

  const duplicate = async (id: string): Promise<string | null> => {
    const copy = copyOfScene(store.getState().draft, id, copyName, newId)
    const [made] = copy
    if (!made || !(await carryOut(together(copy)))) return null
    void notify({ title: m.studio_scenes_copied(), tone: 'success' })
    return made.id
  }
  const remove = (id: string) => carryOut(() => removeRows('scene', [id]))
  const order = (sceneIds: string[]) => carryOut(arrangeRows('scene', sceneIds))
  const setStart = (id: string) => carryOut(changeFields(id, { isStartingMap: true }))
  const setEnding = (id: string, isEnding: boolean) => carryOut(changeFields(id, { isEnding }))
  const setImage = (id: string, image: AssetView | null) => {
    if (image) store.know(image)
    return carryOut(changeFields(id, { imageAssetId: image?.id ?? null }))
  }

  return { duplicate, remove, order, setStart, setEnding, setImage, busy }
}
