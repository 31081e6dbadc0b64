import { expect, test } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/locale.ts'
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
  walk,
  ways,
} from './puzzle-desk.ts'

const words = {
  en: {
    title: 'The night porter’s desk',
    hall: 'The lobby',
    story: 'Everything here wants to be said or turned.',
    lock: 'The key box',
    near: 'That was last year.',
    riddle: 'The note on the bell',
    asked: 'What follows you all day and goes to bed in the dark?',
    guess: 'a dog',
    answer: 'shadow',
    said: 'The Shadow',
    message: 'The telegram',
    plain: 'Meet me at midnight',
    misread: 'Meet me at noon',
    tiles: 'The floor',
  },
  fr: {
    title: 'Le bureau du portier de nuit',
    hall: 'Le vestibule',
    story: 'Tout ici veut être dit ou tourné.',
    lock: 'La boîte à clés',
    near: 'C’était l’an dernier.',
    riddle: 'Le mot sur la sonnette',
    asked: 'Le jour, une ___ vous suit; la nuit, elle va se ___.',
    guess: 'poule coucher',
    answer: 'ombre coucher',
    said: 'Ombre coucher',
    message: 'Le télégramme',
    plain: 'Rendez-vous à minuit',
    misread: 'Rendez-vous à midi',
    tiles: 'Le plancher',
  },
} as const

const codes = { en: { right: '154', near: '153' }, fr: { right: '0427', near: '0426' } } as const

const lengthOf = { en: m.code_entry_signs_of_length, fr: m.code_entry_digits_of_length } as const

for (const locale of locales) {
  test(`a code, a riddle, a cipher and tiles are made and played by ${ways[locale]} (${locale})`, async ({
    browser,
  }) => {
    const text = words[locale]
    const desk = await openDesk(browser, locale, `types-${locale}@example.org`, text.title)
    await test.step('a lock, with a reply to a code that is nearly right', () =>
      makePuzzle(desk, m.code_entry_label({}, desk.in), text.lock, async () => {
        await setLock(desk)
        await layInObject(desk)
      }))
    await test.step('a riddle', () =>
      makePuzzle(desk, m.riddle_label({}, desk.in), text.riddle, async () => {
        await askRiddle(desk)
        await layInObject(desk)
      }))
    await test.step('a cipher', () => makePuzzle(desk, m.cipher_label({}, desk.in), text.message, () => encrypt(desk)))
    await test.step('four tiles that turn', () =>
      makePuzzle(desk, m.slider_jigsaw_label({}, desk.in), text.tiles, () => cutTiles(desk)))
    await test.step('each is placed in a scene', () =>
      placePuzzles(desk, text.hall, text.story, [text.lock, text.riddle, text.message, text.tiles]))
    await beginGame(desk)
    await test.step('the lock is played', () =>
      playTyped(
        desk,
        text.lock,
        lengthOf[locale]({ count: codes[locale].right.length }, desk.in),
        m.code_entry_submit({}, desk.in),
        [
          [codes[locale].near, text.near],
          [codes[locale].right, m.code_entry_open({}, desk.in)],
        ],
        (_, dialog) =>
          expectInObject(desk, dialog, locale === 'en' ? 'button img' : 'button', m.code_entry_submit({}, desk.in)),
      ))
    await test.step('the riddle; by keyboard, one whose answer fills the blanks of its sentence', () =>
      locale === 'en'
        ? playTyped(desk, text.riddle, m.riddle_answer({}, desk.in), m.riddle_submit({}, desk.in), [
            [text.guess, m.riddle_wrong({}, desk.in)],
            [text.said, m.riddle_solved({}, desk.in)],
          ])
        : fillBlanks(desk))
    await test.step('the cipher, with a tool that reads what is typed into it', () =>
      playTyped(
        desk,
        text.message,
        m.cipher_answer_label({}, desk.in),
        m.cipher_submit({}, desk.in),
        [
          [text.misread, m.cipher_wrong({}, desk.in)],
          [text.plain, m.cipher_solved({}, desk.in)],
        ],
        readSquare,
      ))
    await test.step('the tiles', async () => turnTiles(desk, await openPuzzle(desk, text.tiles)))
    await expectCurtain(desk)
    await desk.close()
  })
}

async function setLock({ hand, dialog, locale, in: inLanguage }: Desk): Promise<void> {
  if (locale === 'en') {
    await hand.tick(dialog.getByRole('radio', { name: m.code_entry_form_lock_signs({}, inLanguage) }))
    const first = m.code_entry_form_sign_picture({ position: 1 }, inLanguage)
    await hand.press(dialog.getByRole('button', { name: first, exact: true }))
    await dialog
      .getByRole('group', { name: first })
      .locator('input[type=file]:not([multiple])')
      .setInputFiles(await picture('#39c'))
    await expect(dialog.getByRole('button', { name: first, exact: true }).locator('img')).toBeVisible()
  }
  await hand.type(dialog.getByLabel(m.code_entry_form_answer({}, inLanguage)), codes[locale].right)
  await hand.press(dialog.getByRole('button', { name: m.code_entry_form_decoy_add({}, inLanguage) }))
  await hand.type(
    dialog.getByLabel(m.code_entry_form_decoy_code({ position: 1 }, inLanguage), { exact: true }),
    codes[locale].near,
  )
  await hand.type(dialog.getByLabel(m.code_entry_form_decoy_reply({}, inLanguage), { exact: true }), words[locale].near)
}

