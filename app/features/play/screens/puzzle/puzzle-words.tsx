import { useId, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { useOverflow } from '#app/features/play/screens/stage/use-overflow.ts'

/** A puzzle's description, which is folded where the picture of its object needs the room. */
export function PuzzleWords({ description }: { description: string }) {
  const words = useRef<HTMLParagraphElement>(null)
  const id = useId()
  const lang = useContentLanguage()
  const [open, setOpen] = useState(false)
  const isLong = useOverflow(words, open, description)
  return (
    <div className="play-over-told">
      <p ref={words} id={id} lang={lang} data-open={open || undefined} className="max-w-prose whitespace-pre-line">
        {description}
      </p>
      {(isLong || open) && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="play-fold"
        >
          {open ? m.play_read_less() : m.play_read_more()}
        </button>
      )}
    </div>
  )
}
