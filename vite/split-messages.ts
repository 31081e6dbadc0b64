import type { Plugin } from 'vite'

/**
 * Takes the compiled messages one by one where Node takes them all in one file (`scripts/setup/join-messages.mjs`): each page's file then
 * holds the messages that the page shows, and no others.
 */
export function splitMessages(): Plugin {
  return {
    name: 'whodini:split-messages',
    apply: 'build',
    load: {
      filter: { id: /[\\/]app[\\/]i18n[\\/]generated[\\/]messages\.js$/ },
      handler: () => `export * from './messages/_index.js'\nexport * as m from './messages/_index.js'\n`,
    },
  }
}
