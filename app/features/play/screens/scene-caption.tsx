import { useEffect, useId, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { SceneProjection } from '#app/features/engine/projection.ts'
import { useContentLanguage } from './content-language.ts'

/** Where the player is, and what the author says of it; long words are folded to a few lines and can be opened. */
export function SceneCaption({ scene, heading }: { scene: SceneProjection; heading: RefObject<HTMLHeadingElement | null> }) {
  const words = useRef<HTMLParagraphElement>(null)
  const id = useId()
  const lang = useContentLanguage()
  const [open, setOpen] = useState(false)
  const isLong = useOverflow(words, open)
  return (
    <div className="grid min-w-0 gap-0.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {/* Takes the focus when the scene changes, so that keyboard and screen reader begin there anew */}
        <h1 ref={heading} tabIndex={-1} lang={lang} className="text-xl focus-visible:outline-none sm:text-2xl">
          {scene.name}
        </h1>
        {(isLong || open) && (
          <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} className="play-fold">
            {open ? m.play_read_less() : m.play_read_more()}
          </button>
        )}
      </div>
      {scene.description && (
        <p ref={words} id={id} lang={lang} className={open ? 'max-w-[90ch] whitespace-pre-line' : 'line-clamp-3 max-w-[90ch] whitespace-pre-line sm:line-clamp-2'}>
          {scene.description}
        </p>
      )}
    </div>
  )
}

/** Whether folded words are cut off; while they are open, what was known before stands. */
function useOverflow(words: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const place = words.current
    if (!place || open) return
    const observer = new ResizeObserver(() => setIsLong(place.scrollHeight > place.clientHeight + 2))
    observer.observe(place)
    return () => observer.disconnect()
  }, [words, open])
  return isLong
}
