import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { reveal } from '#app/features/studio/fields/components/reveal.ts'

const controls = ['input', 'textarea', 'select', 'button', '[tabindex]']
  .map((each) => `${each}:not([tabindex='-1'], [type='file'])`)
  .join()

/** Moves to the field named by `field` in the address, as soon as its form has rendered: findings link there. */
export function useAskedField(): void {
  const { search, key } = useLocation()
  useEffect(() => {
    const field = new URLSearchParams(search).get('field')
    if (!field) return
    const reveal = (): boolean => {
      const part = partOf(field)
      if (part) requestAnimationFrame(() => goTo(part))
      return part !== null
    }
    if (reveal()) return
    const watcher = new MutationObserver(() => reveal() && watcher.disconnect())
    watcher.observe(document.body, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [search, key])
}

/** Looks for `choices.2` first, then for `choices`. */
function partOf(field: string): HTMLElement | null {
  const names = field.startsWith('settings.') ? [field] : [field, field.split('.')[0]!]
  for (const name of names) {
    const part = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
    if (part) return part
  }
  const errors = document.querySelector<HTMLElement>(`[data-settings="${CSS.escape(field)}"] [data-errors]`)
  return errors && (document.querySelector<HTMLElement>(`[aria-describedby~="${errors.id}"]`) ?? errors)
}

function goTo(part: HTMLElement): void {
  for (let fold = part.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true
  const control = part.matches(controls) ? part : part.querySelector<HTMLElement>(controls)
  reveal(control ?? part)
  control?.focus({ preventScroll: true })
  ;(control ?? part).scrollIntoView({ block: 'center' })
}