async function askRiddle({ hand, dialog, locale, in: inLanguage }: Desk): Promise<void> {
  await hand.type(dialog.getByRole('textbox', { name: m.riddle_form_text({}, inLanguage) }), words[locale].asked)
  await hand.type(dialog.getByRole('textbox', { name: m.riddle_form_answers({}, inLanguage) }), words[locale].answer)
}

async function encrypt({ hand, dialog, locale, in: inLanguage }: Desk): Promise<void> {
  await hand.type(dialog.getByRole('textbox', { name: m.cipher_form_text({}, inLanguage) }), words[locale].plain)
  await hand.tick(dialog.getByRole('checkbox', { name: m.cipher_tool_polybius({}, inLanguage) }))
}

async function readSquare({ player, page, in: inLanguage }: Desk, dialog: Locator): Promise<void> {
  await player.press(dialog.getByRole('button', { name: m.cipher_tool_polybius({}, inLanguage), exact: true }))
  const field = dialog.getByLabel(m.cipher_tool_in({}, inLanguage))
  await (player.by === 'mouse' ? field.click() : player.reach(field))
  await page.keyboard.insertText('23 45')
  await expect(dialog.getByRole('status').getByText('HU', { exact: true })).toBeVisible()
}

async function cutTiles({ hand, dialog, in: inLanguage }: Desk): Promise<void> {
  await hand.choose(
    dialog.getByLabel(m.slider_jigsaw_form_variant({}, inLanguage)),
    m.slider_jigsaw_form_rotate({}, inLanguage),
  )
  for (const side of [m.slider_jigsaw_form_columns({}, inLanguage), m.slider_jigsaw_form_rows({}, inLanguage)])
    await hand.choose(dialog.getByLabel(side, { exact: true }), '2')
}

async function playTyped(
  desk: Desk,
  name: string,
  label: string,
  submit: string,
  answers: readonly (readonly [text: string, said: string])[],
  before?: (desk: Desk, dialog: Locator) => Promise<void>,
): Promise<void> {
  const { page, player } = desk
  const dialog = await openPuzzle(desk, name)
  await before?.(desk, dialog)
  const field = dialog.getByRole('textbox', { name: label })
  for (const [answer, said] of answers) {
    await (player.by === 'mouse' ? field.click() : player.reach(field))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.insertText(answer)
    await (player.by === 'mouse' ? dialog.getByRole('button', { name: submit }).click() : page.keyboard.press('Enter'))
    await expect(dialog.getByText(said)).toBeVisible()
  }
  await goOn(desk, dialog)
}

async function fillBlanks(desk: Desk): Promise<void> {
  const { page, player, in: inLanguage } = desk
  const dialog = await openPuzzle(desk, words.fr.riddle)
  await expectInObject(desk, dialog, 'input', m.riddle_submit({}, inLanguage))
  // Enter leads to the next empty blank; a wrong answer stays, and then none is empty
  for (const [answer, said, next] of [
    [words.fr.guess, m.riddle_wrong({}, inLanguage), 'Enter'],
    [words.fr.said, m.riddle_solved({}, inLanguage), 'Tab'],
  ] as const) {
    const parts = answer.split(' ')
    const blank = (at: number) =>
      dialog.getByRole('textbox', {
        name: m.riddle_blank({ position: at + 1, count: parts.length }, inLanguage),
        exact: true,
      })
    await player.reach(blank(0))
    for (const [at, part] of parts.entries()) {
      await expect(blank(at)).toBeFocused()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.insertText(part)
      await page.keyboard.press(at < parts.length - 1 ? next : 'Enter')
    }
    await expect(dialog.getByText(said)).toBeVisible()
  }
  await goOn(desk, dialog)
}

async function turn({ page, player }: Desk, dialog: Locator, place: number): Promise<void> {
  const tile = dialog.locator(`[data-place="${place}"]`)
  if (player.by === 'mouse') return tile.click()
  const [row, column] = [Math.floor(place / 2), place % 2]
  await walk(player, dialog.locator('[data-place]'), tile, (from) => {
    if (Math.floor(Number(from) / 2) !== row) return row === 1 ? 'ArrowDown' : 'ArrowUp'
    return column === 1 ? 'ArrowRight' : 'ArrowLeft'
  })
  await page.keyboard.press('Space')
}

async function turnTiles(desk: Desk, dialog: Locator): Promise<void> {
  const standing = async (place: number): Promise<number> => {
    const number = place + 1
    const where = m.slider_jigsaw_place(
      { position: number, row: Math.floor(place / 2) + 1, column: (place % 2) + 1 },
      desk.in,
    )
    const label = await dialog.locator(`[data-place="${place}"]`).getAttribute('aria-label')
    return [0, 90, 180, 270].find(
      (degrees) =>
        label ===
        (degrees === 0
          ? m.slider_jigsaw_tile({ number, where }, desk.in)
          : m.slider_jigsaw_tile_turned({ number, where, degrees }, desk.in)),
    )!
  }
  const first = (await standing(0)) === 270 ? 1 : 0
  await turn(desk, dialog, first)
  await expect(dialog.getByText(m.slider_jigsaw_moves({ count: 1 }, desk.in))).toBeVisible()
  await expect(dialog.getByText(m.slider_jigsaw_finished({}, desk.in))).toHaveCount(0)
  for (const place of [0, 1, 2, 3]) {
    const quarters = ((360 - (await standing(place))) / 90) % 4
    for (let quarter = 0; quarter < quarters; quarter += 1) await turn(desk, dialog, place)
  }
}
