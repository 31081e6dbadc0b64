import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { expectAccessible } from './accessible.ts'
import { picture } from './pictures.ts'
import type { Desk } from './puzzle-desk.ts'
import {
  beginGame,
  expectCurtain,
  expectInObject,
  goOn,
  layInObject,
  makePuzzle,
  openDesk,
  openPuzzle,
  placePuzzles,
  ways,
} from './puzzle-desk.ts'
import { stillBox } from './still-box.ts'

const words = {
  en: {
    title: 'The watchmaker’s eyes',
    hall: 'The workshop',
    story: 'Nothing is where it was.',
    hidden: 'The shelf',
    sound: 'The night outside',
    stills: 'The corridor camera',
    key: 'The key',
    glint: 'A glint',
    vase: 'The vase',
    door: 'The door',
    workshop: 'A workshop at night',
    others: ['The clock', 'The carpet', 'The lamp'],
    wrong: 'a cat',
    right: 'I think a tawny owl',
    answer: 'tawny owl',
  },
  fr: {
    title: 'Les yeux de l’horloger',
    hall: 'L’atelier',
    story: 'Rien n’est à sa place.',
    hidden: 'L’étagère',
    sound: 'La nuit dehors',
    stills: 'La caméra du corridor',
    key: 'La clé',
    glint: 'Un reflet',
    vase: 'Le vase',
    door: 'La porte',
    workshop: 'Un atelier, la nuit',
    others: ['L’horloge', 'Le tapis', 'La lampe'],
    wrong: 'un chat',
    right: 'Une chouette hulotte',
    answer: 'chouette hulotte',
  },
} as const

for (const locale of locales) {
  test(`hidden things, a sound and two stills are made and played by ${ways[locale]} (${locale})`, async ({
    browser,
  }) => {
    const text = words[locale]
    const desk = await openDesk(browser, locale, `pictured-${locale}@example.org`, text.title)
    const byMouse = ways[locale] === 'mouse'
    await test.step('things are hidden on a picture', () =>
      makePuzzle(desk, m.hidden_object_label({}, desk.in), text.hidden, async () => {
        await (byMouse ? hideByMouse(desk) : hideByKeyboard(desk))
        await layInObject(desk)
      }))
    await test.step('a sound is recorded, or chosen', () =>
      makePuzzle(desk, m.audio_recognition_label({}, desk.in), text.sound, () => giveSound(desk)))
    await test.step('two stills are compared', () =>
      makePuzzle(desk, m.video_difference_label({}, desk.in), text.stills, () =>
        byMouse ? compareVideo(desk) : comparePictures(desk),
      ))
    await test.step('each is placed in a scene', () =>
      placePuzzles(desk, text.hall, text.story, [text.hidden, text.sound, text.stills]))
    await beginGame(desk)
    await test.step('the things are looked for', () => playHidden(desk))
    await test.step('the sound is named', () => playSound(desk))
    await test.step('the stills are compared', () => playStills(desk))
    await expectCurtain(desk)
    await desk.close()
  })
}

async function hideByMouse(desk: Desk): Promise<void> {
  const { page, studio, dialog, locale } = desk
  await studio.uploadPicture('#1f4a3d')
  const canvas = dialog.locator('.touch-none')
  const { x, y, width, height } = await stillBox(canvas)
  await page.mouse.move(x + width * 0.2, y + height * 0.2)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.4, y + height * 0.4, { steps: 4 })
  await page.mouse.up()
  await dialog.getByLabel(m.hidden_object_form_name({ position: 1 }, { locale })).fill(words[locale].key)
  await dialog.getByLabel(m.hidden_object_form_place({ sign: '1' }, { locale })).fill(words[locale].glint)
  await addLookAlikes(desk)
  await cutSilhouettes(desk)
  const preview = dialog.getByRole('region', { name: m.puzzles_preview({}, { locale }) })
  await pick(preview.getByRole('button', { name: m.hidden_object_pick({}, { locale }) }), 0.8, 0.8)
  await expect(preview.getByText(m.hidden_object_wrong({}, { locale }))).toBeVisible()
  await pick(preview.getByRole('button', { name: m.hidden_object_pick({}, { locale }) }), 0.3, 0.3)
  await expect(preview.getByText(m.hidden_object_all_found({}, { locale }))).toBeVisible()
}

