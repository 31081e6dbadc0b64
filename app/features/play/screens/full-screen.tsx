import Maximize from 'lucide-react/icons/maximize'
import Minimize from 'lucide-react/icons/minimize'
import { useSyncExternalStore } from 'react'
import { m } from '#app/i18n/generated/messages.js'

const follow = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

const stateNow = () => (document.fullscreenElement ? 'on' : document.fullscreenEnabled ? 'off' : 'none')

/** In a frame, where the browser and the page around it allow it. */
export function FullScreenTool() {
  const state = useSyncExternalStore(follow, stateNow, () => 'none')
  if (state === 'none') return null
  const [Icon, label] = state === 'on' ? [Minimize, m.embed_small()] : [Maximize, m.embed_full()]
  const turn = () =>
    (state === 'on' ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {})
  return (
    <button type="button" onClick={() => void turn()} title={label} className="play-tool">
      <Icon aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </button>
  )
}
