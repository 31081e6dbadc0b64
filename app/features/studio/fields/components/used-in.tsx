import { Fragment } from 'react'
import { editorPath } from '#app/features/adventure/kinds.ts'
import { useEditorPart } from '#app/features/studio/draft/components/use-store.ts'
import { rowPlace } from '#app/features/studio/draft/row-place.ts'
import { groupedUses, usesOf } from '#app/features/studio/draft/uses.ts'
import type { Use } from '#app/features/studio/draft/uses.ts'
import { formatList, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Link } from '#app/ui/link.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'

const mostOnCard = 3
const mostInQuestion = 12

/** Only hotspots may be without one. */
const nameOf = ({ name }: Use): string => name || m.studio_untitled_hotspot()

const useUses = (id: string) => useEditorPart(({ draft }) => usesOf(draft, id))

/** On a card: each use is a link. @param isNeeded shows nothing when there are no uses: the row is needed anyway */
export function UsedIn({ id, isNeeded = false }: { id: string; isNeeded?: boolean }) {
  const uses = useUses(id)
  const editor = useEditorPart(({ draft: { details } }) => editorPath(details.kind, details.id))
  if (uses.length === 0 && isNeeded) return null
  if (uses.length === 0) return <p className="text-sm text-muted">{m.studio_used_nowhere()}</p>
  return (
    <div className="relative z-10 flex flex-wrap gap-x-2 text-sm text-muted">
      <span>{m.studio_used_in()}</span>
      {groupedUses(uses, mostOnCard).map(({ within, uses: some }) => (
        <Fragment key={some[0]!.id}>
          {within && <span>{m.studio_used_within({ name: within })}</span>}
          {some.map((use) => (
            <Link
              key={`${use.entity} ${use.id}`}
              to={rowPlace(use, editor)}
              className={`${textLinkStyles} pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center`}
            >
              {nameOf(use)}
            </Link>
          ))}
        </Fragment>
      ))}
      {uses.length > mostOnCard && <span>{m.studio_used_more({ count: formatNumber(uses.length - mostOnCard) })}</span>}
    </div>
  )
}

/** In the question before deleting: the uses that would then be without their target. */
export function StillUsedIn({ id }: { id: string }) {
  const uses = useUses(id)
  if (uses.length === 0) return null
  return (
    <div>
      <p className="font-semibold text-ink">{m.studio_still_used_in()}</p>
      <ul className="list-disc pl-5">
        {groupedUses(uses, mostInQuestion).map(({ within, uses: some }) => (
          <li key={some[0]!.id}>
            {within && `${m.studio_used_within({ name: within })} `}
            {formatList(some.map(nameOf))}
          </li>
        ))}
      </ul>
      {uses.length > mostInQuestion && (
        <p>{m.studio_used_more({ count: formatNumber(uses.length - mostInQuestion) })}</p>
      )}
    </div>
  )
}
