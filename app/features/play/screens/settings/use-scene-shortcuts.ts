import type { PlayParts } from '#app/features/play/screens/play-parts.ts'
import type { StageView } from '#app/features/play/screens/stage/use-stage-view.ts'
import { focusScene } from '#app/features/play/screens/stage/focus-scene.ts'
import { changeSettings } from './use-player-settings.ts'
import { useShortcuts } from './use-shortcuts.ts'

export const inventoryId = 'play-inventory'

export function useSceneShortcuts({ settings, open }: PlayParts, stage: StageView): void {
  useShortcuts(settings.shortcuts, stage, (shortcut) => {
    switch (shortcut) {
      case 'hotspots':
        return changeSettings({ labels: !settings.labels })
      case 'sound':
        return changeSettings({ sound: !settings.sound })
      case 'journal':
      case 'here':
      case 'help':
        return open(shortcut)
      case 'inventory':
        return focusInventory()
      case 'scene':
        return focusScene()
      case 'nearer':
        return stage.stepZoom(1)
      case 'farther':
        return stage.stepZoom(-1)
      case 'whole':
        return stage.showWhole()
    }
  })
}

function focusInventory(): void {
  const inventory = document.getElementById(inventoryId)
  const first = inventory?.querySelector<HTMLElement>('button, [href], [tabindex="0"]')
  if (first) return first.focus()
  if (!inventory) return
  inventory.tabIndex = -1
  inventory.focus()
}
