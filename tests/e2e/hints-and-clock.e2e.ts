import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { expectAccessible } from './accessible.ts'
import { begin, hotspotIn } from './belfry-driver.ts'
import { visit } from './browser.ts'
import { belfry, insertBelfry } from './insert-belfry.ts'
import { pressAnew } from './press-anew.ts'

let adventureId: string
test.beforeAll(async () => {
  adventureId = await insertBelfry()
})

/** In three steps, of which the last is then pinned; between them, what else there is. */
async function askWhatToDo(page: Page): Promise<void> {
  await pressAnew(page.getByRole('button', { name: m.play_goal_ask() }))
  const dialog = page.getByRole('dialog', { name: m.play_goal_ask() })
  await expect(dialog.getByRole('listitem')).toHaveText([m.play_goal_nudge_puzzle()])
  await pressAnew(dialog.getByRole('button', { name: m.play_goal_more_place({ count: 20 }) }))
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog.getByText(m.play_goal_place({ place: belfry.place.en }))).toBeVisible()
  await pressAnew(dialog.getByRole('button', { name: m.play_goal_more_thing({ count: 20 }) }))
  await expect(dialog.getByText(thing)).toBeVisible()
  await expect(dialog.getByText(m.play_goal_leads_ending())).toBeVisible()
  await expectAccessible(page)
  await pressAnew(dialog.getByRole('button', { name: m.play_goal_other() }))
  await expect(dialog.getByRole('listitem')).toHaveText([m.play_goal_nudge_puzzle()])
  await pressAnew(dialog.getByRole('button', { name: m.play_goal_other() }))
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await pressAnew(dialog.getByRole('button', { name: m.play_continue() }))
  await expect(dialog).toBeHidden()
  await pressAnew(page.getByRole('button', { name: m.play_journal(), exact: true }))
  const journal = page.getByRole('dialog', { name: m.play_journal() })
  const pin = journal.getByRole('listitem').filter({ hasText: thing }).getByRole('button', { name: m.play_pin() })
  await pressAnew(pin)
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(journal).toBeHidden()
}

const thing = m.play_goal_thing_puzzle({ place: belfry.place.en, thing: belfry.chest.en })

test('a puzzle shows what hints cost, offers them, pauses, and can be given up for its answer', async ({ browser }) => {
  const { page, close } = await visit(browser, 'en')
  await begin(page, adventureId)
  await askWhatToDo(page)
  await pressAnew(hotspotIn(page, belfry.chest.en))
  const dialog = page.getByRole('dialog', { name: belfry.chest.en })
  await expect(dialog.getByText(thing)).toBeVisible()
  const hints = dialog.getByRole('region', { name: m.play_hints() })
  await expect(hints.getByText(m.play_hints_left({ count: 2 }))).toBeVisible()
  await expect(hints.getByText(m.play_hints_offered())).toBeHidden()
  await expectAccessible(page)

  for (const [place, code] of ['1111', '2222', '3333'].entries()) {
    await dialog.getByRole('textbox').fill(code)
    const submit = dialog.getByRole('button', { name: m.code_entry_submit() })
    if (await submit.isEnabled()) await submit.click()
    if (place < 2) await expect(dialog.getByText(m.puzzles_attempts_left({ count: 2 - place }))).toBeVisible()
  }
  await expect(dialog.getByRole('timer')).toBeVisible()
  await expect(hints.getByText(m.play_hints_offered())).toBeVisible()
  await expect(
    dialog
      .getByRole('textbox')
      .or(dialog.getByRole('button', { name: m.code_entry_submit() }))
      .and(page.locator(':focus')),
  ).toHaveCount(1)
  await expectAccessible(page)

  await hints.getByRole('button', { name: m.play_take_hint({ count: 20 }) }).click()
  await expect(hints.getByText(belfry.hints[0]!)).toBeVisible()
  await hints.getByRole('button', { name: m.play_take_hint({ count: 20 }) }).click()
  await expect(hints.getByText(belfry.hints[1]!)).toBeVisible()
  // Its button is gone: the focus stays with the hints
  await expect(hints).toBeFocused()
  await hints.getByRole('button', { name: m.play_reveal() }).click()
  await expect(hints.getByRole('button', { name: m.play_reveal_cancel() })).toBeFocused()
  await expectAccessible(page)
  await hints.getByRole('button', { name: m.play_reveal_cancel() }).click()
  await expect(hints.getByRole('button', { name: m.play_reveal() })).toBeFocused()
  await hints.getByRole('button', { name: m.play_reveal() }).click()
  await hints.getByRole('button', { name: m.play_reveal_confirm() }).click()
  await expect(dialog.getByText(m.code_entry_open())).toBeVisible()
  await expect(dialog.getByRole('button', { name: m.play_continue() })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: m.play_continue() }).click()
  await expect(dialog).toBeHidden()
  await expect(hotspotIn(page, belfry.chest.en)).toBeFocused()
  await expect(
    page.getByRole('list', { name: m.player_counters() }).getByText(m.player_counter_of({ value: '2', max: '5' })),
  ).toBeVisible()
  await close()
})

test('a player who does nothing at a puzzle is offered its hints after a while', async ({ browser }) => {
  const { page, close } = await visit(browser, 'en')
  // Stuck counts from one and a half times the expected time on: nine seconds
  await begin(page, await insertBelfry(0.1))
  await hotspotIn(page, belfry.chest.en).click()
  const hints = page.getByRole('dialog', { name: belfry.chest.en }).getByRole('region', { name: m.play_hints() })
  await expect(hints.getByText(m.play_hints_left({ count: 2 }))).toBeVisible()
  await expect(hints.getByText(m.play_hints_offered())).toBeHidden()
  await expect(hints.getByRole('status').filter({ hasText: m.play_hints_offered() })).toBeVisible()
  await close()
})

test('a clock runs out and the puzzle restarts; without time limits it waits', async ({ browser }) => {
  const { page, close } = await visit(browser, 'en')
  await begin(page, adventureId)
  await pressAnew(hotspotIn(page, belfry.clock.en))
  const dialog = page.getByRole('dialog', { name: belfry.clock.en })
  await expect(dialog.getByRole('timer')).toBeVisible()
  await expect(dialog.getByRole('status').filter({ hasText: m.play_time_up() })).toBeVisible({
    timeout: belfry.clockSeconds * 1000 + 10_000,
  })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: m.play_restart_puzzle() }).click()
  await expect(dialog.getByRole('timer')).toBeVisible()
  await expect(dialog.getByRole('button', { name: m.play_restart_puzzle() })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(hotspotIn(page, belfry.clock.en)).toBeFocused()
  // It runs on while the puzzle lies aside
  const bar = page.getByRole('timer')
  await expect(bar).toHaveText(/0:\d\d/)

  await page.getByRole('button', { name: m.play_settings(), exact: true }).click()
  await page.getByRole('checkbox', { name: m.play_untimed(), exact: true }).check()
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await pressAnew(hotspotIn(page, belfry.clock.en))
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('timer')).toBeHidden()
  await close()
})
