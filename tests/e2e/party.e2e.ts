import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { sample } from '#samples/adventures/the-rabbit-takes-a-bow/adventure.ts'
import { expectAccessible } from './accessible.ts'
import { ready, visit } from './browser.ts'
import type { Way } from './hand.ts'
import { insertTwoRoles, twoRoles } from './insert-two-roles.ts'
import { PartyDriver } from './party-driver.ts'
import { PlayerDriver } from './player-driver.ts'
import { pressAnew } from './press-anew.ts'

const en = { locale: 'en' } as const
const fr = { locale: 'fr' } as const
const phone = { width: 360, height: 740 }

const words = {
  title: 'The Rabbit Takes a Bow',
  workshop: 'The workshop',
  stage: 'The stage',
  store: 'The prop store',
  drawer: 'The drawer with the brass lock',
  puzzle: 'The drawer of the four suits',
  code: '7492',
  toStage: 'Through the curtain to the stage',
  toStore: 'The way to the prop store',
  toWorkshop: 'To the workshop',
  candle: 'A candle end from the box',
} as const

const mots = {
  workshop: 'L’atelier',
  stage: 'La scène',
  store: 'Le magasin des accessoires',
  drawer: 'Le tiroir à la serrure de laiton',
  puzzle: 'Le tiroir aux quatre couleurs',
  toStage: 'Par le rideau, vers la scène',
  toStore: 'Vers le magasin des accessoires',
  toWorkshop: 'Vers l’atelier',
  crate: 'La caisse de carottes',
} as const
const guestName = 'Marie-Ève'
const hostName = 'Ana'

const layers = (page: Page) => page.locator('.play-layer')
const layer = (page: Page, key: string, locale: 'en' | 'fr') =>
  layers(page).and(page.getByAltText(sample.layers!.find((each) => each.key === key)!.altText[locale]))

async function somebody(
  browser: Browser,
  locale: 'en' | 'fr',
  viewport?: { width: number; height: number },
  by: Way = 'mouse',
) {
  const own = await visit(browser, locale, undefined, viewport)
  return { ...own, player: new PlayerDriver(own.page, locale, by), party: new PartyDriver(own.page, locale) }
}

async function twoInTheSample(browser: Browser) {
  const host = await somebody(browser, 'en')
  await host.player.start(words.title)
  await host.party.openPanel()
  const link = await host.party.invite()
  const guest = await somebody(browser, 'fr', phone)
  await guest.page.goto(link)
  await guest.party.join(guestName)
  await guest.player.expectScene(mots.workshop)
  return { host, guest, link }
}

