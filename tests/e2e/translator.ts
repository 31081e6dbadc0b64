/** In the page, from its start: what a browser's translation does to it, after each change (with the same words). */
export function translate(): void {
  const left = 'script, style, textarea, title, svg, font, [translate="no"]'
  const isLeft = (text: Text) => !text.data.trim() || !text.parentElement || text.parentElement.closest(left) !== null
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let at: Node | null = root; at; at = walker.nextNode()) if (at instanceof Text && !isLeft(at)) texts.push(at)
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(text.data)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const added of addedNodes) translateIn(added)
  }).observe(document, { childList: true, subtree: true })
}
