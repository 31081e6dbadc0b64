import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** All controls, and the title of a dialog, while notices are shown. */
export async function expectNothingUnderToasts(page: Page): Promise<void> {
  await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(() => {
        const parts = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="dialog"] h2'
        const all = [...document.querySelectorAll<HTMLElement>(parts)].filter((each) => !each.closest('.toasts'))
        const isCovered = (part: HTMLElement) => {
          const { left, top, width, height } = part.getBoundingClientRect()
          const over = document.elementFromPoint(left + width / 2, top + height / 2)
          return width > 1 && over?.closest('.toasts') !== null && over !== null
        }
        return all.filter((part) => isCovered(part)).map((part) => part.ariaLabel ?? part.textContent)
      }),
    )
    .toEqual([])
}

/** Nothing that can be pressed is covered, not even where presses pass through the notice. */
export async function expectNothingBehindToasts(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const toast = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect()
        if (!toast) return ['no notice']
        const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, label')]
        return all
          .filter((part) => {
            const { left, right, top, bottom, width } = part.getBoundingClientRect()
            const isBehind =
              left < toast.right && right > toast.left && top < toast.bottom - 1 && bottom > toast.top + 1
            return width > 1 && isBehind && part.checkVisibility() && !part.closest('.toasts')
          })
          .map((part) => part.ariaLabel ?? `${part.tagName} ${part.id} ${part.textContent}`)
      }),
    )
    .toEqual([])
}
