import { useSyncExternalStore } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { hideGuide, isGuideHidden, showGuide, whenGuideChanges } from './guide-choice.ts'

const steps = [
  { title: m.studio_guide_start, text: m.studio_guide_start_text },
  { title: m.studio_guide_scenes, text: m.studio_guide_scenes_text },
  { title: m.studio_guide_hotspots, text: m.studio_guide_hotspots_text },
  { title: m.studio_guide_puzzle, text: m.studio_guide_puzzle_text },
  { title: m.studio_guide_ending, text: m.studio_guide_ending_text },
  { title: m.studio_guide_publish, text: m.studio_guide_publish_text },
] as const

/** The choice is kept on this device; until it is known, only members without a project see the guide. */
export function FirstProjectGuide({ isFirst }: { isFirst: boolean }) {
  const hidden = useSyncExternalStore(whenGuideChanges, isGuideHidden, () => null)
  if (hidden === null && !isFirst) return null
  if (hidden) {
    return (
      <Button variant="link" size="small" className="justify-self-start" onClick={showGuide}>
        {m.studio_guide_show()}
      </Button>
    )
  }
  return (
    <details open={isFirst} className="rounded-card border border-line bg-surface shadow-card">
      <FoldSummary className="px-5 py-3">{m.studio_guide_title()}</FoldSummary>
      <div className="grid gap-5 px-5 pb-5">
        <ol className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={index} className="grid grid-cols-[auto_1fr] gap-x-3">
              <span
                aria-hidden="true"
                className="row-span-2 grid size-8 place-items-center rounded-full bg-brass font-display font-semibold text-on-brass"
              >
                {index + 1}
              </span>
              <h3 className="self-center font-semibold">{title()}</h3>
              <p className="text-sm text-muted">{text()}</p>
            </li>
          ))}
        </ol>
        <Button size="small" variant="ghost" className="justify-self-start" onClick={hideGuide}>
          {m.studio_guide_hide()}
        </Button>
      </div>
    </details>
  )
}
