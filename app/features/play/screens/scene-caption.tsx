import { useEffect, useId, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { SceneProjection } from '#app/features/engine/projection.ts'

/** Where the player is, and what the author says of it; long words are folded to a few lines and can be opened. */
export function SceneCaption({ scene, heading }: { scene: SceneProjection; heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <div className="min-w-0">
      {/* Takes the focus when the scene changes, so that keyboard and screen reader begin there anew */}
      <h1 ref={heading} tabIndex={-1} className="text-xl focus-visible:outline-none sm:text-2xl">
        {scene.name}
      </h1>
      {scene.description && <Description key={scene.id} text={scene.description} />}
    </div>
  )
}

function Description({ text }: { text: string }) {
  const words = useRef<HTMLParagraphElement>(null)
  const id = useId()
  const [open, setOpen] = useState(false)
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const place = words.current
    if (!place || open) return
    const observer = new ResizeObserver(() => setIsLong(place.scrollHeight > place.clientHeight + 2))
    observer.observe(place)
    return () => observer.disconnect()
  }, [open])
  return (
    <>
      <p ref={words} id={id} className={open ? 'max-w-prose whitespace-pre-line' : 'line-clamp-3 max-w-prose whitespace-pre-line sm:line-clamp-2'}>
        {text}
      </p>
      {(isLong || open) && (
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} className="min-h-9 font-semibold text-accent-ink underline underline-offset-4">
          {open ? m.play_read_less() : m.play_read_more()}
        </button>
      )}
    </>
  )
}
