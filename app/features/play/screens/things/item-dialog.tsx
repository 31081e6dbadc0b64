import Flame from 'lucide-react/icons/flame'
import { m } from '#app/i18n/generated/messages.js'
import type { ItemProjection } from '#app/features/engine/projection.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { Modal } from '#app/features/play/party/components/modal.tsx'
import { ZoomablePicture } from '#app/features/play/screens/stage/zoomable-picture.tsx'
import { Button } from '#app/ui/button.tsx'
import { ItemIcon } from './item-icon.tsx'
import type { Things } from './use-hand.ts'

const rarityNames = {
  common: m.play_thing_rarity_common,
  uncommon: m.play_thing_rarity_uncommon,
  rare: m.play_thing_rarity_rare,
  epic: m.play_thing_rarity_epic,
  legendary: m.play_thing_rarity_legendary,
}

type ItemDialogProps = { item: ItemProjection; media: Readonly<Record<string, string>>; things: Things }

export function ItemDialog({ item, media, things }: ItemDialogProps) {
  const lang = useContentLanguage()
  const picture = item.iconAssetId ? media[item.iconAssetId] : undefined
  const close = things.closeExamined
  const then = (deed: () => void) => () => {
    close()
    deed()
  }
  return (
    <Modal title={item.name} titleLang={lang} look="table" onClose={close}>
      <div className="play-examine">
        {picture ? (
          <ZoomablePicture picture={picture} alt={item.accessibilityText} lang={lang} />
        ) : (
          <ItemIcon item={item} media={media} className="mx-auto size-40 self-center" />
        )}
        <div className="grid content-start gap-3">
          <p className="flex flex-wrap items-center gap-2">
            <span data-rarity={item.rarity} className="play-rarity">
              {m.play_thing_rarity({ rarity: rarityNames[item.rarity]() })}
            </span>
            {item.count > 1 && <span className="text-muted">{m.play_item_several({ count: item.count })}</span>}
          </p>
          {(item.description || (!picture && item.accessibilityText)) && (
            <p lang={lang} className="max-w-prose text-lg whitespace-pre-line">
              {item.description || item.accessibilityText}
            </p>
          )}
          {item.consumable && (
            <p className="flex items-center gap-2 text-sm text-muted">
              <Flame aria-hidden="true" className="size-4 text-brass-ink" />
              {m.play_thing_consumable()}
            </p>
          )}
          <div className="mt-2 grid gap-2">
            <Button variant="primary" onClick={then(() => things.choose(item.id, 'use'))}>
              {m.play_thing_use_on()}
            </Button>
            <Button onClick={then(() => things.choose(item.id, 'combine'))}>{m.play_thing_combine()}</Button>
            <Button onClick={then(() => things.useAlone(item.id))}>{m.play_thing_use()}</Button>
            <Button variant="ghost" onClick={close}>
              {m.play_thing_put_back()}
            </Button>
          </div>
        </div>
      </div>
    </Modal>
  )
}