test('two browsers, one in each language, play the sample together and see what the other does', async ({
  browser,
}) => {
  const host = await somebody(browser, 'en')
  await host.player.start(words.title)

  const link = await test.step('the host gets a code, a link and its QR code, and changes their name', async () => {
    await host.party.openPanel()
    await expectAccessible(host.page)
    const opened = await host.party.invite()
    expect(opened).toMatch(/\/join\/[0-9A-Z]{8}$/)
    await expectAccessible(host.page)
    await host.party.panel().getByLabel(m.together_your_name({}, en)).fill(hostName)
    await host.page.keyboard.press('Enter')
    await expect(host.party.member(hostName)).toContainText(m.together_host({}, en))
    await expect(host.party.member(hostName).getByRole('button', { name: m.together_rename({}, en) })).toBeVisible()
    return opened
  })

  const guest = await somebody(browser, 'fr', phone)
  await test.step('the guest comes by the link, with only a name', async () => {
    await guest.page.goto(link)
    await expect(guest.page.getByText(hostName, { exact: true })).toBeVisible()
    await expectAccessible(guest.page)
    await guest.party.join(guestName)
    await guest.player.expectScene(mots.workshop)
    await expect(host.party.member(guestName)).toContainText(words.workshop)
    await expect(host.party.news()).toContainText(m.together_joined({ name: guestName }, en))
    await host.party.close(host.party.panel())
    await expect(
      host.page.getByRole('list', { name: m.together_in_this_scene({}, en) }).getByText(guestName),
    ).toBeAttached()
  })

  await test.step('what the host takes goes from the guest’s picture too', async () => {
    await expect(layers(guest.page)).toHaveCount(2)
    await expect(layer(guest.page, 'candle-in-box', 'fr')).toBeVisible()
    await host.player.hotspot(words.candle).click()
    await expect(layer(guest.page, 'candle-in-box', 'fr')).toHaveCount(0)
    await expect(layers(host.page)).toHaveCount(1)
    await expect(layer(guest.page, 'poster-in-basket', 'fr')).toBeVisible()
  })

  await test.step('a move is seen by the other, in words and in the panel', async () => {
    await pressAnew(guest.player.hotspot(mots.toStage))
    await guest.player.expectScene(mots.stage)
    await expect(host.party.news()).toContainText(m.together_entered({ name: guestName, scene: words.stage }, en))
    await guest.party.openPanel()
    await host.player.hotspot(words.drawer).click()
    await expect(guest.party.member(hostName)).toContainText(m.together_looks_at({ puzzle: mots.puzzle }, fr))
    await expectAccessible(guest.page)
    await guest.party.close(guest.party.panel())
  })

  await test.step('skipping a puzzle asks the other, who reads what silence means and says not yet', async () => {
    const dialog = host.player.dialog(words.puzzle)
    for (let hint = 1; hint <= 3; hint++) {
      await dialog.getByRole('button', { name: m.play_take_hint({ count: 20 }, en) }).click()
      await expect(dialog.getByText(m.play_hint_number({ number: hint }, en))).toBeAttached()
    }
    await dialog.getByRole('button', { name: m.play_reveal({}, en) }).click()
    await dialog.getByRole('button', { name: m.play_reveal_confirm({}, en) }).click()
    const own = dialog.getByRole('region', { name: m.together_vote_own_skip({ puzzle: words.puzzle }, en) })
    await expect(own.getByRole('button', { name: m.together_vote_take_back({}, en) })).toBeVisible()
    await expect(own).toContainText(guestName)
    const question = m.together_vote_skip({ name: hostName, puzzle: mots.puzzle }, fr)
    const asked = guest.page.getByRole('region', { name: question })
    await expect(asked).toContainText(m.together_vote_rule({ seconds: 20 }, fr))
    await expect(asked).toBeFocused()
    await expect(guest.page.getByRole('alert').filter({ hasText: question })).toBeAttached()
    await guest.page.keyboard.press('Tab')
    await expect(asked.getByRole('button', { name: m.together_vote_agree({}, fr) })).toBeFocused()
    await guest.page.keyboard.press('Tab')
    await guest.page.keyboard.press('Enter')
    await expect(asked).toBeHidden()
    await expect(own).toBeHidden()
    await expect(host.party.news()).toContainText(m.together_vote_refused({ name: guestName }, en))
    await expect(dialog.getByRole('button', { name: m.play_reveal_confirm({}, en) })).toBeVisible()
  })

  await test.step('a puzzle that one solves is solved for both, and its contents belong to everybody', async () => {
    await pressAnew(guest.player.hotspot(mots.toWorkshop))
    await guest.player.expectScene(mots.workshop)
    await pressAnew(guest.player.hotspot(mots.drawer))
    await expect(host.player.dialog(words.puzzle)).toContainText(m.together_at_this_puzzle({ names: guestName }, en))
    await guest.player.solve(mots.puzzle, words.code)
    await expect(host.player.dialog(words.puzzle).getByRole('button', { name: m.play_continue({}, en) })).toBeVisible()
    await expect(host.party.news()).toContainText(m.together_solved({ name: guestName, puzzle: words.puzzle }, en))
    // What stands open in the scene is open in the box as well
    await expect(
      layer(host.page, 'drawer-open', 'en').and(host.player.dialog(words.puzzle).locator('img')),
    ).toBeVisible()
    await host.player
      .dialog(words.puzzle)
      .getByRole('button', { name: m.play_continue({}, en) })
      .click()
    await expect(host.player.dialog(words.puzzle)).toBeHidden()
    await expect(layer(host.page, 'drawer-open', 'en')).toBeVisible()
    await expect(layer(guest.page, 'drawer-open', 'fr')).toBeVisible()
    await host.party.openPanel()
    await expect(host.party.panel().getByRole('region', { name: m.together_lately({}, en) })).toContainText(guestName)
    await host.party.close(host.party.panel())
    await expect(host.player.tray().getByRole('listitem')).toHaveCount(2)
  })

  await test.step('pointing shows in the other’s picture, with a name, and is announced', async () => {
    await guest.player.hotspot(mots.toStore).focus()
    await guest.page.keyboard.press('p')
    await expect(host.page.locator('.party-ping')).toHaveText(guestName)
    await expect(host.party.news()).toContainText(m.together_pointed_at({ name: guestName, thing: words.toStore }, en))
    await expect(host.page.locator('.party-ping')).toHaveCount(0)
    await guest.player.expectScene(mots.workshop)

    await guest.page.getByRole('button', { name: m.together_point({}, fr), exact: true }).click()
    await guest.player.hotspot(mots.drawer).click()
    await expect(host.party.news()).toContainText(m.together_pointed_at({ name: guestName, thing: words.drawer }, en))
    await expect(guest.player.dialog(mots.puzzle)).toBeHidden()

    await guest.page.locator('.play-scroller').evaluate((scroller) => scroller.scrollTo({ left: 0 }))
    const box = (await host.player.hotspot(words.toStage).boundingBox())!
    await host.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await host.page.mouse.down()
    await expect(host.page.locator('.party-ping').filter({ hasText: hostName })).toHaveCount(1)
    await expect(guest.page.locator('.party-beyond')).toHaveText(hostName)
    await host.page.mouse.up()
    await expect(guest.party.news()).toContainText(m.together_pointed_at({ name: hostName, thing: mots.toStage }, fr))
    await host.player.expectScene(words.workshop)
  })

  await test.step('a reaction comes in the reader’s own language', async () => {
    await host.party.react(m.together_reaction_bravo({}, en))
    await expect(guest.party.news()).toContainText(
      m.together_reacted({ name: hostName, reaction: m.together_reaction_bravo({}, fr) }, fr),
    )
  })

  await test.step('what one finds elsewhere marks the other’s journal, and stays at the top until it is read', async () => {
    const journal = (name: string) => host.page.getByRole('button', { name, exact: true })
    const drawer = host.page.getByRole('dialog', { name: m.play_journal({}, en) })
    await expect(journal(m.play_journal({}, en))).toBeVisible()
    await pressAnew(guest.player.hotspot(mots.toStore))
    await guest.player.expectScene(mots.store)
    await pressAnew(guest.player.hotspot(mots.crate))
    await journal(m.together_journal_marked({ count: '1' }, en)).click()
    await expect(drawer.getByRole('heading', { name: m.together_journal_news({}, en) })).toBeVisible()
    await expect(drawer.getByRole('listitem').first()).toContainText(guestName)
    await expect(drawer).toContainText(m.play_journal_by({ what: m.play_journal_found({}, en), name: guestName }, en))
    await expectAccessible(host.page)
    await host.page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(journal(m.play_journal({}, en))).toBeFocused()
  })
  await host.close()
  await guest.close()
})

