declare global {
  /** Hydration needs the texts as they were sent. Missing where no guard is installed. */
  var textGuard: { putBack: () => void; isTranslated: () => boolean } | undefined
}

/** Browser translation removes text nodes from the page and puts <font> elements in their place. React keeps using its
 * text nodes (facebook/react#11538): removing one or inserting before it throws, and its new value never appears. So
 * the replacement of each text is remembered, and removed when React changes the text. It is inlined in a page's head,
 * before all other scripts: it may use nothing from outside. */
export function guardTexts(): void {
  const standsFor = new WeakMap<Node, ChildNode>()
  const textOf = new WeakMap<Node, Text>()
  const isText = (node: Node | null | undefined): node is Text => node?.nodeType === 3
  const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT'
  let translated = false

  const note = (records: readonly MutationRecord[]): void => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      for (const gone of removedNodes) {
        if (!isText(gone) && !isFont(gone)) continue
        const there =
          [...addedNodes].find((node) => isFont(node) || isText(node)) ?? [previousSibling, nextSibling].find(isFont)
        if (!there) continue
        translated ||= isFont(gone) || isFont(there)
        standsFor.set(gone, there as ChildNode)
        const text = isText(gone) ? gone : textOf.get(gone)
        if (text) textOf.set(there, text)
      }
    }
  }
  const observer = new MutationObserver(note)
  observer.observe(document, { childList: true, subtree: true })

  // The node in the page, or its current replacement there
  const inPage = (node: Node): Node | undefined => {
    note(observer.takeRecords())
    const seen = new Set<Node>()
    let at: Node | undefined = node
    while (at && !at.parentNode && !seen.has(at)) {
      seen.add(at)
      at = standsFor.get(at)
    }
    return at?.parentNode ? at : undefined
  }
  const childFor = (node: Node, parent: Node): Node | null => {
    let at: Node | null = inPage(node) ?? null
    while (at && at.parentNode !== parent) at = at.parentNode
    return at
  }
  // A text's replacement must not stay behind when React moves the text elsewhere
  const withdraw = (node: Node, parent: Node): void => {
    const there = isText(node) ? inPage(node) : undefined
    let font = isFont(there) ? there : undefined
    for (let at = there?.parentNode; isFont(at); at = at.parentNode) font = at
    // This is the translator's own doing
    if (!font?.contains(parent)) font?.remove()
  }

  const { appendChild, insertBefore, removeChild } = Node.prototype
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    withdraw(child, this)
    return appendChild.call(this, child) as Child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    withdraw(child, this)
    const place = before && before.parentNode !== this ? childFor(before, this) : before
    return insertBefore.call(this, child, place) as Child
  }
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const there = child.parentNode === this ? child : childFor(child, this)
    if (there) removeChild.call(this, there)
    return child
  }
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (isText(this) && !this.parentNode) (inPage(this) as ChildNode | undefined)?.replaceWith(this)
      value?.set?.call(this, text)
    },
  })
  globalThis.textGuard = {
    putBack() {
      note(observer.takeRecords())
      for (const font of document.querySelectorAll('font')) {
        if (!isFont(font.parentNode)) font.replaceWith(textOf.get(font) ?? document.createTextNode(font.textContent))
      }
    },
    isTranslated: () => translated,
  }
}

export const guardingTexts = (): string => `(${guardTexts.toString()})()`
