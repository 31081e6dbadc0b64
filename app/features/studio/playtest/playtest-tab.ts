type PlaytestTab = { show: (address: string) => void; giveUp: () => void }

/** Opens or reuses the adventure's playtest tab. Call it directly in the click handler, or the browser blocks a new
 * tab; then null. */
export function openPlaytestTab(adventureId: string): PlaytestTab | null {
  const tab = window.open('', `whodini-playtest-${adventureId}`)
  if (!tab) return null
  return {
    show: (address) => {
      tab.location.assign(address)
      tab.focus()
    },
    // An earlier playtest in the tab stays
    giveUp: () => tab.location.href === 'about:blank' && tab.close(),
  }
}
