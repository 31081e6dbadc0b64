import Package from 'lucide-react/icons/package'
import type { ItemProjection } from '#app/features/engine/projection.ts'

type ItemIconProps = { item: ItemProjection; media: Readonly<Record<string, string>>; className: string }

export function ItemIcon({ item, media, className }: ItemIconProps) {
  const picture = item.iconAssetId ? media[item.iconAssetId] : undefined
  if (!picture) return <Package aria-hidden="true" className={`${className} play-parcel text-brass-ink`} />
  return (
    <img
      src={picture}
      alt=""
      width={512}
      height={512}
      draggable={false}
      className={`${className} shrink-0 object-contain`}
    />
  )
}
