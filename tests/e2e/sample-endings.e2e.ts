import { expect, test } from '@playwright/test'
import { sample } from '#samples/adventures/the-rabbit-takes-a-bow/adventure.ts'
import { curtainCall } from '#samples/adventures/the-rabbit-takes-a-bow/walkthroughs.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { SampleEffect, SampleLook, SampleNode, SampleText } from '#samples/sample-adventure.ts'
import type { WalkthroughStep } from '#samples/walkthrough.ts'
import { expectAccessibleInBothThemes } from './accessible.ts'
import { visit } from './browser.ts'
import { PlayerDriver } from './player-driver.ts'
import { giveAnswer } from './sample-answers.ts'

type Sight = 'scene' | 'puzzle' | 'dialogue' | 'examine' | 'ending'

const named = <Thing extends { key: string }>(things: readonly Thing[], key: string): Thing => {
  const found = things.find((thing) => thing.key === key)
  if (!found) throw new Error(`the sample has no ${key}`)
  return found
}

class SamplePlayer {
  private readonly seen = new Set<Sight>()
  private readonly player: PlayerDriver
  private readonly locale: Locale
  private said: SampleNode | null = null

  constructor(player: PlayerDriver, locale: Locale) {
    this.player = player
    this.locale = locale
  }

  private text = (words: SampleText) => words[this.locale]

  async look(sight: Sight): Promise<void> {
    if (this.seen.has(sight)) return
    this.seen.add(sight)
    await expectAccessibleInBothThemes(this.player.page)
  }

  async take(step: WalkthroughStep): Promise<void> {
    if ('touch' in step) return this.touch(step.touch)
    if ('answer' in step) return this.answer(step.answer)
    if ('examine' in step) return this.examine(step.examine)
    if ('combine' in step) return this.combine(...step.combine)
    if ('use' in step) return this.use(step.use, step.on)
    if ('listen' in step) return this.listen(step.listen)
    if ('choose' in step) return this.choose(step.of, step.choose)
    await expect(this.choiceTo(step.of, step.seeLocked)).toHaveAttribute('aria-disabled', 'true')
  }

  private async touch(key: string): Promise<void> {
    const { player } = this
    const hotspot = named(sample.hotspots, key)
    const { name, type } = hotspot
    await player.touch(this.text(name))
    if (hotspot.type === 'look') return this.regard(hotspot)
    const { targetKey } = hotspot
    if (type === 'scene_link') return this.arrive(targetKey)
    if (type === 'item') return expect(player.item(this.text(named(sample.items, targetKey).name))).toBeVisible()
    if (type === 'puzzle') {
      await expect(player.dialog(this.text(named(sample.puzzles, targetKey).name))).toBeVisible()
      return this.look('puzzle')
    }
    const npc = named(sample.npcs, targetKey)
    const speaker = player.dialog(this.text(npc.name))
    await expect(speaker).toBeVisible()
    await this.look('dialogue')
    await this.hear(npc.key, npc.nodes)
  }

  private async regard({ name, lines, closeUp }: SampleLook): Promise<void> {
    const line = this.text(lines[0]!)
    if (!closeUp) return expect(this.player.page.getByText(line).first()).toBeVisible()
    const dialog = this.player.dialog(this.text(name))
    await expect(dialog.getByText(line)).toBeVisible()
    await expect(dialog.getByRole('img', { name: this.text(closeUp.altText) })).toBeVisible()
    await this.player.closeView(dialog)
  }

  private async arrive(key: string): Promise<void> {
    await this.player.expectScene(this.text(named(sample.scenes, key).name))
    await this.look(named(sample.scenes, key).isEnding ? 'ending' : 'scene')
  }

  private async afterEffects(effects: readonly SampleEffect[]): Promise<void> {
    for (const effect of effects) if ('say' in effect) await this.player.readMessage(this.text(effect.say))
    for (const effect of effects) if ('goTo' in effect) await this.arrive(effect.goTo)
  }

  private async answer(key: string): Promise<void> {
    const { player, locale } = this
    const puzzle = named(sample.puzzles, key)
    const { onSolve } = puzzle
    const name = this.text(puzzle.name)
    await giveAnswer({ player, locale, open: player.dialog(name), puzzle })
    const leadsAway = onSolve.some((effect) => 'goTo' in effect)
    if (!leadsAway)
      for (const effect of onSolve)
        if ('say' in effect) await expect(player.dialog(name)).toContainText(this.text(effect.say))
    await player.leaveSolved(name, leadsAway)
    if (leadsAway) await this.afterEffects(onSolve)
  }