async function cutSilhouettes({ page, dialog, locale }: Desk): Promise<void> {
  await dialog
    .getByLabel(m.hidden_object_form_list({}, { locale }))
    .selectOption({ label: m.hidden_object_form_by_silhouette({}, { locale }) })
  await dialog.getByLabel(m.hidden_object_form_shape({ position: 1 }, { locale })).fill(words[locale].glint)
  const stored = page.waitForResponse(
    (response) => response.url().includes('/api/uploads') && response.status() === 201,
  )
  await dialog.getByRole('button', { name: m.hidden_object_form_cut({}, { locale }) }).click()
  await stored
  await expect(
    dialog
      .getByRole('group', { name: m.hidden_object_form_silhouettes({}, { locale }) })
      .getByRole('img', { name: words[locale].key }),
  ).toBeVisible()
  await dialog.getByLabel(m.hidden_object_form_zone_hints({}, { locale })).check()
}

async function hideByKeyboard(desk: Desk): Promise<void> {
  const { studio, hand, dialog, locale, in: inLanguage } = desk
  await studio.uploadPicture('#1f4a3d')
  await hand.press(dialog.getByRole('button', { name: m.hidden_object_form_middle({}, inLanguage) }))
  await hand.type(dialog.getByLabel(m.hidden_object_form_name({ position: 1 }, inLanguage)), words[locale].key)
  await hand.type(dialog.getByLabel(m.hidden_object_form_place({ sign: '1' }, inLanguage)), words[locale].glint)
  await addLookAlikes(desk)
}

async function addLookAlikes({ hand, dialog, locale, in: inLanguage }: Desk): Promise<void> {
  const lookAlikes = dialog.getByRole('group', { name: m.hidden_object_form_look_alikes({}, inLanguage), exact: true })
  for (const [at, other] of words[locale].others.entries()) {
    await hand.press(lookAlikes.getByRole('button', { name: m.hidden_object_form_look_alike_add({}, inLanguage) }))
    await hand.type(lookAlikes.getByRole('textbox').nth(2 * at), other)
  }
  await hand.type(dialog.getByLabel(m.hidden_object_form_text({}, inLanguage)), words[locale].workshop)
}

async function cutSound(page: Page, player: Locator, inLanguage: { locale: Locale }): Promise<void> {
  const before = await player.evaluate((audio: HTMLAudioElement) => audio.duration)
  const whole = await player.getAttribute('src')
  await page.getByRole('button', { name: m.media_cut_open({}, inLanguage) }).click()
  const dialog = page.getByRole('dialog', { name: m.media_cut_title({}, inLanguage) })
  await dialog.getByLabel(m.media_cut_from({}, inLanguage)).press('PageUp')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: m.media_cut_do({}, inLanguage) }).click()
  await expect(player).not.toHaveAttribute('src', whole!)
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeLessThan(before)
}

async function giveSound({ page, hand, dialog, locale, in: inLanguage }: Desk): Promise<void> {
  const text = words[locale]
  const stored = page.waitForResponse(
    (response) => response.url().includes('/api/uploads') && response.status() === 201,
  )
  if (hand.way === 'mouse') {
    await dialog.getByRole('button', { name: m.media_record({}, inLanguage) }).click()
    await expect(dialog.getByRole('timer')).toHaveText('0:01')
    await dialog.getByRole('button', { name: m.media_record_stop({}, inLanguage) }).click()
  } else {
    const chooser = page.waitForEvent('filechooser')
    await hand.press(dialog.getByRole('button', { name: m.audio_recognition_form_choose({}, inLanguage) }))
    await (await chooser).setFiles('samples/adventures/the-rabbit-takes-a-bow/sound/theatre-night.mp3')
  }
  await stored
  const player = dialog.getByLabel(m.audio_recognition_form_listen({}, inLanguage))
  await expect
    .poll(() => player.evaluate((audio) => (audio instanceof HTMLAudioElement ? audio.duration : 0)))
    .toBeGreaterThan(0.5)
  if (hand.way === 'mouse') await cutSound(page, player, inLanguage)
  await hand.press(dialog.getByText(m.audio_recognition_form_listening({}, inLanguage)))
  await hand.choose(
    dialog.getByLabel(m.audio_recognition_form_picture({}, inLanguage)),
    m.audio_recognition_form_picture_waveform({}, inLanguage),
  )
  await hand.type(dialog.getByLabel(m.audio_recognition_form_transcript({}, inLanguage)), 'Hou, hou-hou.')
  await hand.type(dialog.getByLabel(m.audio_recognition_form_answer({}, inLanguage), { exact: true }), text.answer)
  await hand.type(dialog.getByLabel(m.audio_recognition_tester({}, inLanguage)), text.right)
  await expect(
    dialog
      .getByText(m.puzzles_tester_part({ answer: text.answer }, inLanguage))
      .or(dialog.getByText(m.puzzles_tester_equal({ answer: text.answer }, inLanguage))),
  ).toBeVisible()
}

