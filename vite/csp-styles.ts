import type { Plugin } from 'vite'

// sonner and Radix insert `<style>` at run time, which the policy refuses; a nonce cannot allow it on a cached page.
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

/** @throws Error when sonner is built differently */
export function sonnerWithoutStyleTag(code: string): string {
  const calls = code.match(/^__insertCSS\("(?:[^"\\]|\\.)*"\);?$/gm) ?? []
  if (calls.length !== 1)
    throw new Error(
      `csp-styles: sonner was expected to insert its styles once, found ${calls.length} times. Look at sonner/dist/index.mjs.`,
    )
  return `import 'sonner/dist/styles.css';\n${code.replace(calls[0] ?? '', () => '')}`
}

/** The policy does not cover `adoptedStyleSheets`. @throws Error when the original code looks different */
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
