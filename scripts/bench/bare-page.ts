import type { Page } from '@playwright/test'
import { drag, glance, hold, middleOf, press, spin } from './hand.ts'
import { measureLatency } from './latency.ts'
import type { Jobs, LatencyFigures } from './latency.ts'

/** The least that a page can do in the same browser: no measured page can be faster. */
export const measureBarePage = (rounds: number): Promise<LatencyFigures[]> =>
  measureLatency({ open: openBarePage, jobs, rounds })

async function openBarePage(page: Page): Promise<void> {
  await page.setContent(`<!doctype html><style>
    body { margin: 24px } main { position: relative; width: 890px; height: 500px } img { width: 100%; height: 100%; will-change: transform }
    button { position: absolute; left: 100px; top: 100px; width: 44px; height: 44px; will-change: transform; background: white }
  </style><main><img alt=""><button></button></main>${'<p>A line of plain text that is as long as a line may be.</p>'.repeat(600)}`)
  await page.evaluate(async () => {
    const sheet = Object.assign(document.createElement('canvas'), { width: 1920, height: 1080 })
    const brush = sheet.getContext('2d')!
    brush.fillStyle = '#336699'
    brush.fillRect(0, 0, sheet.width, sheet.height)
    const picture = document.querySelector('img')!
    picture.src = sheet.toDataURL('image/png')
    await picture.decode()
    const box = document.querySelector('button')!
    let [x, y, held] = [0, 0, false]
    const go = (across: number, down: number) => {
      x += across
      y += down
      box.style.transform = `translate(${x}px, ${y}px)`
    }
    box.addEventListener('pointerdown', (event) => {
      held = true
      box.setPointerCapture(event.pointerId)
    })
    box.addEventListener('pointermove', (event) => held && go(event.movementX, event.movementY))
    box.addEventListener('pointerup', () => (held = false))
    box.addEventListener('click', () => (box.style.background = box.style.background === 'orange' ? 'white' : 'orange'))
    box.addEventListener('keydown', (event) => go(0, event.key === 'ArrowUp' ? -1 : 1))
  })
}

const box = (page: Page) => page.getByRole('button')

const jobs: Jobs = {
  'bare page: pressing': async (page) => {
    await press(page, box(page))
    await glance()
  },
  'bare page: dragging': async (page, round) =>
    drag(page, await middleOf(box(page)), round % 2 === 0 ? 140 : -140, 60 * (round % 2 === 0 ? 1 : -1), 24),
  'bare page: a key held down': async (page) => {
    await box(page).focus()
    await hold(page, ['ArrowDown', 'ArrowUp'], 10)
    await glance()
  },
  'bare page: scrolling': async (page, round) => {
    await page.mouse.move(600, 500)
    await spin(page, 12, round % 2 === 0 ? 500 : -500)
    await glance()
  },
}
