import Package from 'lucide-react/icons/package'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { ItemProjection } from '#app/features/engine/projection.ts'
import { useContentLanguage } from './content-language.ts'
import { Modal } from './modal.tsx'

type InventoryProps = { items: ItemProjection[]; media: Record<string, string> }

/** What the party carries, along the bottom; touching a thing lets one look at it closely. */
export function InventoryStrip({ items, media }: InventoryProps) {
  const lang = useContentLanguage()
  const [examined, setExamined] = useState<string | null>(null)
  const item = items.find((candidate) => candidate.id === examined)
  return (
    <section aria-label={m.play_inventory()} className="min-w-0">
      {items.length === 0 ? (
        <p className="flex min-h-11 items-center gap-2 text-sm text-muted max-sm:hidden">
          <Package aria-hidden="true" className="size-5" />
          {m.play_inventory_empty()}
        </p>
      ) : (
        <ul className="flex gap-2 overflow-x-auto p-1">
          {items.map((each) => (
            <li key={each.id}>
              <button type="button" onClick={() => setExamined(each.id)} className="play-item animate-appear" data-rarity={each.rarity}>
                <ItemIcon item={each} media={media} className="size-9" />
                <span lang={lang} className="max-w-32 truncate text-sm">
                  {each.name}
                </span>
                {each.count > 1 && <span className="text-sm font-semibold tabular-nums">{m.play_item_count({ count: each.count })}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {item && (
        <Modal title={item.name} titleLang={lang} look="table" onClose={() => setExamined(null)}>
          <ItemIcon item={item} media={media} className="mx-auto size-40" alt={item.accessibilityText} />
          {item.description && (
            <p lang={lang} className="max-w-prose whitespace-pre-line">
              {item.description}
            </p>
          )}
          {item.count > 1 && <p className="text-muted">{m.play_item_several({ count: item.count })}</p>}
        </Modal>
      )}
    </section>
  )
}

function ItemIcon({ item, media, className, alt = '' }: { item: ItemProjection; media: Record<string, string>; className: string; alt?: string }) {
  const picture = item.iconAssetId ? media[item.iconAssetId] : undefined
  if (!picture) return <Package aria-hidden="true" className={`${className} text-brass-ink`} />
  return <img src={picture} alt={alt} width={512} height={512} className={`${className} shrink-0 rounded-small object-contain`} />
}
