import Gem from 'lucide-react/icons/gem'
import { CardGeneration } from '#app/features/studio/fields/components/card-generation.tsx'
import { CastCard } from '#app/features/studio/fields/components/cast-card.tsx'
import { useDuplicate } from '#app/features/studio/fields/components/use-duplicate.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { ItemView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { FilePicture } from '#app/ui/picture.tsx'
import { useCardGeneration } from '#app/features/studio/fields/components/use-card-generation.ts'
import { promptOfItem } from '#app/features/studio/fields/components/generation-prompt.ts'
import { item } from '#app/features/rows/kinds/item.ts'
import type { BadgeTone } from '#app/ui/badge.tsx'
import { isIncomplete } from './item-rules.ts'

export function ItemCard({ item, onEdit, onDelete }: { item: ItemView; onEdit: () => void; onDelete: () => void }) {
  const draft = useDraft()
  const { name, icon, rarity, description, stackable, consumable } = item
  const duplicate = useDuplicate('item', m.studio_item_copied)
  const generation = useCardGeneration('generate-item-icon', item.id, 'iconAssetId', () => promptOfItem(item))
  return (
    <CastCard
      id={item.id}
      name={name}
      description={description}
      onEdit={onEdit}
      onDuplicate={() => void duplicate(item.id)}
      onDelete={onDelete}
      picture={
        <div className="relative flex h-40 items-center justify-center rounded-t-[calc(var(--radius-card)-1px)] border-b border-line bg-sunken p-3 text-muted *:[img]:size-full *:[img]:object-contain">
          {icon ? <FilePicture file={icon} /> : <Gem aria-hidden="true" className="size-12" />}
          <CardGeneration generation={generation} title={name} hasPicture={icon !== null} />
        </div>
      }
    >
      <div className="flex flex-wrap gap-2">
        {isIncomplete(item, draft) && <Badge tone="warning">{m.studio_item_incomplete()}</Badge>}
        <Badge tone={rarityTones[rarity]}>{rarityText(rarity)}</Badge>
        {stackable && <Badge tone="accent">{m.studio_item_stackable()}</Badge>}
        {consumable && <Badge tone="accent">{m.studio_item_consumable()}</Badge>}
      </div>
    </CastCard>
  )
}

type Rarity = ItemView['rarity']

const rarityText = (rarity: Rarity): string => item.fields.rarity.choices[rarity]()

const rarityTones: Record<Rarity, BadgeTone> = {
  common: 'grey',
  uncommon: 'success',
  rare: 'blue',
  epic: 'purple',
  legendary: 'brass',
}
