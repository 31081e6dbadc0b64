import type { Page } from '@playwright/test'

/** Where the page is wider than its window, cuts long words off, or tears short ones apart beside them. */
export const badlySet = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const told = (element: Element) =>
      `${element.tagName.toLowerCase()}.${String(element.getAttribute('class')).slice(0, 60)} “${element.textContent.trim().slice(0, 24)}”`
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.clientWidth !== 1 &&
      element.getBoundingClientRect().right > 0
    const upFrom = (element: Element) => {
      const all = [element]
      for (let each = element.parentElement; each; each = each.parentElement) all.push(each)
      return all
    }
    const range = document.createRange()
    const flows = (element: Element) => getComputedStyle(element).overflowX
    const cutterOf = (text: Text): Element | undefined => {
      range.selectNodeContents(text)
      const { left, right } = range.getBoundingClientRect()
      const around = upFrom(text.parentElement!)
      const cutter = around.findIndex((each) => {
        const box = each.getBoundingClientRect()
        return (
          ['hidden', 'clip'].includes(flows(each)) && box.width > 2 && (right > box.right + 1 || left < box.left - 1)
        )
      })
      const canBeMoved = around
        .slice(0, cutter + 1)
        .some((each) => ['auto', 'scroll'].includes(flows(each)) || each.matches('.react-flow'))
      const isShortened = cutter >= 0 && getComputedStyle(around[cutter]!).textOverflow === 'ellipsis'
      return canBeMoved || isShortened ? undefined : around[cutter]
    }
    const tornWord = (text: Text): string | undefined => {
      range.selectNodeContents(text)
      if (range.getClientRects().length < 2) return undefined
      return [...text.data.matchAll(/(?<!\S)\p{L}{2,14}(?!\S)/gu)].find(({ 0: word, index }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const [first, ...others] = range.getClientRects()
        return others.some(({ top }) => top > first!.bottom - 2)
      })?.[0]
    }
    const problems = new Set<string>()
    const isTooWide = document.documentElement.scrollWidth > innerWidth
    if (isTooWide) problems.add(`${document.documentElement.scrollWidth} px wide`)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
      const around = text.parentElement!
      if (text.data.trim() === '' || !isSeen(around)) continue
      const torn = tornWord(text)
      if (torn) problems.add(`torn: ${torn} in ${told(around)}`)
      if (!/\S{30}/u.test(text.data)) continue
      const cutter = cutterOf(text)
      if (cutter) problems.add(`cut off: ${told(around)} by ${told(cutter)}`)
      range.selectNodeContents(text)
      if (isTooWide && range.getBoundingClientRect().right > innerWidth) problems.add(`wide: ${told(around)}`)
    }
    return [...problems].slice(0, 12)
  })

/** Controls of what is uppermost that nobody can press where they stand, however the page is scrolled. */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const top = [...document.querySelectorAll('[role=dialog][data-state=open], dialog:modal')].at(-1) ?? document.body
    const controls = top.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]',
    )
    const notices = (element: Element) => element.closest('[data-sonner-toaster]') !== null
    const isMeant = (control: HTMLElement) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      Math.min(control.offsetWidth, control.offsetHeight) > 2 &&
      getComputedStyle(control).pointerEvents !== 'none' &&
      !control.closest('[inert], [aria-hidden=true], .play-hotspots, .react-flow') &&
      !control.matches('.skip-link') &&
      !notices(control)
    const isThere = (control: HTMLElement) => {
      const bring = () => control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      bring()
      // Parts that had not been rendered before change their height
      bring()
      if (isHit(control)) return true
      // What sticks is taller than the window: its end comes with that of what it stands in
      for (let each = control.parentElement; each; each = each.parentElement) each.scrollTop = each.scrollHeight
      return isHit(control)
    }
    const isHit = (control: HTMLElement) => {
      const middle = ({ top, height }: DOMRect) => Math.abs(top + height / 2 - innerHeight / 2)
      const lines = [...control.getClientRects()].filter(({ width }) => width > 0)
      const [box = control.getBoundingClientRect()] = lines.sort((a, b) => middle(a) - middle(b))
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const hit = document.elementsFromPoint(x, y).find((each) => !notices(each))
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      return hit !== undefined && [control, ...labels].some((each) => each.contains(hit) || hit.contains(each))
    }
    const lost = [...controls].filter((control) => isMeant(control) && !isThere(control))
    scrollTo(0, 0)
    return lost
      .slice(0, 8)
      .map(
        (each) =>
          `out of reach: ${each.tagName.toLowerCase()} “${(each.ariaLabel ?? each.textContent).trim().slice(0, 24)}”`,
      )
  })
