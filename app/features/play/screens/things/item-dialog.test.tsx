import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { m } from '#app/i18n/generated/messages.js'
import type { ItemProjection } from '#app/features/engine/projection.ts'
import { ContentLanguage } from '#app/features/play/runs/content-language.ts'
import { InventoryTray } from './inventory-tray.tsx'
import { ItemDialog } from './item-dialog.tsx'
import type { Things } from './use-hand.ts'

const item = (more: Partial<ItemProjection> = {}): ItemProjection => ({
  id: 'wax',
  rarity: 'epic',
  consumable: true,
  iconAssetId: 'a1',
  name: 'De la cire',
  description: 'Tiède.',
  accessibilityText: 'Un morceau jaune.',
  count: 2,
  isNew: true,
  ...more,
})

const things: Things = {
  inHand: null,
  purpose: 'use',
  dragged: false,
  over: null,
  examined: null,
  touch: () => {},
  choose: () => {},
  examine: () => {},
  closeExamined: () => {},
  useAlone: () => {},
  putBack: () => {},
  press: () => {},
  ghost: () => {},
}
const media = { a1: '/media/wax.webp' }
const inFrench = (part: React.ReactNode) => renderToString(<ContentLanguage value="fr">{part}</ContentLanguage>)
const examine = (more?: Partial<ItemProjection>) =>
  inFrench(<ItemDialog item={item(more)} media={media} things={things} />)
const tray = (items: ItemProjection[], more?: Partial<Things>) =>
  inFrench(<InventoryTray items={items} media={media} things={{ ...things, ...more }} />)

test('an item’s dialog describes its picture, rarity and number, and says if it is used up', () => {
  const html = examine()
  for (const part of [
    'alt="Un morceau jaune."',
    'Tiède.',
    m.play_thing_rarity({ rarity: m.play_thing_rarity_epic() }),
    m.play_item_several({ count: 2 }),
    m.play_thing_consumable(),
  ])
    expect(html).toContain(part)
  expect(examine({ consumable: false, count: 1 })).not.toContain(m.play_thing_consumable())
})

test('an item without a picture is described by its picture text if it has no other words', () => {
  const html = examine({ iconAssetId: null, description: '' })
  expect(html).not.toContain('<img')
  expect(html).toContain('Un morceau jaune.')
})

test('in its dialog an item can be used on something, combined, used and put away', () => {
  const html = examine()
  for (const label of [
    m.play_thing_use_on(),
    m.play_thing_combine(),
    `${m.play_thing_use()}<`,
    `${m.play_thing_put_back()}<`,
  ])
    expect(html).toContain(label)
  expect(html.split(`"${m.common_close()}"`)).toHaveLength(2)
})

test('the drawer shows what is new, how many there are, and which item is in hand', () => {
  const html = tray([item(), item({ id: 'key', name: 'Clé', count: 1, isNew: false })], { inHand: item({ id: 'key' }) })
  expect(html).toMatch(/data-item="wax"[^>]*aria-pressed="false".*De la cire.*>new</)
  expect(html).toContain('× 2')
  expect(html).toMatch(/data-item="key"[^>]*aria-pressed="true"/)
})

test('everything else is offered to combine with an item in hand, whatever comes of it', () => {
  const html = tray([item(), item({ id: 'key' }), item({ id: 'rope' })], { inHand: item({ id: 'key' }) })
  expect([...html.matchAll(/data-item="(\w+)"[^>]*data-target="true"/g)].map(([, id]) => id)).toEqual(['wax', 'rope'])
})

test('an empty drawer says so', () => {
  expect(tray([])).toContain(m.play_inventory_empty())
})
