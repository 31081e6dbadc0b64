import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { coverAt, coverSourceSet, largeCoverSourceSet } from '#app/features/media/cover-widths.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Picture } from '#app/ui/picture.tsx'

const usualSizes = '(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw'

/** Waits until the reader comes near: `loading="lazy"` fetches three screens ahead, which is every cover of a page. */
export function CardCover({
  cover,
  priority,
  sizes,
}: {
  cover: string
  priority: boolean
  /** For a card that is wider than most. */
  sizes?: string | undefined
}) {
  const place = useRef<HTMLSpanElement>(null)
  const isNear = useIsNear(place, priority)
  const picture = (
    <Picture
      src={coverAt(cover, 800)}
      srcSet={sizes ? largeCoverSourceSet(cover) : coverSourceSet(cover)}
      sizes={sizes ?? usualSizes}
      alt=""
      width={800}
      height={450}
      priority={priority}
      otherwise={<NoCover />}
      className="size-full object-cover"
    />
  )
  // In a <picture>, so that React writes no preload, which would name the narrowest file
  if (priority) return <picture className="contents *:size-full">{picture}</picture>
  if (isNear) return picture
  return (
    <span ref={place} className="block size-full *:size-full">
      <noscript>{picture}</noscript>
    </span>
  )
}

export function NoCover() {
  return (
    <span className="stage lamplit grid size-full place-items-center px-4 text-center text-[min(0.875rem,4.5vw)] text-muted">
      {m.adventure_no_image()}
    </span>
  )
}

function useIsNear(place: RefObject<HTMLElement | null>, already: boolean): boolean {
  const [isNear, setIsNear] = useState(already)
  useEffect(() => {
    if (!place.current) return
    const watch = (ahead: string) => {
      const observer = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true),
        { rootMargin: `0px 0px ${ahead}` },
      )
      if (place.current) observer.observe(place.current)
      return observer
    }
    let observer = watch('64px')
    const widen = () => {
      observer.disconnect()
      observer = watch('150%')
    }
    addEventListener('scroll', widen, { once: true, passive: true })
    return () => {
      removeEventListener('scroll', widen)
      observer.disconnect()
    }
  }, [place])
  return isNear
}
