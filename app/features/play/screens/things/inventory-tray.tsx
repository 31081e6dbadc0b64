import Package from 'lucide-react/icons/package'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { ItemProjection } from '#app/features/engine/projection.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { ItemIcon } from './item-icon.tsx'
import { nextSlots } from './leaving-items.ts'
import type { Things } from './use-hand.ts'

type TrayProps = { items: ItemProjection[]; media: Readonly<Record<string, string>>; things: Things }

export function InventoryTray({ items, media, things }: TrayProps) {
  const list = useRef<HTMLUListElement>(null)
  const { slots, forget } = useSlots(items)
  const { inHand, dragged, ghost } = things
  return (
    <section aria-label={m.play_inventory()} className="play-tray">
      {slots.length === 0 ? (
        <p className="play-tray-empty">
          <Package aria-hidden="true" className="size-5" />
          {m.play_inventory_empty()}
        </p>
      ) : (
        <ul ref={list} role="list" onKeyDown={(event) => moveAlong(event, list.current)} className="play-slots">
          {slots.map(({ item, leaving }) => (
            <li
              key={item.id}
              data-leaving={leaving || undefined}
              aria-hidden={leaving || undefined}
              onAnimationEnd={() => leaving && forget(item.id)}
            >
              {leaving ? <LeavingSlot item={item} media={media} /> : <Slot item={item} media={media} things={things} />}
            </li>
          ))}
        </ul>
      )}
      {dragged && inHand && (
        <div ref={ghost} aria-hidden="true" className="play-ghost">
          <ItemIcon item={inHand} media={media} className="size-full" />
        </div>
      )}
    </section>
  )
}

function Slot({ item, media, things }: { item: ItemProjection; media: TrayProps['media']; things: Things }) {
  const isInHand = things.inHand?.id === item.id
  return (
    <button
      type="button"
      data-item={item.id}
      data-rarity={item.rarity}
      data-new={item.isNew || undefined}
      data-dragged={(isInHand && things.dragged) || undefined}
      data-target={(things.inHand !== null && !isInHand) || undefined}
      data-over={(things.over?.kind === 'item' && things.over.id === item.id) || undefined}
      aria-pressed={isInHand}
      onPointerDown={(event) => things.press(item.id, event)}
      onClick={() => things.touch({ kind: 'item', id: item.id })}
      className="play-slot"
    >
      <SlotFace item={item} media={media} />
    </button>
  )
}

const LeavingSlot = ({ item, media }: { item: ItemProjection; media: TrayProps['media'] }) => (
  <div className="play-slot">
    <SlotFace item={item} media={media} />
  </div>
)

function SlotFace({ item, media }: { item: ItemProjection; media: TrayProps['media'] }) {
  const lang = useContentLanguage()
  return (
    <>
      <ItemIcon item={item} media={media} className="play-slot-picture" />
      <span lang={lang} className="play-slot-name">
        {item.name}
      </span>
      {item.isNew && <span className="sr-only">{m.play_thing_new()}</span>}
      {item.count > 1 && (
        <span key={item.count} className="play-slot-count">
          {m.play_item_count({ count: item.count })}
        </span>
      )}
    </>
  )
}

function useSlots(items: ItemProjection[]) {
  const [state, setState] = useState(() => ({ items, slots: nextSlots([], items) }))
  const current = state.items === items ? state : { items, slots: nextSlots(state.slots, items) }
  if (current !== state) setState(current)
  const forget = (id: string) =>
    setState((now) => ({ ...now, slots: now.slots.filter((slot) => !slot.leaving || slot.item.id !== id) }))
  return { slots: current.slots, forget }
}

function moveAlong(event: KeyboardEvent, list: HTMLElement | null): void {
  const slots = [...(list?.querySelectorAll<HTMLElement>('button') ?? [])]
  const place = slots.indexOf(event.target as HTMLElement)
  const next = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: slots.length - 1 }[event.key]
  if (place === -1 || next === undefined) return
  event.preventDefault()
  slots[Math.min(Math.max(next, 0), slots.length - 1)]?.focus()
}