const moved = [
  { x: 0.25, y: 0.3 },
  { x: 0.7, y: 0.65 },
]

async function compareVideo(desk: Desk): Promise<void> {
  const { dialog, locale } = desk
  await dialog.locator('[data-puzzle-video]').setInputFiles('tests/e2e/corridor.webm')
  await dialog.getByLabel(m.video_difference_form_first_time({}, { locale }), { exact: true }).fill('0.2')
  await dialog.getByLabel(m.video_difference_form_second_time({}, { locale }), { exact: true }).fill('1.8')
  const take = dialog.getByRole('button', { name: m.video_difference_form_take({}, { locale }) })
  await expect(take).not.toHaveAttribute('aria-disabled', 'true')
  await take.click()
  await dialog.getByRole('button', { name: m.video_difference_form_suggest({}, { locale }) }).click()
  await expect(dialog.getByText(m.video_difference_form_suggested({ count: moved.length }, { locale }))).toBeVisible()
  await dialog.getByRole('button', { name: m.video_difference_form_add_all({}, { locale }) }).click()
  await dialog.getByLabel(m.video_difference_form_thing({ position: 1 }, { locale })).fill(words[locale].vase)
  await dialog.getByLabel(m.video_difference_form_thing({ position: 2 }, { locale })).fill(words[locale].door)
  await describeStills(desk)
}

async function describeStills({ hand, dialog, locale, in: inLanguage }: Desk): Promise<void> {
  for (const label of [
    m.video_difference_form_first_text({}, inLanguage),
    m.video_difference_form_second_text({}, inLanguage),
  ])
    await hand.type(dialog.getByLabel(label), words[locale].workshop)
  for (const [at, other] of words[locale].others.entries()) {
    await hand.press(dialog.getByRole('button', { name: m.video_difference_form_unchanged_add({}, inLanguage) }))
    await hand.type(dialog.getByLabel(m.video_difference_form_unchanged_thing({ position: at + 1 }, inLanguage)), other)
  }
}

async function comparePictures(desk: Desk): Promise<void> {
  const { page, hand, dialog, locale, in: inLanguage } = desk
  await hand.choose(
    dialog.getByLabel(m.video_difference_form_from({}, inLanguage)),
    m.video_difference_form_from_pictures({}, inLanguage),
  )
  for (const [label, colour] of [
    [m.video_difference_first({}, inLanguage), '#20304a'],
    [m.video_difference_second({}, inLanguage), '#304a20'],
  ] as const) {
    const group = dialog.getByRole('group', { name: label, exact: true })
    const onItsWay = Promise.withResolvers<void>()
    await page.route('**/api/uploads*', async (route) => onItsWay.promise.then(() => route.continue()), { times: 1 })
    const chooser = page.waitForEvent('filechooser')
    await hand.press(group.getByRole('button', { name: m.media_choose({}, inLanguage) }))
    await (await chooser).setFiles(await picture(colour, 800, 450))
    const stop = group.getByRole('button', { name: m.media_cancel({}, inLanguage) })
    if (hand.way === 'keyboard') await hand.reach(stop)
    onItsWay.resolve()
    const replace = group.getByRole('button', { name: m.media_replace({}, inLanguage) })
    await expect(replace).toBeVisible()
    await expect(stop).toBeHidden()
    // After the focused button disappears, the focus is on the one before it
    if (hand.way === 'keyboard') await expect(replace).toBeFocused()
  }
  await hand.press(dialog.getByRole('button', { name: m.video_difference_form_middle({}, inLanguage) }))
  await hand.type(dialog.getByLabel(m.video_difference_form_thing({ position: 1 }, inLanguage)), words[locale].vase)
  await describeStills(desk)
}

async function pick(surface: Locator, x: number, y: number): Promise<void> {
  const box = await stillBox(surface)
  await surface.click({ position: { x: box.width * x, y: box.height * y } })
}