  private async examine(key: string): Promise<void> {
    const { name, description, accessibilityText } = named(sample.items, key)
    const view = await this.player.lookAt(this.text(name))
    await expect(view).toContainText(this.text(description))
    await expect(view.getByRole('img', { name: this.text(accessibilityText) })).toBeVisible()
    await this.look('examine')
    await this.player.closeView(view)
  }

  private async combine(key: string, other: string): Promise<void> {
    const { player } = this
    await player.lay(this.text(named(sample.items, key).name), player.item(this.text(named(sample.items, other).name)))
    const rule = [key, other]
      .flatMap((one) => named(sample.items, one).combinations ?? [])
      .find((candidate) => [key, other].includes(candidate.with))!
    await player.readMessage(this.text(rule.message))
    if (rule.result) await expect(player.item(this.text(named(sample.items, rule.result).name))).toBeVisible()
  }

  private async use(key: string, on: string | undefined): Promise<void> {
    const { player } = this
    const { name, uses = [] } = named(sample.items, key)
    if (on === undefined) await player.useAlone(this.text(name))
    else await player.lay(this.text(name), player.hotspot(this.text(named(sample.hotspots, on).name)))
    const rule = uses.find((use) => use.on === on)!
    await player.readMessage(this.text(rule.message))
    await this.afterEffects(rule.effects)
  }

  private choiceTo(npcKey: string, nodeKey: string) {
    const npc = named(sample.npcs, npcKey)
    const choice = this.said?.choices.find(({ to }) => to === nodeKey)
    if (!choice) throw new Error(`${npcKey} does not let one come to ${nodeKey} from ${this.said?.key ?? 'nowhere'}`)
    return this.player.choice(this.text(npc.name), this.text(choice.text))
  }

  private async choose(npcKey: string, nodeKey: string): Promise<void> {
    await this.player.answer(this.choiceTo(npcKey, nodeKey))
    await this.follow(npcKey, nodeKey)
  }

  private async listen(npcKey: string): Promise<void> {
    const npc = named(sample.npcs, npcKey)
    const way = this.said?.choices[0]
    await this.player.listen(this.text(npc.name), way ? this.text(way.text) : null)
    if (way) return this.follow(npcKey, way.to)
    this.said = null
    await expect(this.player.dialog(this.text(npc.name))).toBeHidden()
  }

  private async follow(npcKey: string, nodeKey: string): Promise<void> {
    const { nodes } = named(sample.npcs, npcKey)
    const onTheWay = [named(nodes, nodeKey)]
    for (const node of onTheWay)
      if (isSilent(node))
        onTheWay.push(...node.choices.map(({ to }) => named(nodes, to)).filter((next) => !onTheWay.includes(next)))
    const left = onTheWay[0]!.rewards?.find((reward) => 'goTo' in reward)
    if (!left) return this.hear(npcKey, onTheWay)
    this.said = null
    await this.arrive(left.goTo)
  }

  private async hear(npcKey: string, nodes: readonly SampleNode[]): Promise<void> {
    const speaker = this.text(named(sample.npcs, npcKey).name)
    const words = this.player.dialog(speaker).getByRole('status')
    await expect
      .poll(async () => {
        const now = (await words.allTextContents()).join('\n')
        this.said = nodes.find((node) => !isSilent(node) && now.includes(this.text(node.content))) ?? null
        return this.said?.key
      })
      .toBeDefined()
  }
}

const isSilent = ({ type }: SampleNode) => type === 'action' || type === 'branch'

test('the sample is played to its ending curtain-call with the mouse', async ({ browser }) => {
  test.setTimeout(420_000)
  const locale = 'en'
  const { page, close } = await visit(browser, locale)
  const driver = new PlayerDriver(page, locale, 'mouse')
  const player = new SamplePlayer(driver, locale)
  await driver.start(sample.title[locale])
  await driver.expectScene(sample.scenes[0]!.name[locale])
  await player.look('scene')
  for (const [place, step] of curtainCall.steps.entries())
    await test.step(`${place + 1}: ${JSON.stringify(step)}`, () => player.take(step))
  const last = named(sample.scenes, curtainCall.ending)
  await expect(page.getByText(last.endingText![locale])).toBeVisible()
  await expect(page.getByRole('img', { name: last.altText[locale] })).toBeVisible()
  const [other] = sample.scenes.filter(({ key, isEnding }) => isEnding && key !== last.key)
  await expect(page.getByText(other!.endingTeaser![locale])).toBeVisible()
  await close()
})
