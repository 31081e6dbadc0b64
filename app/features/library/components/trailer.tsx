import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import type { Trailer as TrailerData } from '#app/features/rows/trailer.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Headed } from '#app/ui/headed.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'
import { useScripts } from '#app/ui/use-scripts.ts'

type TrailerProps = {
  trailer: TrailerData
  title: string
  cover: string | null
}

/** The other site learns of a reader only when they press play. Without scripts it is a link. */
export function Trailer({ trailer, title, cover }: TrailerProps) {
  const [playing, setPlaying] = useState(false)
  const scripts = useScripts()
  const poster = <Poster cover={cover} />
  return (
    <Headed id="trailer" title={m.adventure_trailer_heading()} className="grid gap-3">
      <div className="stage lamplit relative aspect-video overflow-hidden rounded-card border border-line bg-canvas text-ink shadow-card">
        {playing && (
          <iframe
            src={trailer.embedUrl}
            title={m.adventure_trailer_frame({ title })}
            ref={(frame) => frame?.focus()}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            className="size-full border-0"
          />
        )}
        {!playing && scripts && (
          <button
            type="button"
            onClick={() => setPlaying(true)}
            aria-label={m.adventure_trailer_play()}
            aria-describedby="trailer-note"
            className={placeStyles}
          >
            {poster}
          </button>
        )}
        {!playing && !scripts && (
          <a
            href={trailer.watchUrl}
            rel="noopener noreferrer nofollow"
            aria-label={m.adventure_trailer_link({ host: trailer.host })}
            className={placeStyles}
          >
            {poster}
          </a>
        )}
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {!playing && <span id="trailer-note">{m.adventure_trailer_note({ host: trailer.host })}</span>}
        <a href={trailer.watchUrl} rel="noopener noreferrer nofollow" target="_blank" className={textLinkStyles}>
          {m.adventure_trailer_link({ host: trailer.host })}
        </a>
      </p>
    </Headed>
  )
}

const placeStyles =
  'group absolute inset-0 grid size-full cursor-pointer place-items-center focus-visible:outline-4 focus-visible:-outline-offset-4'

function Poster({ cover }: { cover: string | null }) {
  return (
    <>
      {cover && (
        <Picture
          src={cover}
          alt=""
          width={1600}
          height={900}
          className="absolute inset-0 size-full object-cover opacity-55 transition-opacity group-hover:opacity-70"
        />
      )}
      <span className="relative grid size-18 place-items-center rounded-full bg-brass bg-(image:--gradient-brass) text-on-brass shadow-brass transition-[scale] group-hover:scale-105">
        <Play aria-hidden="true" className="ml-1 size-8 fill-current" />
      </span>
    </>
  )
}
