import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import { createRow, edit } from '#tests/support/draft-commands.ts'
import { makeAdventure, play, publish, startRun } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { ownTo, signUpAtOnce } from './account-driver.ts'
import { expectAccessibleInBothThemes } from './accessible.ts'
import { speak, visit, visitAs } from './browser.ts'
import { journeyWorld } from './journey-world.ts'
import { pressAnew } from './press-anew.ts'
import { StudioDriver } from './studio-driver.ts'

function powerhouse() {
  const [hall, yard, lampId, guard] = [newId(), newId(), newId(), newId()]
  const power = { type: 'flag_set', flag: 'power' }
  const lamp = { type: 'has_item', itemId: lampId, count: 1 }
  const hotspot = (fields: object) => createRow('hotspot', { parent: hall, y: 50, ...fields })
  return edit(
    createRow('scene', { id: hall, name: 'Turbine hall', altText: 'A hall.', description: 'Cold iron.' }),
    createRow('scene', { id: yard, name: 'Yard', altText: 'A yard.', isEnding: true, endingText: 'Out at last.' }),
    createRow('item', { id: lampId, name: 'Storm lamp' }),
    createRow('npc', { id: guard, name: 'Guard' }),
    createRow('node', { parent: guard, nodeId: 'praise', content: 'Well done.', conditions: power }),
    createRow('node', {
      parent: guard,
      nodeId: 'hello',
      nodeType: 'question',
      content: 'Who is there?',
      choices: [
        { text: 'Your light', next_node_id: 'praise', locked: true },
        { text: 'Nobody', next_node_id: 'hello' },
      ],
    }),
    hotspot({ type: 'npc', x: 20, name: 'Guard', targetId: guard }),
    hotspot({
      type: 'scene_link',
      x: 80,
      name: 'Iron door',
      targetId: yard,
      interactionConditions: { type: 'all', of: [power, lamp] },
    }),
  )
}

async function build(page: Page, id: string): Promise<void> {
  const answer = await page.evaluate(
    async ([address, body]) => {
      const reply = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      })
      return reply.text()
    },
    [`/editor/${id}`, JSON.stringify(powerhouse())] as const,
  )
  const { taken } = JSON.parse(answer) as { taken: { results: { status: string }[] } }
  expect(taken.results.filter(({ status }) => status !== 'taken')).toEqual([])
}

type Way = 'mouse' | 'keyboard'

const press = (way: Way) => async (what: Locator) => {
  if (way === 'mouse') return what.click()
  await what.focus()
  await pressAnew(what)
}

test('a playtest begins in the middle, shows why a door is shut, sets a flag', async ({ browser }) => {
  const locale = 'en'
  const author = await visit(browser, locale)
  const { page } = author
  const push = press('mouse')
  const on = { locale } as const
  await signUpAtOnce(page, 'playtest@example.org')
  const id = await new StudioDriver(page, locale).openNewProject('Powerhouse')
  await build(page, id)

  await page.goto(`/editor/${id}?tab=scenes`)
  await push(page.getByRole('button', { name: m.studio_card_more({ title: 'Turbine hall' }, on) }))
  await push(page.getByRole('menuitem', { name: m.playtest_from_here({}, on) }))
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByRole('combobox', { name: m.studio_type_scene({}, on), exact: true }).locator('option:checked'),
  ).toContainText('Turbine hall')
  await push(dialog.locator('summary').filter({ hasText: m.playtest_items({}, on) }))
  await dialog.getByLabel('Storm lamp').check()
  await expectAccessibleInBothThemes(page)
  const opened = page.waitForEvent('popup')
  await push(dialog.getByRole('button', { name: m.playtest_begin({}, on) }))
  const game = await opened
  await game.waitForURL('**/run/**')
  await expect(dialog).toBeHidden()

  const quoted = (text: string) => m.studio_rules_quoted({ text }, on)
  const panel = game.getByRole('complementary', { name: m.playtest_panel({}, on) })
  const needsPower = panel
    .locator('[data-holds]')
    .filter({ hasText: m.studio_rules_flag({ flag: quoted('power') }, on) })
    .first()
  await expect(needsPower).toHaveAttribute('data-holds', 'false')
  await expect(needsPower).toContainText(m.playtest_now({ actual: m.playtest_never_set({}, on) }, on))
  await expect(
    panel.locator('[data-holds=true]').filter({ hasText: m.studio_rules_item({ name: quoted('Storm lamp') }, on) }),
  ).toBeVisible()
  await expectAccessibleInBothThemes(game)

  await push(panel.getByRole('button', { name: m.playtest_change_named({ flag: 'power' }, on) }))
  await panel.getByRole('combobox', { name: m.playtest_flag_kind({ flag: 'power' }, on) }).selectOption('on')
  await push(panel.getByRole('button', { name: m.playtest_set({}, on), exact: true }))
  await expect(needsPower).toHaveAttribute('data-holds', 'true')
  await expect(panel.getByRole('button', { name: m.playtest_change_named({ flag: 'power' }, on) })).toBeFocused()

  await push(panel.getByRole('button', { name: m.playtest_put_away({}, on) }))
  await expect(panel).toBeHidden()
  const opener = game.getByRole('button', { name: m.playtest_panel({}, on) })
  await expect(opener).toBeFocused()
  await push(opener)
  await expect(panel.getByRole('heading', { name: m.playtest_panel({}, on) })).toBeFocused()
  await panel.getByLabel(m.playtest_go_to({}, on)).selectOption({ label: 'Yard' })
  await push(panel.getByRole('button', { name: m.playtest_go({}, on), exact: true }))
  await expect(game.getByText('Out at last.')).toBeVisible()
  await expect(panel.getByText(m.playtest_over({}, on))).toBeVisible()

  const byKey = press('keyboard')
  const fr = { locale: 'fr' } as const
  const panelInFrench = game.getByRole('complementary', { name: m.playtest_panel({}, fr) })
  await page.goto(`/editor/${id}?tab=npcs`)
  await speak(page, 'fr')
  await byKey(page.getByRole('heading', { level: 3 }).getByRole('link', { name: 'Guard', exact: true }))
  await byKey(page.getByRole('button', { name: m.playtest_talk_from({ name: 'praise' }, fr) }))
  const node = dialog.getByLabel(m.playtest_node({}, fr))
  await expect(node).toHaveValue('praise')
  await node.selectOption({ label: m.playtest_node_as_in_game({}, fr) })
  await expect(dialog.getByLabel('Storm lamp')).toBeChecked()
  await byKey(dialog.getByRole('button', { name: m.playtest_begin({}, fr) }))
  const talk = game.getByRole('dialog', { name: 'Guard' })
  await expect(talk.getByText('Who is there?').first()).toBeVisible()
  await expect(panelInFrench.getByText(m.playtest_choice_shut({}, fr))).toBeVisible()
  await expect(panelInFrench.getByText(m.playtest_choice_open({}, fr))).toBeVisible()

  await byKey(panelInFrench.getByRole('link', { name: m.playtest_edit_named({ name: 'hello' }, fr) }).first())
  const said = dialog.getByLabel(m.studio_node_content({}, fr))
  await expect(said).toHaveValue('Who is there?')
  await said.fill('Halt!')
  await byKey(dialog.getByRole('button', { name: m.studio_node_update({}, fr) }))
  await expect(page.locator('#main').getByText('Halt!')).toBeVisible()
  await new StudioDriver(page, 'fr').saved()
  await byKey(panelInFrench.getByRole('button', { name: m.playtest_catch_up({}, fr) }))
  await expect(talk.getByText('Halt!').first()).toBeVisible()
  await byKey(page.getByRole('button', { name: m.studio_undo({}, fr), exact: true }))
  await expect(page.locator('#main').getByText('Who is there?')).toBeVisible()
  await author.close()
})

