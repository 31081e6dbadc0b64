import FlaskConical from 'lucide-react/icons/flask-conical'
import { lazy, Suspense } from 'react'
import { usePlaytestContext } from '#app/features/play/playtest/use-playtest.ts'
import { m } from '#app/i18n/generated/messages.js'

// Players never need it
const PlaytestPanel = lazy(async () => ({ default: (await import('./playtest-panel.tsx')).PlaytestPanel }))

export function PlaytestTool() {
  const playtest = usePlaytestContext()
  if (!playtest) return null
  return (
    <button
      type="button"
      data-playtest-opener
      aria-expanded={playtest.isOpen}
      title={m.playtest_panel()}
      onClick={() => playtest.open(!playtest.isOpen)}
      className="play-tool"
    >
      <FlaskConical aria-hidden="true" />
      <span className="play-tool-name in-[.play-over-tools]:max-sm:sr-only">{m.playtest_panel()}</span>
    </button>
  )
}

export function PlaytestDock({ withTool = false }: { withTool?: boolean }) {
  const playtest = usePlaytestContext()
  if (!playtest) return null
  if (playtest.isOpen) {
    return (
      <Suspense>
        <PlaytestPanel playtest={playtest} />
      </Suspense>
    )
  }
  if (!withTool) return null
  return (
    <div className="fixed top-1 left-1 z-20 rounded-control bg-canvas/85">
      <PlaytestTool />
    </div>
  )
}
