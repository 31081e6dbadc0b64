import ChevronUp from 'lucide-react/icons/chevron-up'
import { useEffect, useId, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleProjection } from '#app/features/engine/projection.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { Button } from '#app/ui/button.tsx'

export function AsideStrip({ puzzle, onTakeUp }: { puzzle: Pick<PuzzleProjection, 'name'>; onTakeUp: () => void }) {
  const id = useId()
  const lang = useContentLanguage()
  const back = useRef<HTMLButtonElement>(null)
  // Once the dialog no longer blocks the page
  useEffect(() => back.current?.focus({ preventScroll: true }), [])
  return (
    <section aria-label={m.player_aside()} className="play-aside">
      <p id={id} className="min-w-0 flex-1 leading-snug">
        <span lang={lang} className="line-clamp-2 font-display leading-snug sm:text-lg">
          {puzzle.name}
        </span>{' '}
        <span className="text-sm text-muted max-sm:sr-only sm:block">{m.player_aside_kept()}</span>
      </p>
      <Button ref={back} variant="primary" aria-describedby={id} onClick={onTakeUp}>
        <ChevronUp aria-hidden="true" className="size-5" />
        {m.player_take_up()}
      </Button>
    </section>
  )
}
