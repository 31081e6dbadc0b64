type PlaytestTab = { show: (address: string) => void; giveUp: () => void }

/** Beside the editor, the same one each time. Call it at the press, or the browser refuses a new tab: then null. */
export function openPlaytestTab(adventureId: string): PlaytestTab | null {
  const tab = window.open('', `whodini-playtest-${adventureId}`)
  if (!tab) return null
  return {
    show: (address) => {
      tab.location.assign(address)
      tab.focus()
    },
    // A playtest that was there before stays
    giveUp: () => tab.location.href === 'about:blank' && tab.close(),
  }
}
