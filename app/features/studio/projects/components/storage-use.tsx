import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { StorageUse as Use } from '#app/features/studio/projects/storage.queries.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Link } from '#app/ui/link.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'

const megabyte = 1024 * 1024
const gigabyte = 1024 * megabyte

const toTenths = (number: number): string => formatNumber(Math.round(number * 10) / 10)

function sizeText(bytes: number): string {
  if (bytes > 0 && bytes < megabyte / 10) return m.account_storage_tiny()
  if (bytes >= gigabyte) return m.account_storage_gigabytes({ count: toTenths(bytes / gigabyte) })
  return m.account_storage_megabytes({ count: toTenths(bytes / megabyte) })
}

export function StorageUse({ storage: { used, quota, projects, other } }: { storage: Use }) {
  return (
    <Headed id="storage" title={m.account_storage()}>
      <p>{m.account_storage_used({ used: sizeText(used), quota: sizeText(quota) })}</p>
      <div aria-hidden="true" className="h-2.5 overflow-hidden rounded-full border border-line-strong bg-sunken">
        <div className="h-full bg-brass" style={{ width: `${Math.min(100, (100 * used) / quota)}%` }} />
      </div>
      {used > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {projects.map(({ id, title, isInTrash, bytes }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3">
              <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
                {isInTrash ? (
                  <span>{title}</span>
                ) : (
                  <Link to={`/editor/${id}`} className={textLinkStyles}>
                    {title}
                  </Link>
                )}
                {isInTrash && <Badge tone="grey">{m.account_storage_trash()}</Badge>}
              </span>
              <span className="text-muted tabular-nums">{sizeText(bytes)}</span>
            </li>
          ))}
          {other > 0 && (
            <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3">
              <span>{m.account_storage_other()}</span>
              <span className="text-muted tabular-nums">{sizeText(other)}</span>
            </li>
          )}
        </ul>
      )}
    </Headed>
  )
}