test('chat is off in a family’s adventure until the host turns it on', async ({ browser }) => {
  const { host, guest } = await twoInTheSample(browser)
  await host.party.close(host.party.panel())
  await guest.party.openChat()
  await expect(guest.party.chat()).toContainText(m.together_chat_off({}, fr))
  await expect(guest.party.chat()).toContainText(m.together_chat_off_guest({}, fr))
  await expectAccessible(guest.page)

  await host.party.openChat()
  await host.party
    .chat()
    .getByRole('button', { name: m.together_chat_turn_on({}, en) })
    .click()
  await host.party.say('Look at the pendulums!')
  await expect(guest.party.chat().getByRole('log')).toContainText('Look at the pendulums!')
  await host.party.close(host.party.chat())

  await guest.party.say('Je vois quatre horloges.')
  await expect(host.page.getByRole('button', { name: m.together_chat_unread({ count: 1 }, en) })).toBeVisible()
  await expect(host.party.news()).toContainText(
    m.together_chat_from({ name: guestName, text: 'Je vois quatre horloges.' }, en),
  )
  await host.party.openChat()
  await expect(host.party.chat().getByRole('log')).toContainText('Je vois quatre horloges.')
  await expectAccessible(host.page)
  await host.party.close(host.party.chat())
  await expect(host.page.getByRole('button', { name: m.together_chat({}, en), exact: true })).toBeVisible()
  await host.close()
  await guest.close()
})

