import { useRef } from 'react'

let opened: HTMLElement[] = []

/** Radix returns the focus only to a trigger. When the focused element is gone, its nearest ancestor gets the focus. */
export function useFocusReturn() {
  const before = useRef<HTMLElement[]>([])
  const asked = useRef<readonly HTMLElement[]>([])
  return {
    onOpenAutoFocus: () => {
      asked.current = questions()
      before.current = withSurroundings(document.activeElement)
      // a dialog that replaces another goes back to where that one came from
      if (before.current.length === 0) before.current = opened
      opened = before.current
    },
    onCloseAutoFocus: (event: Event) => {
      const question = questions().find((each) => !asked.current.includes(each))
      if (question) {
        event.preventDefault()
        return question.focus()
      }
      const [focused] = before.current
      const place = before.current.find(({ isConnected }) => isConnected)
      if (!place) return
      event.preventDefault()
      if (place === focused) return place.focus()
      // the page may have found a better place itself, such as the heading of another scene
      if (document.activeElement && document.activeElement !== document.body) return
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1
      place.focus({ preventScroll: true })
    },
  }
}

/** Elements that ask for a decision. One that appeared while a dialog was open gets the focus when it closes. */
const questions = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-question]')]

function withSurroundings(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return []
  const main = element.closest('main')
  const around: HTMLElement[] = [element]
  for (let next = element.parentElement; main && next && around.at(-1) !== main; next = next.parentElement)
    around.push(next)
  return around
}
