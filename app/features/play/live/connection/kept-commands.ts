/** Where the commands under way are kept over a reload. Storage may be forbidden or full: then it loses them, and nothing else happens. */
export function keptCommands(runId: string) {
  const key = `whodini-run-${runId}`
  return {
    read() {
      try {
        return sessionStorage.getItem(key)
      } catch {
        return null
      }
    },
    write(text: string | null) {
      try {
        if (text === null) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, text)
      } catch {
        return
      }
    },
  }
}