test('a connection that breaks resumes where it was, with nothing missed and nothing twice', async ({ browser }) => {
  const { host, guest } = await twoInTheSample(browser)
  await host.party.close(host.party.panel())
  await guest.context.setOffline(true)
  await expect(guest.page.getByText(m.play_reconnecting({}, fr))).toBeVisible()

  await host.player.hotspot(words.drawer).click()
  await host.player.solve(words.puzzle, words.code)
  await host.player.hotspot(words.toStage).click()
  await host.player.expectScene(words.stage)
  await expect(guest.player.tray().getByRole('listitem')).toHaveCount(0)
  await expect(host.page.getByRole('button', { name: m.together_party_here({ count: 1 }, en) })).toBeVisible({
    timeout: 60_000,
  })

  await pressAnew(guest.player.hotspot(mots.toStore))
  await guest.context.setOffline(false)
  await guest.player.expectScene(mots.store)
  await expect(guest.page.getByText(m.play_reconnecting({}, fr))).toBeHidden()
  await expect(guest.player.tray().getByRole('listitem')).toHaveCount(1)
  await expect(host.party.news()).toContainText(m.together_entered({ name: guestName, scene: words.store }, en))
  await guest.party.openPanel()
  const lately = guest.party.panel().getByRole('region', { name: m.together_lately({}, fr) })
  for (const told of [
    m.together_solved({ name: 'Guest', puzzle: mots.puzzle }, fr),
    m.together_entered({ name: 'Guest', scene: mots.stage }, fr),
  ])
    await expect(lately.getByText(told, { exact: true })).toHaveCount(1)
  await host.close()
  await guest.close()
})