test('a creator sees where plays stopped, accepts what three of them typed, and undoes it', async ({ browser }) => {
  const creator = new Person(journeyWorld().url)
  await creator.signUp(ownTo('figures@example.org'))
  const { id, ids } = await makeAdventure(creator, { title: `The counted lock ${test.info().retry}` })
  await publish(creator, id)
  for (const code of ['0247', '0247', '0247', '9999']) {
    const guest = new Person(journeyWorld().url)
    const runId = await startRun(guest, id)
    await play(guest, runId, { type: 'use_hotspot', hotspotId: ids.lock })
    await play(guest, runId, { type: 'answer', puzzleId: ids.puzzle, answer: { code } })
  }
  const en = { locale: 'en' } as const
  const author = await visitAs(browser, 'en', creator)
  const { page } = author
  const studio = new StudioDriver(page, 'en')
  await page.goto(`/editor/${id}?tab=figures`)
  await expect(page.getByText(m.figures_edition_plays({ count: 4, finishes: '0' }, en))).toBeVisible()
  const stops = page.getByRole('region', { name: m.figures_stops({}, en) })
  await expect(stops.getByRole('row', { name: 'Hall' })).toContainText('100%')
  await expect(page.getByText(m.figures_box({ plays: '4', stopped: '4' }, en))).toBeVisible()
  await expect(page.getByText('9999')).toHaveCount(0)
  await expectAccessibleInBothThemes(page)

  await studio.button(m.figures_reply_name({ answer: '0247' }, en)).click()
  await studio.button(m.figures_reply_save({}, en)).click()
  await expect(page.getByText(m.figures_reply_required({}, en))).toBeVisible()
  await studio.button(m.common_cancel({}, en)).click()
  await studio.button(m.figures_accept_name({ answer: '0247' }, en)).click()
  await expect(page.getByText(m.figures_accepted({}, en), { exact: true })).toBeVisible()
  await studio.button(m.studio_undo({}, en)).click()
  await studio.button(m.figures_accept_name({ answer: '0247' }, en)).click()
  await expect(page.getByText(m.figures_accepted({}, en), { exact: true })).toBeVisible()
  await studio.saved()
  await page.reload()
  await expect(page.getByText(m.figures_accepted({}, en), { exact: true })).toBeVisible()
  await page.goto(`/editor/${id}?tab=puzzles&puzzle=${ids.puzzle}`)
  await expect(
    page.getByRole('dialog').getByText('0247').or(page.getByRole('dialog').locator('[value="0247"]')).first(),
  ).toBeVisible()

  await page.goto(`/editor/${id}?tab=figures`)
  await expect(page.getByText(m.figures_accepted({}, en), { exact: true })).toBeVisible()
  await speak(page, 'fr')
  const fr = { locale: 'fr' } as const
  await expect(page.getByText(m.figures_accepted({}, fr), { exact: true })).toBeVisible()
  await author.close()
})
