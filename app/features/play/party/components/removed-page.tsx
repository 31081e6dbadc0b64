import DoorClosed from 'lucide-react/icons/door-closed'
import { useEffect, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { useEmbedded } from '#app/features/play/runs/embedded.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Flourish } from '#app/ui/page-section.tsx'

export function RemovedPage({ why, adventureId }: { why: 'removed' | 'over'; adventureId: string }) {
  const isEmbedded = useEmbedded() !== null
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="stage velvet grid min-h-dvh content-between text-ink">
      <div className="mx-auto grid max-w-2xl animate-appear content-center justify-items-center gap-6 px-5 py-16 text-center">
        <DoorClosed aria-hidden="true" className="size-14 text-brass-ink" />
        <h1 ref={heading} tabIndex={-1} className="text-title focus-visible:outline-none">
          {why === 'removed' ? m.together_removed_title() : m.together_over_title()}
        </h1>
        <p className="max-w-prose text-lg">{why === 'removed' ? m.together_removed_text() : m.together_over_text()}</p>
        <Flourish />
        <div className={classNames('flex flex-wrap justify-center gap-3', isEmbedded && 'hidden')}>
          <Button asChild variant="primary" size="large">
            <Link to={`/play/${adventureId}`}>{m.together_to_lobby()}</Link>
          </Button>
          <Button asChild size="large">
            <Link to="/library">{m.together_for_one_link()}</Link>
          </Button>
        </div>
      </div>
      <div aria-hidden="true" className="footlights" />
    </div>
  )
}