test('a player whom the host removes is told calmly, and cannot come back by the same link', async ({ browser }) => {
  const { host, guest, link } = await twoInTheSample(browser)
  await host.party.remove(guestName)
  await expect(guest.page.getByRole('heading', { level: 1, name: m.together_removed_title({}, fr) })).toBeFocused()
  await expectAccessible(guest.page)
  const run = guest.page.url()
  await guest.page.getByRole('link', { name: m.together_to_lobby({}, fr) }).click()
  await expect(guest.page).toHaveURL(/\/play\//)
  await guest.page.goto(link)
  await expect(guest.page.getByRole('button', { name: m.join_submit({}, fr) })).toHaveCount(0)
  const answer = await guest.page.request.get(run)
  expect(answer.status()).toBe(404)
  await host.close()
  await guest.close()
})

test('one sees the sign, the other the lock; who leaves goes back, and who stays sees both', async ({ browser }) => {
  const { hall, sign, signWords, lock, den, toDen, back, code, plate, plateWords, pedal, pedalWords } = twoRoles
  const id = await insertTwoRoles()
  const host = await somebody(browser, 'en', undefined, 'keyboard')
  await test.step('the lobby names the roles, and the host alone has both', async () => {
    await host.page.goto(`/play/${id}`)
    await expect(host.page.getByText(m.roles_lobby({}, en))).toBeVisible()
    await host.player.press(host.page.getByRole('button', { name: m.play_start({}, en), exact: true }))
    await host.page.waitForURL(/\/run\//)
    await ready(host.page)
    for (const thing of [sign, lock]) await expect(host.player.hotspot(thing.en)).toBeVisible()
  })
  await host.party.openPanel()
  const link = await host.party.invite()
  const guest = await somebody(browser, 'fr', phone)
  await test.step('the guest is told the other role, and each sees what is theirs', async () => {
    await guest.page.goto(link)
    await guest.party.join(guestName)
    await guest.player.expectScene(hall.fr)
    await expect(guest.party.news()).toContainText(m.roles_start({ role: m.roles_b({}, fr) }, fr))
    await expect(guest.player.hotspot(lock.fr)).toBeVisible()
    await expect(guest.player.hotspot(sign.fr)).toHaveCount(0)
    await expect(host.party.member(guestName)).toContainText(m.roles_b({}, en))
    await host.party.close(host.party.panel())
    await expect(host.page.getByTitle(m.roles_yours({ role: m.roles_a({}, en) }, en))).toBeVisible()
    await expect(host.player.hotspot(lock.en)).toHaveCount(0)
    await expectAccessible(host.page)
    await expectAccessible(guest.page)
  })
  await test.step('the guest goes where only they may be: the host reads no name of it', async () => {
    await guest.player.touch(toDen.fr)
    await guest.player.expectScene(den.fr)
    await host.party.openPanel()
    await expect(host.party.member(guestName)).toContainText(m.roles_elsewhere({}, en))
    await expect(host.page.getByText(den.en)).toHaveCount(0)
    await host.party.close(host.party.panel())
    await guest.player.touch(back.fr)
  })
  await test.step('the host reads the sign to the guest, who opens the lock; a hint is for the host', async () => {
    await host.player.touch(sign.en)
    await expect(host.page.getByText(signWords.en).first()).toBeVisible()
    await guest.player.touch(lock.fr)
    await guest.player
      .dialog(lock.fr)
      .getByRole('button', { name: m.play_take_hint({ count: 20 }, fr) })
      .click()
    await expect(guest.player.dialog(lock.fr).getByText(m.roles_hint_for_other({}, fr))).toBeVisible()
    await expectAccessible(guest.page)
    await expect(guest.page.getByText(signWords.fr)).toHaveCount(0)
    await guest.player.solve(lock.fr, code)
    await expect(host.party.news()).toContainText(m.together_solved({ name: guestName, puzzle: lock.en }, en))
  })
  await test.step('what takes two waits for the other, lets go, and is done when both press', async () => {
    await host.player.touch(plate.en)
    await Promise.all([
      expect(host.page.getByText(m.together_hold_own({ thing: plate.en }, en)).first()).toBeVisible(),
      expect(guest.page.getByText(m.together_hold_by_unknown({ name: '' }, fr).trim()).first()).toBeVisible(),
    ])
    await expect(guest.page.getByText(plate.fr)).toHaveCount(0)
    await expectAccessible(host.page)
    await expect(host.page.getByText(m.together_hold_late({}, en)).first()).toBeVisible()
    await expect(host.page.getByRole('button', { name: `${plate.en} ${m.together_takes_two({}, en)}` })).toBeVisible()
    await Promise.all([host.player.touch(plate.en), guest.player.touch(pedal.fr)])
    await expect(host.page.getByText(plateWords.en).first()).toBeVisible()
    await expect(guest.page.getByText(pedalWords.fr).first()).toBeVisible()
  })
  await test.step('the guest leaves, and the host has both roles again', async () => {
    await guest.party.openPanel()
    await guest.party
      .panel()
      .getByRole('button', { name: m.together_leave({}, fr) })
      .click()
    await guest.party
      .panel()
      .getByRole('button', { name: m.together_leave_confirm({}, fr), exact: true })
      .click()
    await expect(guest.page).toHaveURL(/\/play\//)
    await expect(host.party.news()).toContainText(m.together_left({ name: guestName }, en))
    await expect(host.party.news()).toContainText(m.roles_now_both({}, en))
    await expect(host.player.hotspot(lock.en)).toBeVisible()
  })
  await host.close()
  await guest.close()
})

test('a code can be typed as it sounds, and one that opens nothing says so', async ({ browser }) => {
  const host = await somebody(browser, 'en')
  await host.player.start(words.title)
  await host.party.openPanel()
  const code = (await host.party.invite()).split('/').at(-1)!
  const guest = await somebody(browser, 'fr', phone)
  await guest.page.goto('/join')
  await expectAccessible(guest.page)
  await guest.page.getByLabel(m.join_code_label({}, fr)).fill('zzzz')
  await guest.page.getByRole('button', { name: m.join_code_submit({}, fr) }).click()
  await expect(guest.page.getByText(m.join_code_wrong({}, fr))).toBeVisible()
  await guest.page.getByLabel(m.join_code_label({}, fr)).fill(`${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}`)
  await guest.page.getByRole('button', { name: m.join_code_submit({}, fr) }).click()
  await expect(guest.page).toHaveURL(new RegExp(`/join/${code}$`))
  await host.party
    .panel()
    .getByRole('button', { name: m.together_close_invitation({}, en) })
    .click()
  await expect(host.party.panel().getByRole('button', { name: m.together_invite({}, en) })).toBeVisible()
  await guest.page.reload()
  await ready(guest.page)
  await expect(guest.page.getByRole('heading', { level: 1, name: m.join_unknown_heading({}, fr) })).toBeVisible()
  await expectAccessible(guest.page)
  await host.close()
  await guest.close()
})
