import type { Kind } from '#app/features/rows/catalogue.ts'
import { kindTones } from '#app/features/adventure/kinds.ts'
import { largeCoverSourceSet } from '#app/features/media/cover-widths.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Picture } from '#app/ui/picture.tsx'

export function LargeCover({ cover, title }: { cover: string | null; title: string }) {
  const none = (
    <p className="stage lamplit grid aspect-video place-items-center rounded-card border border-line bg-canvas px-6 text-center text-muted shadow-card">
      {m.adventure_no_image()}
    </p>
  )
  if (!cover) return none
  return (
    <Picture
      src={cover}
      srcSet={largeCoverSourceSet(cover)}
      alt={m.adventure_cover_alt({ title })}
      width={1600}
      height={900}
      priority
      otherwise={none}
      sizes="(min-width: 64rem) 50rem, 94vw"
      className="aspect-video w-full rounded-card border border-line object-cover shadow-float"
    />
  )
}

type LabelledTitle = { kind: Kind; kindLabel: string; category: string; title: string; language: string | undefined }

export const LabelledTitle = ({ kind, kindLabel, category, title, language }: LabelledTitle) => (
  <>
    <div className="flex flex-wrap gap-2">
      <Badge tone={kindTones[kind]}>{kindLabel}</Badge>
      <Badge tone="accent" shape="ticket">
        {category}
      </Badge>
    </div>
    <h1 lang={language} className="text-title text-balance">
      {title}
    </h1>
  </>
)
