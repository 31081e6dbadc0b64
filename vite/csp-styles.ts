import type { Plugin } from 'vite'

/**
 * Two dependencies write `<style>` elements at run time, which a Content-Security-Policy without 'unsafe-inline' refuses, and which a page
 * kept for visitors could not even allow by nonce. Here they lose the habit: sonner's rules become a style sheet of the bundle, and
 * react-style-singleton (Radix dialogs and menus use it) goes through `adoptedStyleSheets`, which the policy does not concern.
 */
export function cspStyles(): Plugin {
  return {
    name: 'whodini:csp-styles',
    enforce: 'pre',
    transform: {
      filter: {
        id: /[\\/](sonner[\\/]dist[\\/]index\.mjs|react-style-singleton[\\/]dist[\\/]es\d+[\\/]singleton\.js)(\?|$)/,
      },
      handler(code, id) {
        return { code: id.includes('sonner') ? sonnerWithoutStyleTag(code) : adoptedSingleton(code), map: null }
      },
    },
  }
}

/** Takes sonner's one call of `__insertCSS("…")` out and imports the same rules as a file. Throws when sonner is built another way. */
export function sonnerWithoutStyleTag(code: string): string {
  const calls = code.match(/^__insertCSS\("(?:[^"\\]|\\.)*"\);?$/gm) ?? []
  if (calls.length !== 1)
    throw new Error(
      `csp-styles: sonner was expected to insert its styles once, found ${calls.length} times. Look at sonner/dist/index.mjs.`,
    )
  return `import 'sonner/dist/styles.css';\n${code.replace(calls[0] ?? '', () => '')}`
}

/** A `stylesheetSingleton` with the same contract: the first `add` puts the rules into force, the last `remove` takes them away. */
export function adoptedSingleton(code: string): string {
  if (!/export (var|const) stylesheetSingleton = /.test(code) || !code.includes("createElement('style')")) {
    throw new Error('csp-styles: react-style-singleton is not as expected. Look at its dist/es2015/singleton.js.')
  }
  return `export const stylesheetSingleton = () => {
  let users = 0
  let sheet = null
  return {
    add(rules) {
      if (users === 0) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(rules)
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      }
      users += 1
    },
    remove() {
      users -= 1
      if (users > 0 || !sheet) return
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
      sheet = null
    },
  }
}
`
}
