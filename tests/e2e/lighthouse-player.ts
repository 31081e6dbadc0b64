import { expect } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { lighthouse, lockCode } from './lighthouse-words.ts'
import type { PlayerDriver } from './player-driver.ts'

export async function toTheHall(player: PlayerDriver, locale: Locale): Promise<void> {
  const text = lighthouse[locale]
  const { page } = player
  await player.touch(text.door)
  await expect(page.getByText(text.shut).first()).toBeVisible()
  await player.touch(text.oil)
  await expect(player.item(text.oil)).toBeVisible()
  await player.touch(text.lock)
  await player.enter(text.lock, '1111')
  await expect(page.getByText(m.code_entry_wrong({}, { locale })).first()).toBeVisible()
  const entry = player.dialog(text.lock).getByRole('textbox').or(player.dialog(text.lock).getByRole('spinbutton'))
  await expect(entry.first()).toHaveValue(/^1/)
  await player.solve(text.lock, lockCode)
  await player.touch(text.door)
  await player.expectScene(text.hall)
}

export async function toTheLamp(player: PlayerDriver, locale: Locale, end: string): Promise<void> {
  const text = lighthouse[locale]
  await player.touch(text.keeper)
  await player.answer(player.choice(text.keeper, text.choice))
  await player.leaveTalk()
  await expect(player.item(text.wick)).toBeVisible()
  await player.lay(text.oil, player.item(text.wick))
  await player.readMessage(text.lit)
  await expect(player.item(text.lantern)).toBeVisible()
  await player.touch(text.hatch)
  await player.touch(text.chest)
  await player.answerRiddle(text.chest, text.answer)
  await player.touch(text.ladder)
  await player.expectScene(text.lamp)
  await player.touch(end)
}
