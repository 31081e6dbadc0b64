import { pictureAddress } from '#app/features/kits/print/fetch-print.ts'
import type { ListedPart } from '#app/features/kits/print/print-progress.ts'
import type { PrintRequest } from '#app/features/kits/print/print-request.schema.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Picture } from '#app/ui/picture.tsx'

type PageStripProps = {
  id: string
  parts: readonly ListedPart[]
  choice: PrintRequest['choice']
  isDraft: boolean
}

/** First pages of the public parts; each opens enlarged. */
export function PageStrip({ id, parts, choice, isDraft }: PageStripProps) {
  const open = parts.filter(({ reader }) => reader === 'anyone')
  if (open.length === 0) return null
  return (
    <div className="grid gap-3">
      <h3 className="text-lg font-semibold">{m.print_pages_heading()}</h3>
      <ul className="flex gap-4 overflow-x-auto pb-3">
        {open.map((part) => (
          <li key={part.id} className="w-36 shrink-0 sm:w-44">
            <a
              href={pictureAddress(id, part.id, choice, isDraft)}
              target="_blank"
              rel="noreferrer"
              className="grid gap-2 rounded-card"
            >
              <Picture
                src={pictureAddress(id, part.id, choice, isDraft)}
                alt={m.print_page_alt({ part: part.title })}
                width={176}
                height={choice.paper === 'a4' ? 249 : 228}
                className="w-full rounded-sm border border-line bg-white shadow-card"
              />
              <span aria-hidden="true" className="text-sm text-muted">
                {part.title}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