async function playHidden(desk: Desk): Promise<void> {
  const shelf = await openPuzzle(desk, words[desk.locale].hidden)
  await expectInObject(desk, shelf, 'img', null)
  if (desk.player.by === 'mouse') {
    await expect(shelf.getByRole('img', { name: words[desk.locale].glint })).toBeVisible()
    await expect(shelf.getByText(words[desk.locale].key)).toHaveCount(0)
    await shelf.getByRole('button', { name: m.play_take_hint({ count: 20 }, desk.in) }).click()
    await expect(
      shelf.getByText(m.puzzles_picture_glow({ where: m.puzzles_picture_top_left({}, desk.in) }, desk.in)),
    ).toBeVisible()
    await expect(shelf.locator('[data-glow]')).toHaveCount(1)
  }
  if (desk.player.by === 'keyboard') await searchInWords(desk, shelf)
  else
    await search(desk, shelf, m.hidden_object_pick({}, desk.in), m.hidden_object_wrong({}, desk.in), { x: 0.3, y: 0.3 })
  await expect(shelf.getByText(m.hidden_object_all_found({}, desk.in))).toBeVisible()
  await goOn(desk, shelf)
}

async function searchInWords({ player, locale, in: inLanguage }: Desk, shelf: Locator): Promise<void> {
  await player.press(shelf.getByText(m.hidden_object_places({}, inLanguage)))
  const thing = (name: string) => shelf.getByRole('listitem').getByRole('button', { name })
  await expect(shelf.getByText(m.puzzles_attempts_left({ count: 3 }, inLanguage))).toBeVisible()
  await player.press(thing(words[locale].others[1]))
  await expect(shelf.getByText(m.hidden_object_wrong({}, inLanguage))).toBeVisible()
  await expect(shelf.getByText(m.puzzles_attempts_left({ count: 2 }, inLanguage))).toBeVisible()
  await player.press(thing(words[locale].glint))
}

async function playSound(desk: Desk): Promise<void> {
  const { page, player } = desk
  const text = words[desk.locale]
  const night = await openPuzzle(desk, text.sound)
  await player.press(night.getByRole('button', { name: m.audio_recognition_play({}, desk.in) }))
  await expect(night.getByText(m.audio_recognition_failed({}, desk.in))).toBeHidden()
  await player.press(night.getByText(m.audio_recognition_see({}, desk.in)))
  await expect(night.getByRole('status').filter({ hasText: m.audio_recognition_waveform({}, desk.in) })).toBeVisible()
  const field = night.getByRole('textbox', { name: m.audio_recognition_answer({}, desk.in) })
  const write = async (answer: string) => {
    await (player.by === 'mouse' ? field.click() : player.reach(field))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.insertText(answer)
  }
  await write(text.wrong)
  await player.press(night.getByRole('button', { name: m.audio_recognition_submit({}, desk.in) }))
  await expect(night.getByText(m.audio_recognition_wrong({}, desk.in))).toBeVisible()
  await write(text.right)
  await page.keyboard.press('Enter')
  await expect(night.getByText(m.audio_recognition_solved({}, desk.in))).toBeVisible()
  await goOn(desk, night)
}

async function playStills(desk: Desk): Promise<void> {
  const camera = await openPuzzle(desk, words[desk.locale].stills)
  await search(
    desk,
    camera,
    m.video_difference_pick_first({}, desk.in),
    m.video_difference_wrong({}, desk.in),
    moved[0]!,
  )
  if (desk.player.by === 'keyboard') return
  await camera.getByRole('button', { name: m.video_difference_swipe({}, desk.in) }).click()
  await expect(camera.getByRole('img', { name: m.video_difference_swiped({}, desk.in) })).toBeVisible()
  await camera.getByRole('button', { name: m.video_difference_side_by_side({}, desk.in) }).click()
  await expect(camera.getByText(m.video_difference_progress({ count: 1, all: 2 }, desk.in))).toBeVisible()
  await pick(
    camera.getByRole('button', { name: m.video_difference_pick_second({}, desk.in) }),
    moved[1]!.x,
    moved[1]!.y,
  )
}

async function search(
  { page, player }: Desk,
  dialog: Locator,
  label: string,
  wrong: string,
  right: { x: number; y: number },
): Promise<void> {
  const surface = dialog.getByRole('button', { name: label })
  if (player.by === 'mouse') {
    const aimedAt = await stillBox(surface)
    await pick(surface, 0.06, 0.9)
    await expect(dialog.getByText(wrong)).toBeVisible()
    expect(await surface.boundingBox()).toEqual(aimedAt)
    return pick(surface, right.x, right.y)
  }
  await player.reach(surface)
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'Enter']) await page.keyboard.press(key)
  await expect(dialog.getByText(wrong)).toBeVisible()
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Enter'])
    await page.keyboard.press(key)
}
