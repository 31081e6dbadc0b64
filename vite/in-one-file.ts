import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { gamePlace } from '#app/features/play/game-file/game-file.ts'

/** Puts the one script and the one style sheet into the one page of the build. */
export function inOneFile(): Plugin {
  return {
    name: 'whodini:in-one-file',
    apply: 'build',
    generateBundle: {
      // After Vite has put the last words into the script
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle)
        const scripts = files.filter((file) => file.type === 'chunk').map(({ code }) => code)
        const styles = files.filter((file) => file.type === 'asset').map(({ source }) => String(source))
        for (const { fileName } of files) delete bundle[fileName]
        this.emitFile({ type: 'asset', fileName: 'player.html', source: pageOf(scripts, styles) })
      },
    },
  }
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** @throws Error when something is left beside the page */
export function pageOf(scripts: readonly string[], styles: readonly string[]): string {
  const [script, ...otherScripts] = scripts
  const [style, ...otherStyles] = styles
  if (script === undefined || style === undefined || otherScripts.length + otherStyles.length > 0)
    throw new Error(`in-one-file: found ${scripts.length} scripts and ${styles.length} other files instead of one each`)
  if (/<\/style/iu.test(style)) throw new Error('in-one-file: the style sheet would end early')
  // In a script's strings, patterns and templates these mean the same
  const inPage = script.replaceAll(/<(\/script|script|!--)/giu, '\\x3C$1')
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(inPage)}`,
    `style-src ${hashOf(style)}`,
    'img-src data: blob:',
    'media-src data: blob:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return `<!doctype html>
<html data-theme="dark">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${style}</style>
</head>
<body>
<div id="page"></div>
${gamePlace}
<script type="module">${inPage}</script>
</body>
</html>
`
}
